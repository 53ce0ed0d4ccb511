/**
 * What things are worth to a player towards the score sheet, in thousands. What is not on the sheet was found by playing many
 * games with one figure changed and keeping what ended with more.
 */
export interface Sense {
  /** A contact while there is time to fill the row: five are worth 100 (E22.2). */
  readonly contact: number;
  /** A contact let go only thins the display. */
  readonly dismissed: number;
  /** A wound costs 20 on the sheet, and handcuffs later. */
  readonly wound: number;
  /** A wound with no green cube left takes a contact space for good (E13.2). */
  readonly cuffs: number;
  /** A key opens a locker worth about 90, if a store is on the way; one more does less. */
  readonly key: number;
  readonly spareKeys: number;
  /** A disc is a turn, and a turn is a visit. */
  readonly disc: number;
  /** A notch of notoriety, beyond what the penalty says. */
  readonly notoriety: number;
  /** How much of the penalty a notch less saves. */
  readonly calm: number;
  /** An unlocked asset makes room for a contact or a tile. */
  readonly room: number;
  /** What $1k does for the sheet, spent on tools, assets and turns: most on the first day, on the last little more than itself. */
  readonly money1: number;
  readonly money2: number;
  readonly money3: number;
  readonly can: number;
  readonly member: number;
  /** A piece of equipment one could buy at a store. */
  readonly equipment: number;
  /** What is in reach afterwards, against what is here now. */
  readonly afterwards: number;
  readonly beyond: number;
  readonly secondChoice: number;
  /** A cop on the tile one stops at has to be passed next time. */
  readonly copAtGoal: number;
  /** Everything turned up again, apart from what is counted piece by piece. */
  readonly rested: number;
  /** What a turn must bring for a disc to be spent on it before the last day. */
  readonly discTurn: number;
  /** What the money kept for the way out may be touched for a disc, on the first and on the second day. */
  readonly credit1: number;
  readonly credit2: number;
  /**
   * Whether money is spent with care: on the way out cops are avoided before anything is cashed in, with all that the exit leaves; and alone,
   * what a habit would use or leave unused is thought about.
   */
  readonly careful: boolean;
  /** What turns up in a day besides: incomes at businesses and exits. */
  readonly found: number;
  /** How often a piece of equipment is used for each cop of its types in the city. */
  readonly perCop: number;
  /** From here on money may be spent on assets before the last day. */
  readonly plenty: number;
  /** When the city is built alone: how much better it must hang together for each thousand more that Costa may expect today. */
  readonly forecast: number;
  /** How many such cities are thought through before one is built. */
  readonly drafts: number;
  /** When it is built in company: how much better a tile must fit for each step that it lies away. */
  readonly home: number;
  /** Whether it looks for ways by helicopter, gang flight, sewer, jet ski and medevac. */
  readonly lifts: boolean;
  /** What is aimed at by whoever plays alone, against Costa, and in company. */
  readonly alone: Aim;
  readonly together: Aim;
}

/** How the end of an imagined game is judged. */
export interface Aim {
  /** How much of the reward is for being ahead; the rest is for money as such, which counts when all looks won or lost. */
  readonly ahead: number;
  /** A lead of this much is nearly sure to last, with the whole game to come, and with nothing to come. */
  readonly lead: number;
  readonly last: number;
  /** With the whole game to come one ends so much better than in what is imagined, where everybody plays by instinct. */
  readonly relief: number;
}

const MONEY_TOO: Aim = { ahead: 0.8, lead: 90, last: 90, relief: 0 };

/** The sense of players from before senses could differ: nothing here changes, so that progress can be measured against it. */
export const PLAIN: Sense = {
  contact: 30,
  dismissed: 1,
  wound: 16,
  cuffs: 26,
  key: 25,
  spareKeys: 0.5,
  disc: 26,
  notoriety: 1.5,
  calm: 0.6,
  room: 10,
  money1: 11,
  money2: 4,
  money3: 1.2,
  can: 5,
  member: 11,
  equipment: 7,
  afterwards: 0.45,
  beyond: 0.35,
  secondChoice: 0.1,
  copAtGoal: 5,
  rested: -15,
  discTurn: 22,
  credit1: 9,
  credit2: 4,
  careful: false,
  found: 3,
  perCop: 2.2,
  plenty: 9,
  forecast: 0,
  drafts: 0,
  home: 0,
  lifts: false,
  alone: MONEY_TOO,
  together: MONEY_TOO,
};

/** What $1k is worth on the day it is. */
export function moneyOn({ day, sense }: { readonly day: number; readonly sense: Sense }): number {
  return day === 1 ? sense.money1 : day === 2 ? sense.money2 : sense.money3;
}
