import { createStore } from '../state/store.ts';

/** The table that was asked for last: its game, and its match as soon as that is set up. */
interface Starting {
  readonly game: string;
  readonly id: string | null;
}

/** Its first picture stands at once, before anything of it is there. */
export const starting = createStore<Starting | null>(null);
