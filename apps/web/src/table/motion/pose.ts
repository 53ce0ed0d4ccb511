export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Shows a thing of its own size, laid out in the corner of the screen, as wide as a place and in the middle of it. */
export function pose(own: Size, at: Box): string {
  const x = at.left + (at.width - own.width) / 2;
  const y = at.top + (at.height - own.height) / 2;
  return `translate(${x}px, ${y}px) scale(${at.width / Math.max(1, own.width)})`;
}

/** A piece in the middle of a place: not larger than it is, and not wider than the place. */
export function inside(place: Box, piece: Size): Box {
  const share = Math.min(1, place.width / Math.max(1, piece.width));
  const [width, height] = [piece.width * share, piece.height * share];
  const left = place.left + (place.width - width) / 2;
  return { left, top: place.top + (place.height - height) / 2, width, height };
}

/** The place halfway between two. */
export function between(one: Box, other: Box): Box {
  const mean = (key: keyof Box) => (one[key] + other[key]) / 2;
  return { left: mean('left'), top: mean('top'), width: mean('width'), height: mean('height') };
}
