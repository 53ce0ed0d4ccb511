/** The room that a page gives the table: what is left of the window by the bar of an online table or the dock of a replay. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * `desk`: rails on both sides of the map. `column`: the same, with list and prompt in a column beside a city that is higher than
 * wide, where the room is low. `upright`: everything in one column, the own board in two rows. `beside`: the map at
 * the left, all else in tabs beside it. `phone`: one column with tabs.
 */
export type Layout = 'desk' | 'column' | 'upright' | 'beside' | 'phone';

/** Between two rails of a readable width the map needs this much. */
const DESK = { width: 1180, height: 660 };
/** Up to this height a city that is higher than wide needs all of it. */
const LOW = 940;
/** Narrower than this the own board has no room beside anything, nor the map beside a column. */
const BOARD_WIDTH = 680;
const TWO_COLUMNS = 560;
/** Only what is clearly higher than wide has height for map and board above each other. */
const UPRIGHT = 1.15;
/** From here on the map can spare the width of a list. */
const LIST = 1500;

export function layoutOf({ width, height }: Room, isCityTall = false): Layout {
  if (width >= DESK.width && height >= DESK.height) return isCityTall && height <= LOW ? 'column' : 'desk';
  if (height > width * UPRIGHT) return width >= BOARD_WIDTH ? 'upright' : 'phone';
  return width >= TWO_COLUMNS ? 'beside' : 'phone';
}

/** Whether there are rails on both sides. */
export function isDesk(layout: Layout): boolean {
  return layout === 'desk' || layout === 'column';
}

/** Whether the panels that stand around the map elsewhere are in tabs, one at a time. */
export function hasTabs(layout: Layout): boolean {
  return layout === 'beside' || layout === 'phone';
}

/** Whether a list of what can be chosen on the map has room beside the city. */
export function hasRoomForList(room: Room): boolean {
  return layoutOf(room) === 'desk' && room.width >= LIST;
}

/** The room there is now; before the table is drawn, the whole window. */
export function roomNow(): Room {
  const room = document.querySelector('.ep-room');
  return room === null
    ? { width: innerWidth, height: innerHeight }
    : { width: room.clientWidth, height: room.clientHeight };
}
