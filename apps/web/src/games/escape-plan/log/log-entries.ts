import {
  clauseOf,
  type Event,
  type Happening,
  type HappeningType,
  isHappening,
  opening,
  type Pawn,
  type View,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';
import { TELLINGS } from '../telling.ts';

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
  let day = firstDay;
  for (const [move, { events }] of moves.entries()) {
    for (const [index, event] of (events as readonly Event[]).entries()) {
      // Whoever begins a turn is told by what they do then.
      if (!isHappening(event) || event.type === 'turnBegan') continue;
      if (event.type === 'dayBegan') day = event.day;
      tell(drafts, event, clauseOf(event, seats), { move, index, day });
    }
  }
  return drafts.map((draft) => finished(draft, seats)).reverse();
}

interface Where {
  readonly move: number;
  readonly index: number;
  readonly day: number;
}

function tell(drafts: Draft[], happening: Happening, clause: string, { move, index, day }: Where): void {
  const { type } = happening;
  const { goesWith, takesOver, hasOwnClause } = TELLINGS[type];
  const last = drafts.at(-1);
  const first = last?.happenings[0]?.type;
  if (last !== undefined && first !== undefined && isSamePawn(last, happening)) {
    if (goesOn(last, type)) {
      // A way of several steps is told by where it has come to.
      last.happenings = [...last.happenings.filter((earlier) => earlier.type !== 'moved'), happening];
      return;
    }
    if (last.move === move && takesOver === first) {
      last.happenings = [happening, ...last.happenings];
      last.clauses = [clause];
      return;
    }
    if (last.move === move && goesWith?.includes(first) === true) {
      last.happenings.push(happening);
      if (hasOwnClause === true && !last.clauses.includes(clause)) last.clauses.push(clause);
      return;
    }
  }
  const begins = type === 'dayBegan' || type === 'partBegan';
  drafts.push({
    key: `${move}-${index}`,
    move,
    happenings: [happening],
    clauses: [clause],
    day: begins ? day : null,
  });
}

const WAY: ReadonlySet<HappeningType> = new Set(['moved', 'flown', 'canUsed']);

/** Whether a step continues the way before it, in this move or an earlier one. */
function goesOn({ happenings }: Draft, type: HappeningType): boolean {
  return WAY.has(type) && happenings.every((earlier) => WAY.has(earlier.type));
}

/** What names nobody goes with anybody's doing. */
function isSamePawn({ happenings }: Draft, happening: Happening): boolean {
  const before = pawnIn(happenings);
  const pawn = pawnIn([happening]);
  return before === undefined || pawn === undefined || before === pawn;
}

/** The first one that is named. */
function pawnIn(happenings: readonly Happening[]): Pawn | undefined {
  for (const happening of happenings) {
    if ('pawn' in happening) return happening.pawn;
    if ('by' in happening && happening.by >= 0) return happening.by;
  }
  return undefined;
}

function finished({ key, happenings, clauses, day }: Draft, seats: number): LogEntry {
  const pawn = pawnIn(happenings);
  return {
    key,
    seat: pawn !== undefined && pawn < seats ? pawn : null,
    happenings,
    clauses,
    isHot: happenings.some(({ type }) => TELLINGS[type].isHot === true),
    day,
  };
}
