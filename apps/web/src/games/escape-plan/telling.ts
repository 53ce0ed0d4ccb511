import type { HappeningType } from '@stakeout/escape-plan';
import type { Sound } from '../../table/sound.ts';
import type { MarkKind } from '../front.ts';

/** How the page tells one kind of happening. */
interface Telling {
  /** In the log it goes with an entry that begins with one of these, within one move. */
  readonly goesWith?: readonly HappeningType[];
  /** In the log it explains this one just before it, and is told first. */
  readonly takesOver?: HappeningType;
  /** Its clause is worth a chip even where it only goes with something. */
  readonly hasOwnClause?: true;
  /** Wounds, handcuffs, arrests and blocked exits: it is red in the log. */
  readonly isHot?: true;
  /** On the table it is shown together with one of these, which came before it. */
  readonly shownWith?: readonly HappeningType[];
  readonly sound?: Sound;
  /** On the slider of a replay. Turns are many; the parts of the day stand for them. */
  readonly mark?: MarkKind;
}

/** What uses something up, and so explains what follows from it. */
export const USES = [
  'contactUsed',
  'fixerUsed',
  'equipmentUsed',
  'assetUsed',
  'memberReturned',
  'firstAidUsed',
] as const satisfies readonly HappeningType[];

/** A row for every kind of happening, so that none is forgotten. */
export const TELLINGS: Readonly<Record<HappeningType, Telling>> = {
  dayBegan: { mark: 'day', shownWith: ['partBegan'] },
  // Parts in which nobody plays pass without a word.
  partBegan: { mark: 'turn', shownWith: ['partBegan'] },
  patrolRevealed: { shownWith: ['patrolRevealed'] },
  exitBlocked: {
    goesWith: ['patrolRevealed'],
    hasOwnClause: true,
    isHot: true,
    shownWith: ['patrolRevealed'],
    sound: 'stamp',
  },
  tileLaid: { sound: 'tile' },
  placeAssigned: { sound: 'tile' },
  tileRevealed: { goesWith: ['tileRevealed'], shownWith: ['tileRevealed'], sound: 'tile' },
  copsDrawn: { goesWith: ['copsDrawn'], shownWith: ['tileRevealed'] },
  orderSettled: {},
  gameEnded: {},
  turnBegan: {},
  partPassed: {},
  rested: {},
  stayed: {},
  discGained: { goesWith: [...USES, 'automaMoved', 'contactLost', 'contactTaken', 'lineCrossed'] },
  discSpent: {},
  noDiscLeft: {},
  escaped: { takesOver: 'paid', sound: 'escape', mark: 'hot' },
  arrested: { isHot: true, sound: 'stamp', mark: 'hot' },
  moved: { goesWith: [...USES, 'flown'], sound: 'step' },
  flown: { goesWith: USES, sound: 'radio' },
  turnedBack: {},
  canTaken: {},
  canUsed: {},
  copsAvoided: { goesWith: USES },
  copAvoided: { goesWith: USES },
  sandraAvoided: { goesWith: USES },
  copNotAvoided: { sound: 'radio' },
  copMoved: { sound: 'radio' },
  copRemoved: {},
  wounded: { goesWith: ['copNotAvoided'], isHot: true, sound: 'wound', mark: 'hurt' },
  woundWithoutEffect: { goesWith: ['copNotAvoided'] },
  handcuffed: { goesWith: ['copNotAvoided'], hasOwnClause: true, isHot: true, sound: 'wound', mark: 'hurt' },
  healed: { goesWith: [...USES, 'healed'], takesOver: 'paid' },
  paid: { goesWith: ['contactUsed', 'assetUsed', 'healed'] },
  incomeReceived: { goesWith: [...USES, 'cubeOnIncome'], shownWith: ['dayBegan', 'partBegan'] },
  notorietyGained: {
    goesWith: ['contactUsed', 'contactTaken', 'itemReplaced', 'automaMoved', 'healed', 'notorietyGained'],
  },
  notorietyLost: { goesWith: [...USES, 'prayed', 'automaMoved', 'cubeOnPlain', 'cubeOnIncome'] },
  notorietyMoved: {},
  lineCrossed: {},
  cubeOnPlain: {},
  cubeOnIncome: {},
  businessClosed: { goesWith: ['cubeOnPlain', 'cubeOnIncome', 'automaMoved'], hasOwnClause: true, sound: 'stamp' },
  gangTaken: { takesOver: 'paid' },
  keyTaken: {},
  keyTurned: { takesOver: 'paid' },
  fixerBought: { takesOver: 'paid' },
  equipmentBought: { takesOver: 'paid' },
  tilesDrawn: { goesWith: ['keyTurned'] },
  tileKept: {},
  itemReplaced: {},
  prayed: { takesOver: 'paid' },
  contactTaken: { sound: 'card' },
  contactDismissed: { sound: 'card' },
  contactReplaced: { goesWith: ['contactTaken'] },
  contactRevealed: {
    goesWith: ['contactTaken', 'contactDismissed', 'contactLost'],
    shownWith: ['contactTaken', 'contactDismissed', 'contactLost'],
  },
  assetUnlocked: {},
  assetWasted: {},
  nothingToTake: {},
  contactUsed: {},
  fixerUsed: {},
  equipmentUsed: {},
  assetUsed: {},
  memberReturned: {},
  firstAidUsed: {},
  automaMoved: { sound: 'step' },
  automaStayed: {},
  contactLost: { sound: 'card' },
  fixerLost: {},
  keyLost: { goesWith: ['fixerLost'] },
  lockerLost: { goesWith: ['lockerLost'] },
  exitTileLost: {},
};
