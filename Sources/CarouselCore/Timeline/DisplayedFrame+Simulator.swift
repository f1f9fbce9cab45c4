extension DisplayedFrame {
  /// Creates the frame that a carousel and its reference show at the moment.
  init(_ carousel: borrowing Simulator, reference: borrowing Simulator) {
    var pages: [PlacedPage] = []
    carousel.appendVisiblePages(to: &pages)
    self.init(
      refresh: carousel.refresh,
      time: Double(carousel.refresh) / carousel.refreshRate,
      boundsSize: carousel.geometry.boundsSize,
      contentOffset: carousel.displayedOffset,
      position: carousel.position,
      referencePosition: reference.contentOffset,
      motion: carousel.displayedMotion,
      referenceMotion: reference.displayedMotion,
      versions: carousel.versions,
      pages: pages,
      indicator: carousel.displayedDot,
      isHidden: carousel.isHidden,
      events: carousel.events
    )
  }
}

extension Simulator {
  /// What moves the content, the view's own animation included.
  var displayedMotion: MotionPhase {
    viewAnimation != nil && motion.phase == .resting ? .scrolling : motion.phase
  }

  /// The marked dot, where the carousel shows any.
  var displayedDot: Int? {
    carousel.indicator?.isShown == true ? dot : nil
  }
}
