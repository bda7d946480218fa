// Only what scrolls is a stop for whoever goes by keyboard: frames of wide pictures and tables.
class ScrollStops {
  // It is told once the page is laid out anyway, and of a frame that was folded as soon as it is open.
  static observer = new ResizeObserver((changes) => {
    const frames = new Set(changes.map(({ target }) => target.closest(".scroll")));
    const sizes = [...frames].filter(Boolean).map((frame) => [frame, frame.clientWidth, frame.scrollWidth]);
    for (const [frame, width, content] of sizes) if (width > 0) frame.tabIndex = content > width ? 0 : -1;
  });

  // What is in it may get wider while the frame stays as it is.
  static watch(frame) {
    for (const place of [frame, frame.firstElementChild]) if (place) ScrollStops.observer.observe(place);
  }
}
