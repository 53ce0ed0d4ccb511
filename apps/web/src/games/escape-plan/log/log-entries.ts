import { type Event, type Happening, opening, type View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';
import { type Course, clauseOf } from './clauses.ts';

/** An entry of the log before it is put into words: what happened, and what went with it. */
export interface LogEntry {
  readonly key: string;
  /** The player whose doing it was; `null` for the police and the calendar. */
  readonly seat: Seat | null;
  /** The first one is told in full, the others briefly after it. */
  readonly happenings: readonly Happening[];
  readonly clauses: readonly string[];
  /** Wounds, handcuffs, arrests and blocked exits. */
  readonly isHot: boolean;
  /** The day, where a day or a part of one begins. */
  readonly day: number | null;
}

/** Whoever begins a turn is told by what they do then. */
const UNTOLD = 'turnBegan';

const HOT: ReadonlySet<string> = new Set(['wounded', 'handcuffed', 'arrested', 'exitBlocked']);

/** What uses something up, and so explains what follows from it. */
const USES = ['contactUsed', 'fixerUsed', 'assetUsed', 'equipmentUsed', 'memberReturned', 'firstAidUsed'] as const;

/** What goes with an entry that begins with one of these, within one move. */
const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  paid: ['contactUsed', 'assetUsed', 'healed'],
  notorietyGained: ['contactUsed', 'contactTaken', 'itemReplaced', 'automaMoved', 'healed', 'notorietyGained'],
  notorietyLost: [...USES, 'prayed', 'automaMoved', 'cubeOnPlain', 'cubeOnIncome'],
  discGained: [...USES, 'automaMoved', 'contactLost', 'contactTaken', 'lineCrossed'],
  healed: [...USES, 'healed'],
  incomeReceived: [...USES, 'cubeOnIncome'],
  copAvoided: USES,
  copsAvoided: USES,
  sandraAvoided: USES,
  wounded: ['copNotAvoided'],
  handcuffed: ['copNotAvoided'],
  woundWithoutEffect: ['copNotAvoided'],
  businessClosed: ['cubeOnPlain', 'cubeOnIncome', 'automaMoved'],
  contactReplaced: ['contactTaken'],
  exitBlocked: ['patrolRevealed'],
  tileRevealed: ['tileRevealed'],
  copsDrawn: ['copsDrawn'],
  lockerLost: ['lockerLost'],
  keyLost: ['fixerLost'],
  tilesDrawn: ['keyTurned'],
  flown: USES,
  moved: [...USES, 'flown'],
};

/** What explains the one before it, and is told first. */
const TAKES_OVER: Readonly<Record<string, string>> = {
  equipmentBought: 'paid',
  fixerBought: 'paid',
  gangTaken: 'paid',
  prayed: 'paid',
  healed: 'paid',
  keyTurned: 'paid',
  escaped: 'paid',
  contactTaken: 'contactRevealed',
  contactDismissed: 'contactRevealed',
  contactLost: 'contactRevealed',
};

/** Their clauses are worth a chip even where they only go with something. */
const OWN_CLAUSE: ReadonlySet<string> = new Set(['handcuffed', 'businessClosed', 'exitBlocked']);

interface Draft {
  readonly key: string;
  readonly move: number;
  happenings: Happening[];
  clauses: string[];
  day: number | null;
}

/** The whole log of a match: the patrol of day 1, which nobody's move brought, comes first. */
export function wholeLog(moves: readonly Move[], view: View): readonly LogEntry[] {
  return logEntries([{ events: opening(view) }, ...moves], view);
}

/** The log as the viewer may read it now, newest first. Moves that are not the first of the match say on which day they begin. */
export function logEntries(moves: readonly Pick<Move, 'events'>[], view: View, firstDay = 1): readonly LogEntry[] {
  const { seats } = view.table;
  const drafts: Draft[] = [];
  let course: Course = { seats, previous: null, isIncomePhase: false, isApproach: false };
  let day = firstDay;
  for (const [move, { events }] of moves.entries()) {
    course = { ...course, previous: null };
    for (const [index, event] of (events as readonly Event[]).entries()) {
      if (event.type !== 'happened') continue;
      if (event.what === 'dayBegan') day = event.params['day'] ?? day;
      if (event.what !== UNTOLD) tell(drafts, event, clauseOf(event, course), { move, index, day });
      course = after(course, event.what);
    }
  }
  return drafts.map((draft) => finished(draft, seats)).reverse();
}

function after(course: Course, what: string): Course {
  const isTurn = what === 'turnBegan' || what === 'partBegan';
  return {
    ...course,
    previous: what,
    isIncomePhase: what === 'dayBegan' || (course.isIncomePhase && !isTurn && what !== 'patrolRevealed'),
    isApproach: what === 'lineCrossed' || (course.isApproach && !isTurn && !what.endsWith('Used')),
  };
}

interface Where {
  readonly move: number;
  readonly index: number;
  readonly day: number;
}

function tell(drafts: Draft[], happening: Happening, clause: string, { move, index, day }: Where): void {
  const { what } = happening;
  const last = drafts.at(-1);
  if (last !== undefined && isSamePawn(last, happening)) {
    const first = last.happenings[0]?.what ?? '';
    if (goesOn(last, what)) {
      // A way of several steps is told by where it has come to.
      last.happenings = [...last.happenings.filter((earlier) => earlier.what !== 'moved'), happening];
      return;
    }
    if (last.move === move && TAKES_OVER[what] === first) {
      last.happenings = [happening, ...last.happenings];
      last.clauses = [clause];
      return;
    }
    if (last.move === move && GOES_WITH[what]?.includes(first) === true) {
      last.happenings.push(happening);
      if (OWN_CLAUSE.has(what) && !last.clauses.includes(clause)) last.clauses.push(clause);
      return;
    }
  }
  const begins = what === 'dayBegan' || what === 'partBegan';
  drafts.push({
    key: `${move}-${index}`,
    move,
    happenings: [happening],
    clauses: [clause],
    day: begins ? day : null,
  });
}

/** Whether a step continues the way before it, in this move or an earlier one. */
function goesOn({ happenings }: Draft, what: string): boolean {
  const way = ['moved', 'flown', 'canUsed'];
  return way.includes(what) && happenings.every((earlier) => way.includes(earlier.what));
}

/** What names nobody goes with anybody's doing. */
function isSamePawn({ happenings }: Draft, { params }: Happening): boolean {
  const before = happenings.find((earlier) => 'pawn' in earlier.params)?.params['pawn'];
  return before === undefined || params['pawn'] === undefined || before === params['pawn'];
}

function finished({ key, happenings, clauses, day }: Draft, seats: number): LogEntry {
  const pawn = happenings.find(({ params }) => 'pawn' in params)?.params['pawn'];
  return {
    key,
    seat: pawn !== undefined && pawn < seats ? pawn : null,
    happenings,
    clauses,
    isHot: happenings.some(({ what }) => HOT.has(what)),
    day,
  };
}
