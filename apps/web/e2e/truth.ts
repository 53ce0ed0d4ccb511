import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, act, type Emission, isUndo, openMatch, seenBy, undo, type Viewer } from '@stakeout/kernel';

import type { Saved } from './saved.ts';

const GAMES = [gunrunners, escapePlan] as unknown as readonly AnyGame[];

/** What really happened in a match, from the file that anybody can have once it is over. */
export class Truth {
  private readonly game: AnyGame;
  /** `states[seq]` is how the table stood after that many entries. */
  private readonly states: unknown[] = [];
  private readonly told: (readonly Emission<unknown>[])[] = [[]];

  constructor({ header, secret, entries }: Saved) {
    const game = GAMES.find(({ id }) => id === header.game);
    if (game === undefined) throw new Error('the file is of no known game');
    this.game = game;
    const match = openMatch(game, header, secret);
    this.states.push(game.copy(match.state));
    for (const entry of entries) {
      const done = isUndo(entry) ? undo(match, entry.seat, entry.undo) : act(match, entry.seat, entry.action);
      if (!done.ok) throw new Error('the file does not replay');
      this.told.push(done.value ?? []);
      this.states.push(game.copy(match.state));
    }
  }

  get gameId(): string {
    return this.game.id;
  }

  get isOver(): boolean {
    return this.game.outcome(this.stateAt(this.length)) !== null;
  }

  get length(): number {
    return this.states.length - 1;
  }

  viewAt(seq: number, viewer: Viewer): unknown {
    return this.game.view(this.stateAt(seq), viewer);
  }

  /** The view as it travels: plain data, without what a game keeps beside it. */
  shownAt(seq: number, viewer: Viewer): unknown {
    return structuredClone(this.viewAt(seq, viewer));
  }

  optionsAt(seq: number, viewer: Viewer): readonly unknown[] {
    const state = this.stateAt(seq);
    return viewer !== null && this.game.toAct(state).includes(viewer) ? this.game.legal(state, viewer) : [];
  }

  /** What an entry told a viewer. */
  eventsOf(seq: number, viewer: Viewer): readonly unknown[] {
    return (this.told[seq] ?? []).map((emission) => seenBy(emission, viewer));
  }

  private stateAt(seq: number): unknown {
    const state = this.states[seq];
    if (state === undefined) throw new RangeError(`the match has no entry ${seq}`);
    return state;
  }
}
