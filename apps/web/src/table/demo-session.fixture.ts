import { readFile } from 'node:fs/promises';
import {
  type AnyMatch,
  actInOneGo,
  FastChance,
  hexKeyFromSeed,
  newHeader,
  openMatch,
  type Seat,
  seenBy,
  undoableGoes,
  undoGoes,
  type Viewer,
} from '@stakeout/kernel';
import type {
  Answer,
  Move,
  SeatPlate,
  TableChange,
  TableHint,
  TableOutlook,
  TableSession,
  TableSnapshot,
} from '../session/session.ts';
import type { SpokenGame } from '../text/spoken.ts';

export interface DemoTable {
  readonly game: SpokenGame;
  readonly names: readonly string[];
  readonly config?: unknown;
  readonly seed?: string;
  readonly viewer?: Viewer;
  /** Milliseconds between the moves of the others; `null` when nobody but the viewer moves. */
  readonly pace?: number | null;
  /** Everybody plays at random until this holds; for getting to a certain state of the game. */
  readonly until?: (state: unknown, toAct: readonly Seat[], played: number) => boolean;
}

export interface DemoSession extends TableSession {
  /** Whoever is to move plays at random; `false` when nobody is. */
  playOn(): boolean;
}

/** Longer than any game, so that a state which never comes does not hang the page. */
const MOST_MOVES = 2000;

/** A table in the page, where everybody but the viewer plays at random. For development and tests; the app has its own. */
export function demoSession(table: DemoTable): DemoSession {
  const { game, names, seed = 'demo', viewer = 0, pace = 600 } = table;
  const configured = game.configure(table.config ?? {}, names.length);
  if (!configured.ok) throw new Error('the demo table has a wrong configuration');
  const secret = hexKeyFromSeed(seed, 'demo');
  const header = newHeader(game, {
    matchId: 'demo',
    players: names.slice(),
    config: configured.value,
    secret,
    nonces: names.map((name) => hexKeyFromSeed(name, 'nonce')),
  });
  const match: AnyMatch = openMatch(game, header, secret);
  const dice = new FastChance([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0);
  const listeners = new Set<(change: TableChange) => void>();
  let moves: Move[] = [];
  let isClosed = false;
  let snapshot: TableSnapshot;

  const plates: SeatPlate[] = names.map((name, seat) => ({
    name,
    kind: seat === viewer ? 'person' : 'bot',
    level: seat === viewer ? null : 'medium',
    isPresent: true,
    isReady: true,
    standIn: false,
    resigned: false,
  }));

  function take(): TableSnapshot {
    const toAct = game.toAct(match.state);
    const isMine = viewer !== null && toAct.includes(viewer);
    return {
      status: toAct.length === 0 ? 'over' : 'running',
      failure: null,
      config: configured.ok ? configured.value : null,
      seats: plates,
      viewer,
      curtain: null,
      view: game.view(match.state, viewer),
      seq: match.entries.length,
      toAct,
      options: isMine ? game.legal(match.state, viewer) : [],
      undoable: viewer === null ? 0 : undoableGoes(match, viewer),
      outcome: game.outcome(match.state),
      moves,
      clock: null,
      times: null,
      connection: 'local',
      watchers: 0,
      chat: [],
      isHost: true,
      watchPath: null,
      next: null,
    };
  }

  function tell(change: TableChange): void {
    for (const listener of [...listeners]) listener(change);
  }

  function play(seat: Seat, ...actions: readonly unknown[]): Answer {
    const result = actInOneGo(match, seat, actions);
    if (!result.ok) return { ok: false, error: 'illegal', refusals: result.refusals };
    for (const [index, emissions] of result.value.entries()) {
      const before = snapshot;
      const events = emissions.map((emission) => seenBy(emission, viewer));
      const move: Move = { seat, by: seat === viewer ? 'person' : 'bot', events };
      const view = events.reduce((seen, event) => game.fold(seen, event), before.view);
      moves = [...moves, move];
      const isLast = index === result.value.length - 1;
      snapshot = isLast ? take() : { ...before, seq: before.seq + 1, view, moves, options: [], undoable: 0 };
      tell({ type: 'moved', move, before });
    }
    later();
    return { ok: true };
  }

  function playAtRandom(): boolean {
    const seat = game.toAct(match.state)[0];
    if (seat === undefined) return false;
    const options = game.legal(match.state, seat);
    return play(seat, options[dice.pick(options.length)]).ok;
  }

  function later(): void {
    if (pace === null || isClosed || !isSettled) return;
    const seat = game.toAct(match.state)[0];
    if (seat === undefined || seat === viewer) return;
    setTimeout(() => {
      if (!isClosed && game.toAct(match.state)[0] === seat) playAtRandom();
    }, pace);
  }

  let isSettled = false;
  snapshot = take();
  for (let played = 0; played < MOST_MOVES; played++) {
    if (table.until === undefined || table.until(match.state, game.toAct(match.state), played)) break;
    if (!playAtRandom()) break;
  }
  isSettled = true;
  later();

  const done = async (): Promise<Answer> => ({ ok: true });
  return {
    game,
    id: 'demo',
    kind: 'local',
    get: () => snapshot,
    playOn: playAtRandom,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (...actions) => (viewer === null ? { ok: true } : play(viewer, ...actions)),
    async undo(goes) {
      if (viewer === null) return { ok: true };
      const result = undoGoes(match, viewer, goes);
      if (!result.ok) return { ok: false, error: 'illegal', refusals: result.refusals };
      const count = result.value;
      moves = moves.slice(0, -count);
      snapshot = take();
      tell({ type: 'undone', seat: viewer, count });
      return { ok: true };
    },
    async hint(): Promise<readonly TableHint[]> {
      if (viewer === null) return [];
      const { botsOf, hintsFor } = await import('@stakeout/bots');
      const options = game.legal(match.state, viewer);
      const read = (address: string) => readFile(new URL(address));
      const appraisal = { options, budget: { iterations: 60 }, seed: snapshot.seq, read };
      const hints = await hintsFor(botsOf(game), game.view(match.state, viewer), viewer, appraisal, 3);
      return hints.map(({ index, winChance, goal, why }) => ({ action: options[index], winChance, goal, why }));
    },
    async outlook(first, count): Promise<TableOutlook | null> {
      if (viewer === null || game.outcome(match.state) !== null) return null;
      const { botsOf, outlookFor } = await import('@stakeout/bots');
      const tries = { first, count, seed: snapshot.seq, milliseconds: 1500 };
      return outlookFor(botsOf(game), game.view(match.state, viewer), viewer, tries);
    },
    explain: (action) => (viewer === null ? [] : game.explain(match.state, viewer, action)),
    attend() {},
    async recall() {
      const view = game.view(openMatch(game, header, secret).state, viewer);
      return { view, moves };
    },
    liftCurtain() {},
    rematch: async () => null,
    exportText: async () => '',
    checkFairness: async () => null,
    say: done,
    resign: done,
    takeBackSeat: done,
    close() {
      isClosed = true;
    },
  };
}
