import type { Happening } from '@stakeout/escape-plan';

/** The clause that each kind of happening follows. */
const CLAUSES: Readonly<Record<string, string>> = {
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
  tilesDrawn: 'E15.9',
  tileKept: 'E15.8',
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
  paid: 'E15.13',
  incomeReceived: 'E5.1',
  notorietyGained: 'E19.1',
  notorietyLost: 'E19.1',
  notorietyMoved: 'E19.2',
  lineCrossed: 'E19.3',
  copMoved: 'E17.9',
  copRemoved: 'E17.12',
  automaMoved: 'E23.3',
  automaStayed: 'E23.3',
  fixerLost: 'E23.6',
  keyLost: 'E23.6',
  lockerLost: 'E23.7',
  exitTileLost: 'E23.8',
  escaped: 'E21.7',
  arrested: 'E21.5',
  gameEnded: 'E22.3',
};

/** What Sandra does by a clause of her own; Costa has others. */
const SANDRAS: Readonly<Record<string, string>> = {
  discSpent: 'E23.4',
  discGained: 'E23.5',
  notorietyGained: 'E23.9',
  notorietyLost: 'E23.9',
};
const COSTAS: Readonly<Record<string, string>> = {
  ...SANDRAS,
  automaMoved: 'E24.2',
  automaStayed: 'E24.2',
  contactTaken: 'E24.4',
  escaped: 'E24.5',
};

const FIRST_EXIT_SOURCE = 3;
/** E24.3. */
const COSTA_TOLL = 3;

/** What came before, as far as it says why something is done. */
export interface Course {
  readonly seats: number;
  /** The kind of happening just before, in the same move. */
  readonly previous: string | null;
  /** Whether the income of the day is being dealt with: nobody has had a turn since the day began. */
  readonly isIncomePhase: boolean;
  /** Whether somebody has crossed a line of the notoriety track since a card or an asset was last used. */
  readonly isApproach: boolean;
}

/** Happenings that say what the rules say: whoever looks it up reads why it happened. */
export function clauseOf({ what, params }: Happening, course: Course): string {
  const pawn = params['pawn'] ?? -1;
  if (pawn === course.seats) return SANDRAS[what] ?? CLAUSES[what] ?? '';
  if (pawn > course.seats) return COSTAS[what] ?? CLAUSES[what] ?? '';
  return byCourse(what, params, course) ?? CLAUSES[what] ?? '';
}

function byCourse(what: string, params: Happening['params'], course: Course): string | null {
  const { previous } = course;
  switch (what) {
    case 'paid':
      if (previous === 'turnBegan') return 'E9.4';
      if (course.isIncomePhase) return 'E5.2';
      return course.seats === 1 && params['amount'] === COSTA_TOLL ? 'E24.3' : null;
    case 'copMoved':
      return course.isApproach ? 'E19.3' : null;
    case 'tilesDrawn':
      return previous === 'keyTurned' ? 'E15.8' : null;
    case 'tileKept':
      return (params['source'] ?? 0) >= FIRST_EXIT_SOURCE ? 'E15.9' : null;
    case 'arrested':
      return previous === 'partBegan' || previous === 'arrested' ? 'E21.6' : null;
    default:
      return null;
  }
}
