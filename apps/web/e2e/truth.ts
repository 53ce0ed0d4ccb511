import { type Action, type Config, type Event, gunrunners, isBack, type State, type View } from '@stakeout/gunrunners';
import { act, type Emission, isUndo, type LogEntry, openMatch, seenBy, undo, type Viewer } from '@stakeout/kernel';

/** What really happened in a match, from the file that anybody can have once it is over. */
export class Truth {
  /** `states[seq]` is how the table stood after that many entries. */
  private readonly states: State[] = [];
  private readonly told: (readonly Emission<Event>[])[] = [[]];

  constructor(file: string) {
    const { header, secret, entries } = JSON.parse(file);
    const match = openMatch<Config, State, Action, Event, View>(gunrunners, header, secret);
    this.states.push(gunrunners.copy(match.state));
    for (const entry of entries as readonly LogEntry<Action>[]) {
      const done = isUndo(entry) ? undo(match, entry.seat, entry.undo) : act(match, entry.seat, entry.action);
      if (!done.ok) throw new Error('the file does not replay');
      this.told.push(done.value ?? []);
      this.states.push(gunrunners.copy(match.state));
    }
  }

  get length(): number {
    return this.states.length - 1;
  }

  viewAt(seq: number, viewer: Viewer): View {
    return gunrunners.view(this.stateAt(seq), viewer);
  }

  optionsAt(seq: number, viewer: Viewer): readonly Action[] {
    const state = this.stateAt(seq);
    return viewer !== null && gunrunners.toAct(state).includes(viewer) ? gunrunners.legal(state, viewer) : [];
  }

  /** What an entry told a viewer. */
  eventsOf(seq: number, viewer: Viewer): readonly Event[] {
    return (this.told[seq] ?? []).map((emission) => seenBy(emission, viewer));
  }

  /** How many of each face a viewer could have seen at most, at any one moment from one entry to another. */
  facesKnown(viewer: Viewer, from: number, to: number): ReadonlyMap<number, number> {
    const most = new Map<number, number>();
    for (let seq = from; seq <= Math.min(to, this.length); seq++) {
      const { probation, fields, hands, committed, discards } = this.viewAt(seq, viewer);
      const counts = countFaces([...probation, ...fields.flat(), ...hands.flat(), ...discards, committed]);
      for (const [face, count] of counts) most.set(face, Math.max(count, most.get(face) ?? 0));
    }
    return most;
  }

  private stateAt(seq: number): State {
    const state = this.states[seq];
    if (state === undefined) throw new RangeError(`the match has no entry ${seq}`);
    return state;
  }
}

/** Cards that show their face, by owner, role and value; how they lie does not matter. */
export function countFaces(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) {
    if (card === 0 || isBack(card)) continue;
    counts.set(card % 1000, (counts.get(card % 1000) ?? 0) + 1);
  }
  return counts;
}
