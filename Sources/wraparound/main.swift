print("wraparound")
