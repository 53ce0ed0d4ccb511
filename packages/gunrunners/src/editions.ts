/** What the printed editions of the game do differently. An edition is one record here, and nothing else knows it by name. */
export interface EditionRules {
  /** G2.2: all crates of the box but the one that marks the busts. */
  readonly crates: number;
  /**
   * G6.3: option A begins with the flip, and the vacant place is filled after the operation. Otherwise the card is
   * committed first, takes the place at once, and the operation comes last.
   */
  readonly flipsFirst: boolean;
  /** G9.2: where crates go that leave before the final bust: back to the supply, or out of the game. */
  readonly leavingTo: 'supply' | 'lost';
  /** G9.5: which cards break ties: those beside locations that were not busted last, or all that were not discarded. */
  readonly tieCards: 'besideUnbusted' | 'notDiscarded';
}

export type Edition = 'en' | 'pt';

export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = {
  en: { crates: 109, flipsFirst: true, leavingTo: 'supply', tieCards: 'besideUnbusted' },
  pt: { crates: 99, flipsFirst: false, leavingTo: 'lost', tieCards: 'notDiscarded' },
};

/** The first is the usual one. */
export const EDITIONS: readonly Edition[] = ['en', 'pt'];

/** The same, quicker than by looking up the name: it is asked several times a turn of every imagined game. */
export function rulesOf(edition: Edition): EditionRules {
  return edition === 'en' ? EDITION_RULES.en : EDITION_RULES.pt;
}
