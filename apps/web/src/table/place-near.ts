const GAP = 8;

/** Puts something that floats above the page below its anchor, or above it where there is no room; inside the window. */
export function placeNear(floating: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
  const isRoomBelow = at.bottom + GAP + height <= innerHeight;
  const top = isRoomBelow ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height);
  floating.style.setProperty('--x', `${Math.round(left)}px`);
  floating.style.setProperty('--y', `${Math.round(top)}px`);
}
