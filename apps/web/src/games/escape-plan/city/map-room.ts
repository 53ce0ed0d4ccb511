import type { Insets } from './camera.ts';
import type { Box } from './geometry.ts';

const MARGIN = 14;
/** From this width on the list of choices has a room of its own beside the city; its width in the page's units. */
const WIDE = 880;
const LIST = 18.75;
/** While a tile is to be laid, the buttons that turn it stand along the upper edge. */
const TURN_BUTTONS = 72;
/** Where it is narrow the buttons stand along the lower edge. */
const BUTTONS = 60;
const COVERS = '.ep-tomorrow, .ep-legend, .ep-zoom, .ep-decide:not(.is-folded)';

/** Around the city: air, the buttons, and on wide maps the room of the panel, whether it is there now or not. */
export function marginsOf(width: number, isNarrow: boolean, isWhole: boolean, foot: number): Insets {
  const list = width < WIDE ? 0 : LIST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    left: MARGIN,
    top: isWhole ? TURN_BUTTONS : MARGIN,
    right: MARGIN + list,
    bottom: foot + (isNarrow ? BUTTONS : MARGIN),
  };
}

/** The panel in which one decides lies over the right edge while it is open; folded, over the upper one where it is narrow. */
export function insetsOf(view: Element, isNarrow: boolean, margins: Insets): Insets {
  const panel = view.closest('.ep-stage')?.querySelector('.ep-decide') ?? null;
  if (panel === null || !panel.checkVisibility()) return margins;
  const [glass, over] = [view.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (panel.classList.contains('is-folded')) {
    return isNarrow ? { ...margins, top: Math.max(margins.top, over.bottom - glass.top) } : margins;
  }
  const covered = glass.right - over.left + MARGIN;
  return covered > glass.width / 2 ? margins : { ...margins, right: Math.max(margins.right, covered) };
}

/** What else lies over the map: the tiles of tomorrow, the legend, the buttons, and the panel in which one decides. */
export function coversOf(view: Element): readonly Box[] {
  const glass = view.getBoundingClientRect();
  const pieces = view.closest('.ep-stage')?.querySelectorAll(COVERS) ?? [];
  return [...pieces].map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return { left: left - glass.left, top: top - glass.top, right: right - glass.left, bottom: bottom - glass.top };
  });
}
