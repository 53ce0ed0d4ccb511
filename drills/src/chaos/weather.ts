/** How bad the line is: the chance of each mishap, for every frame in either direction. */
export interface Weather {
  readonly drop: number;
  readonly duplicate: number;
  readonly delay: number;
  /** The frame waits until the next one has gone past it. */
  readonly swap: number;
  /** The connection breaks. */
  readonly cut: number;
  /** The connection stays open, and nothing goes through any more. */
  readonly freeze: number;
  /** In milliseconds. */
  readonly longestDelay: number;
}

export const STORM: Weather = {
  drop: 0.01,
  duplicate: 0.03,
  delay: 0.04,
  swap: 0.02,
  cut: 0.002,
  freeze: 0.0005,
  longestDelay: 150,
};

/** What the weather did. */
export interface Mishaps {
  dropped: number;
  duplicated: number;
  delayed: number;
  swapped: number;
  cut: number;
  frozen: number;
}

export function noMishaps(): Mishaps {
  return { dropped: 0, duplicated: 0, delayed: 0, swapped: 0, cut: 0, frozen: 0 };
}
