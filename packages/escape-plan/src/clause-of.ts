import type { Happening } from './event.ts';
import type { Charge, Fame, HappeningType, Payment } from './happening.ts';
import { FIRST_EXIT_SOURCE } from './items.ts';

type Varied = 'paid' | 'arrested' | 'copMoved' | 'tilesDrawn' | 'tileKept';

/** The clause that each kind of happening follows, where it is always the same one. */
const CLAUSES: Readonly<Record<Exclude<HappeningType, Varied>, string>> = {
  dayBegan: 'E4.1',
  partBegan: 'E9.1',
  patrolRevealed: 'E6.1',
  exitBlocked: 'E6.2',
  tileRevealed: 'E7.4',
  copsDrawn: 'E7.4',
  tileLaid: 'E7.1',
  placeAssigned: 'E7.3',
  orderSettled: 'E8.1',
  turnBegan: 'E9.3',
  partPassed: 'E9.2',
  rested: 'E10.1',
  turnedBack: 'E9.5',
  stayed: 'E9.5',
  moved: 'E11.2',
  flown: 'E11.7',
  canUsed: 'E11.5',
  copsAvoided: 'E12.4',
  copAvoided: 'E12.4',
  sandraAvoided: 'E23.2',
  copNotAvoided: 'E12.5',
  wounded: 'E13.1',
  woundWithoutEffect: 'E13.2',
  handcuffed: 'E13.2',
  healed: 'E13.3',
  cubeOnPlain: 'E15.1',
  cubeOnIncome: 'E15.1',
  businessClosed: 'E15.2',
  gangTaken: 'E15.6',
  memberReturned: 'E17.6',
  keyTaken: 'E15.4',
  keyTurned: 'E15.8',
  fixerBought: 'E15.4',
  fixerUsed: 'E17.4',
  canTaken: 'E15.7',
  equipmentBought: 'E15.7',
  equipmentUsed: 'E17.3',
  itemReplaced: 'E15.4',
  prayed: 'E15.11',
  contactTaken: 'E16.1',
  contactDismissed: 'E16.1',
  contactReplaced: 'E16.1',
  contactRevealed: 'E16.2',
  contactUsed: 'E17.2',
  contactLost: 'E23.5',
  assetUnlocked: 'E18.2',
  assetWasted: 'E18.2',
  assetUsed: 'E17.8',
  firstAidUsed: 'E17.5',
  discGained: 'E9.2',
  discSpent: 'E9.2',
  nothingToTake: 'E2.3',
  noDiscLeft: 'E2.3',
  incomeReceived: 'E5.1',
  notorietyGained: 'E19.1',
  notorietyLost: 'E19.1',
  notorietyMoved: 'E19.2',
  lineCrossed: 'E19.3',
  copRemoved: 'E17.12',
  automaMoved: 'E23.3',
  automaStayed: 'E23.3',
  fixerLost: 'E23.6',
  keyLost: 'E23.6',
  lockerLost: 'E23.7',
  exitTileLost: 'E23.8',
  escaped: 'E21.7',
  gameEnded: 'E22.3',
};

/** What Sandra does by a clause of her own; Costa has others. */
const SANDRAS: Readonly<Partial<Record<HappeningType, string>>> = {
  discSpent: 'E23.4',
  discGained: 'E23.5',
  notorietyGained: 'E23.9',
  notorietyLost: 'E23.9',
};
const COSTAS: Readonly<Partial<Record<HappeningType, string>>> = {
  ...SANDRAS,
  automaMoved: 'E24.2',
  automaStayed: 'E24.2',
  contactTaken: 'E24.4',
  escaped: 'E24.5',
};

/** E15.3 stands for the bonus of the safe houses too. */
const FAMES: Readonly<Record<Fame, string>> = { crowd: 'E14.3', hospital: 'E15.12', bonus: 'E15.3' };

const PAYMENTS: Readonly<Record<Payment, string>> = { price: 'E15.13', offer: 'E5.2', upkeep: 'E9.4', toll: 'E24.3' };
const ARRESTS: Readonly<Record<Charge, string>> = { upkeep: 'E9.4', exit: 'E21.4', late: 'E21.6' };

/** The clause by which something happened, at a table of so many seats: whoever looks it up reads why. */
export function clauseOf(happening: Happening, seats: number): string {
  const pawn = 'pawn' in happening ? happening.pawn : -1;
  if (pawn >= seats) {
    const own = (pawn === seats ? SANDRAS : COSTAS)[happening.type];
    if (own !== undefined) return own;
  }
  switch (happening.type) {
    case 'paid':
      return PAYMENTS[happening.why];
    case 'copMoved':
      return happening.towards < 0 ? 'E17.9' : 'E19.3';
    case 'tilesDrawn':
    case 'tileKept':
      return happening.source < FIRST_EXIT_SOURCE ? 'E15.8' : 'E15.9';
    case 'notorietyGained':
    case 'notorietyLost':
      return happening.why === undefined ? CLAUSES[happening.type] : FAMES[happening.why];
    case 'arrested':
      return ARRESTS[happening.why];
    default:
      return CLAUSES[happening.type];
  }
}
