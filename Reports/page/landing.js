// Where a way within the page ends: the place stands there at once, and stays there while what is above it gets its size. Pictures
// and cards get theirs after the page is there, and a place that was scrolled to before would be pushed down by them.
class Landing {
  // So long, in milliseconds, what is above it may take.
  static patience = 3000;
  // By these a reader goes on, and is never brought back. Screen readers press what they read by a click alone.
  static goingOn = ["wheel", "touchstart", "pointerdown", "keydown", "click"];

  static on(place, block = "start") {
    Landing.leave?.();
    const stand = () => place.isConnected ? place.scrollIntoView({ block, behavior: "instant" }) : leave();
    const sizes = new ResizeObserver(stand);
    const leave = () => {
      sizes.disconnect();
      clearTimeout(end);
      for (const name of Landing.goingOn) removeEventListener(name, leave, true);
      Landing.leave = undefined;
    };
    const end = setTimeout(leave, Landing.patience);
    for (const name of Landing.goingOn) addEventListener(name, leave, true);
    Landing.leave = leave;
    stand();
    sizes.observe(document.body);
  }
}
