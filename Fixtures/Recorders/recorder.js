// Records which pages of a carousel stand where, one line of JSON for every frame.
//
//   const recorder = recordCarousel(document.querySelector('.viewport'));
//   // … swipe, wait, wrap …
//   recorder.stop();
//   recorder.download();  // carousel.jsonl
function recordCarousel(viewport, options) {
  const recorder = carouselRecorder(viewport, options);
  let now = null;
  let request = 0;

  // What animation callbacks change counts only when all of them have run. Resize observers are
  // called after them, just before the frame is painted; so one frame after the other gives an
  // invisible element another size.
  const pulse = document.createElement('div');
  pulse.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;visibility:hidden';
  document.body.append(pulse);
  const observer = new ResizeObserver(() => {
    if (now !== null) recorder.sample(now);
  });
  observer.observe(pulse);

  function tick(time) {
    now = time;
    pulse.style.width = pulse.style.width === '1px' ? '2px' : '1px';
    request = requestAnimationFrame(tick);
  }
  request = requestAnimationFrame(tick);

  recorder.stop = () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    pulse.remove();
  };
  return recorder;
}

// Writes a line whenever `sample` is called. `viewport` is the element that cuts the pages off.
function carouselRecorder(viewport, {
  pages = '[data-item]',
  item = (page) => Number(page.dataset.item),
  indicator = () => null,
  axis = 'x',
} = {}) {
  const [start, length] = axis === 'y' ? ['top', 'height'] : ['left', 'width'];
  const lines = [];
  const rounded = (value) => Math.round(value * 1000) / 1000;

  return {
    sample(now) {
      const bounds = viewport.getBoundingClientRect();
      if (bounds[length] === 0) return;
      const slides = [];
      for (const page of viewport.querySelectorAll(pages)) {
        const box = page.getBoundingClientRect();
        const x = box[start] - bounds[start];
        if (box[length] === 0 || x + box[length] <= 0 || x >= bounds[length]) continue;
        slides.push({ item: item(page), x: rounded(x), w: rounded(box[length]) });
      }
      lines.push(JSON.stringify({
        t: rounded(now), viewport: rounded(bounds[length]), slides, indicator: indicator(),
      }));
    },
    text: () => lines.map((line) => line + '\n').join(''),
    download(name = 'carousel.jsonl') {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([this.text()], { type: 'application/jsonl' }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    },
  };
}
