import type { EventSink, Seat } from '@stakeout/kernel';
import type { Change, Event, Happening } from './event.ts';
import type { State } from './state.ts';
import { type Own, ownOf, type PublicTable, publicTable } from './view.ts';

/**
 * Passes a story on as it happens. Every happening gets what has changed on the table since the one before it, and is
 * followed by what changed of each seat's own, which only that seat is told.
 */
export class Announcer implements EventSink<Happening> {
  private readonly state: State;
  private readonly events: EventSink<Event>;
  /** What has been told so far. */
  private shown: PublicTable;
  private readonly owns: Own[];

  constructor(state: State, events: EventSink<Event>) {
    this.state = state;
    this.events = events;
    this.shown = publicTable(state);
    this.owns = state.boards.map((_, seat) => ownOf(state, seat));
  }

  show(happening: Happening): void {
    this.events.show({ ...happening, changes: this.newChanges() });
    this.tellOwn();
  }

  reveal(happening: Happening): void {
    this.events.reveal({ ...happening, changes: this.newChanges() });
    this.tellOwn();
  }

  cover(seat: Seat, happening: Happening, redacted: Happening): void {
    const changes = this.newChanges();
    this.events.cover(seat, { ...happening, changes }, { ...redacted, changes });
    this.tellOwn();
  }

  /** What the seat learns is among its own. */
  whisper(seat: Seat, happening: Happening, redacted: Happening): void {
    const changes = this.newChanges();
    this.events.cover(seat, { ...happening, changes }, { ...redacted, changes });
    this.tellOwn(seat);
  }

  /** The action is over: what is left to be told of it. */
  end(): void {
    const changes = this.newChanges();
    if (changes.length > 0) this.events.show({ type: 'tableChanged', changes });
    this.tellOwn();
  }

  private newChanges(): readonly Change[] {
    const before = this.shown;
    this.shown = publicTable(this.state);
    return changesBetween(before, this.shown);
  }

  /** Nobody learns anything from what they did themselves, but whoever was whispered to did. */
  private tellOwn(learner: Seat | -1 = -1): void {
    for (const [seat, before] of this.owns.entries()) {
      const own = ownOf(this.state, seat);
      if (isSame(before, own)) continue;
      this.owns[seat] = own;
      const changed: Event = { type: 'ownChanged', seat, own };
      const redacted: Event = { type: 'ownChanged', seat, own: null };
      if (seat === learner) this.events.whisper(seat, changed, redacted);
      else this.events.cover(seat, changed, redacted);
    }
  }
}

function changesBetween(before: PublicTable, after: PublicTable): readonly Change[] {
  const changes: Change[] = [];
  for (const field of Object.keys(after) as (keyof PublicTable)[]) {
    if (!isSame(before[field], after[field])) changes.push([field, after[field]] as unknown as Change);
  }
  return changes;
}

/** Whether plain data of one shape is the same. What is shared, such as the city, need not be looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
    return true;
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  for (const field in one) if (!isSame(one[field], other[field])) return false;
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
