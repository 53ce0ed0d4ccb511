import { PLAIN, type Sense } from './sense.ts';

/** The sense of the strong levels. Whatever is found to play better goes here; `classic` and the judge keep to the plain one. */
export const KEEN: Sense = {
  ...PLAIN,
  forecast: 0.4,
  drafts: 14,
  home: 2,
  lifts: true,
  careful: true,
};
