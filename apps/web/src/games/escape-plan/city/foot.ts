/** What may lie over the lower edge of the map: what the others did, and advice. */
const STRIPS = '.recap, .ep-hint';

/** How much of the lower edge of the map lies under a strip, in pixels; one that stands beside the map takes none of it. */
export function footOver(view: Element): number {
  const strips = stripsAround(view);
  // Nothing there: nothing to measure, which would lay the whole page out at once.
  if (strips.length === 0) return 0;
  const { top, bottom, left, right } = view.getBoundingClientRect();
  let foot = 0;
  for (const strip of strips) {
    if (strip.classList.contains('is-gone')) continue;
    const box = strip.getBoundingClientRect();
    const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    if (box.height > 0 && isOver) foot = Math.max(foot, bottom - box.top);
  }
  return Math.min(Math.round(foot), (bottom - top) / 2);
}

function stripsAround(view: Element): readonly Element[] {
  return [...(view.closest('.ep-layout')?.querySelectorAll(STRIPS) ?? [])];
}

/**
 * Tells when a strip comes, goes or changes its size; and says on the stage how high it is, so that what stands at the foot of
 * the map stands above it.
 */
export function watchFoot(view: Element, onChange: () => void): () => void {
  const stage = view.closest<HTMLElement>('.ep-stage');
  const prompt = view.closest('.ep-layout')?.querySelector(':scope > .ep-prompt') ?? null;
  if (stage === null || prompt === null) return () => undefined;
  // The whole map is styled anew with it: it is written only when it changes.
  let written = 0;
  const write = () => {
    const foot = footOver(view);
    if (foot === written) return;
    written = foot;
    stage.style.setProperty('--ep-foot', `${foot}px`);
  };
  const look = () => {
    write();
    onChange();
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(() => {
    watchStrips();
    look();
  });
  let watched: readonly Element[] = [];
  const watchStrips = () => {
    const found = stripsAround(view);
    for (const strip of watched) if (!found.includes(strip)) sizes.unobserve(strip);
    for (const strip of found) {
      if (watched.includes(strip)) continue;
      sizes.observe(strip);
      // What has been read is hidden a moment before it goes.
      changes.observe(strip, { attributes: true, attributeFilter: ['class'] });
    }
    watched = found;
  };
  for (const place of [stage, prompt]) changes.observe(place, { childList: true });
  watchStrips();
  write();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
