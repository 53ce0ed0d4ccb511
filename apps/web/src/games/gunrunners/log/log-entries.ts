import { clauseOf, type Event, type EventType, gunrunnersRules, type View } from '@stakeout/gunrunners';
import type { Message, Seat } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';
import { type TakenShare, withShare } from '../bust/taken-share.ts';
import type { BustPlace } from '../bust/told-bust.ts';

/** What a bust brought, for one line of the log: who took what, and who won a tie by the nearer card. */
export interface BustReport {
  readonly location: number;
  /** 0 in the final bust. */
  readonly bust: number;
  readonly shares: readonly TakenShare[];
  readonly at: BustPlace;
}

/** An entry of the log before it is put into words. */
export interface LogEntry {
  readonly key: string;
  readonly seat: Seat | null;
  readonly messages: readonly Message[];
  readonly report: BustReport | null;
  readonly clauses: readonly string[];
  readonly isHot: boolean;
}

/** What continues the entry before it, within one move. */
const CONTINUES: Readonly<Partial<Record<EventType, readonly EventType[]>>> = {
  cratesDelivered: ['dieRolled'],
  dieRolled: ['agentTargeted'],
  agentSabotaged: ['agentTargeted'],
  sabotageFailed: ['agentTargeted'],
  cardDrawn: ['agentPlaced', 'undercoverDeployed'],
  cratesLeft: ['finalBustBegan'],
  cratesTaken: ['locationBusted'],
};

interface Draft {
  key: string;
  type: EventType;
  seat: Seat | null;
  messages: Message[];
  report: BustReport | null;
  clauses: string[];
}

/** The log as the viewer may read it now, newest first. */
export function logEntries(moves: readonly Move[], view: View): readonly LogEntry[] {
  const told = moves.flatMap(({ events }, move) =>
    (events as readonly Event[]).map((event, number) => ({ event, at: { move, event: number } })),
  );
  const events = told.map(({ event }) => event);
  const lines = gunrunnersRules.narrate(events, view);
  const drafts: Draft[] = [];
  let line = 0;
  let latest = -1;
  for (const [index, { event, at }] of told.entries()) {
    const { move } = at;
    // Each event adds a line or none, whatever came before it.
    const message = gunrunnersRules.narrate([event], view).length > 0 ? lines[line++] : undefined;
    const clause = clauseOf(event);
    if (message === undefined || clause === null) continue;
    const last = move === latest ? drafts.at(-1) : undefined;
    if (last !== undefined && CONTINUES[event.type]?.includes(last.type) === true) extend(last, event, message, clause);
    else drafts.push(begin(event, message, clause, `${move}-${index}`, at));
    latest = move;
  }
  return drafts.map(finished).reverse();
}

function begin(event: Event, message: Message, clause: string, key: string, at: BustPlace): Draft {
  const report =
    event.type === 'locationBusted' ? { location: event.location, bust: event.bust, shares: [], at } : null;
  const seat = 'seat' in event ? event.seat : null;
  return { key, type: event.type, seat, messages: report === null ? [message] : [], report, clauses: [clause] };
}

function extend(draft: Draft, event: Event, message: Message, clause: string): void {
  if (draft.report === null || event.type !== 'cratesTaken') {
    draft.messages.push(message);
    // The roll of a Saboteur is no delivery.
    if (!draft.clauses.includes(clause) && event.type !== 'dieRolled') draft.clauses.push(clause);
    return;
  }
  draft.report = { ...draft.report, shares: withShare(draft.report.shares, event) };
}

function finished({ key, seat, messages, report, clauses }: Draft): LogEntry {
  // One is enough in a line: the one that decided.
  const hasTie = report?.shares.some(({ winsTie }) => winsTie) ?? false;
  return {
    key,
    seat: report?.shares[0]?.seat ?? seat,
    messages,
    report,
    clauses: hasTie ? ['G8.5'] : clauses.slice(0, 1),
    isHot: report !== null,
  };
}
