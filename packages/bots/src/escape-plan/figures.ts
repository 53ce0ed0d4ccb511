/**
 * What things are worth towards the score sheet, in thousands. What is not on the sheet was found by playing many games with
 * one figure changed and keeping what ended with more.
 */
export const WORTH = {
  /** A contact while there is time to fill the row: five are worth 100 (E22.2). */
  contact: 30,
  /** A contact let go only thins the display. */
  dismissed: 1,
  /** A wound costs 20 on the sheet, and handcuffs later. */
  wound: 16,
  /** A wound with no green cube left takes a contact space for good (E13.2). */
  cuffs: 26,
  /** A key opens a locker worth about 90, if a store is on the way; one more does less. */
  key: 25,
  spareKeys: 0.5,
  /** A disc is a turn, and a turn is a visit. */
  disc: 26,
  /** A notch of notoriety, beyond what the penalty says. */
  notoriety: 1.5,
  /** How much of the penalty a notch less saves. */
  calm: 0.6,
  /** An unlocked asset makes room for a contact or a tile. */
  room: 10,
  /** What $1k does for the sheet, spent on tools, assets and turns: most on the first day, on the last little more than itself. */
  money1: 11,
  money2: 4,
  money3: 1.2,
  can: 5,
  member: 11,
  /** A piece of equipment one could buy at a store. */
  equipment: 7,
  /** What is in reach afterwards, against what is here now. */
  afterwards: 0.45,
  beyond: 0.35,
  secondChoice: 0.1,
  /** A cop on the tile one stops at has to be passed next time. */
  copAtGoal: 5,
  /** Everything turned up again, apart from what is counted piece by piece. */
  rested: -15,
  /** What a turn must bring for a disc to be spent on it before the last day. */
  discTurn: 22,
  /** What the money kept for the way out may be touched for a disc, on the first and on the second day. */
  credit1: 9,
  credit2: 4,
  /** What turns up in a day besides: incomes at businesses and exits. */
  found: 3,
  /** How often a piece of equipment is used for each cop of its types in the city. */
  perCop: 2.2,
  /** From here on money may be spent on assets before the last day. */
  plenty: 9,
};

/** What $1k is worth on a day. */
export function moneyOn(day: number): number {
  return day === 1 ? WORTH.money1 : day === 2 ? WORTH.money2 : WORTH.money3;
}
