import type { State, View } from '@stakeout/gunrunners';
import { stateAfter } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { escapePlan } from '../games/escape-plan/game.ts';
import { replay as escapePlanReplay } from '../games/escape-plan/replay/replay.ts';
import type { GameReplay } from '../games/front.ts';
import { gunrunners } from '../games/gunrunners/game.ts';
import { replay as gunrunnersReplay } from '../games/gunrunners/replay/replay.ts';
import type { TableChange } from '../session/session.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { platesFor, playedMatch } from './played-match.fixture.ts';
import { type Eyes, type Recording, seenRecording, wholeRecording } from './recording.ts';
import { ReplaySession } from './replay-session.ts';

const TABLES: readonly (readonly [name: string, game: SpokenGame, seats: number, config: unknown])[] = [
  ['Gunrunners for two', gunrunners, 2, {}],
  ['Gunrunners for four, Portuguese edition', gunrunners, 4, { edition: 'pt' }],
  ['Gunrunners for three with open memory', gunrunners, 3, { memory: 'open' }],
  ['Escape Plan alone', escapePlan, 1, {}],
  ['Escape Plan for three', escapePlan, 3, {}],
];

function partsOf({ id }: SpokenGame): GameReplay {
  return id === 'gunrunners' ? gunrunnersReplay : escapePlanReplay;
}

function recorded(game: SpokenGame, seats: number, config: unknown, seed = 'replay') {
  const { match, file } = playedMatch(game, seats, seed, config);
  const recording = wholeRecording(game, file, platesFor(seats), partsOf(game));
  if (recording === null) throw new Error('the match does not replay');
  return { match, file, recording };
}

function sessionAt(recording: Recording, eyes: Eyes, step: number): ReplaySession {
  return new ReplaySession(recording, { id: 'test', kind: 'local', eyes, step, withOutcome: true });
}

describe.each(TABLES)('a replay of %s', (_name, game, seats, config) => {
  const { match, file, recording } = recorded(game, seats, config);

  it('shows each seat and spectators at every step what they saw then', () => {
    for (const eyes of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const session = sessionAt(recording, eyes, 0);
      for (let step = 0; step <= match.standing.length; step++) {
        session.goTo(step);
        const state = stateAfter(match, step);
        expect(session.get().view).toEqual(game.view(state, eyes));
        expect(session.get().toAct).toEqual(game.toAct(state));
      }
      expect(session.get()).toMatchObject({ status: 'over', outcome: file.outcome, viewer: eyes });
    }
  });

  it('tells the same views by folding what a seat was shown, as for a match that still runs', () => {
    for (const eyes of [null, 0]) {
      const { moves } = recording.film(eyes);
      const view = game.view(stateAfter(match, 0), eyes);
      const seen = seenRecording(
        game,
        config,
        platesFor(seats),
        {
          viewer: eyes,
          view,
          moves,
          outcome: null,
          toAct: [],
        },
        partsOf(game),
      );
      const session = sessionAt(seen, eyes, Number.MAX_SAFE_INTEGER);
      expect(session.step).toBe(match.standing.length);
      for (let step = match.standing.length; step >= 0; step -= 7) {
        session.goTo(step);
        expect(session.get().view).toEqual(game.view(stateAfter(match, step), eyes));
      }
    }
  });

  it('offers nothing to do at any step', () => {
    const session = sessionAt(recording, 0, 5);
    expect(session.get()).toMatchObject({ options: [], undoable: 0, curtain: null });
  });
});

describe('a replay session', () => {
  const { recording } = recorded(gunrunners, 3, {});

  it('tells a step forward as the move it is, and any other as a jump', () => {
    const session = sessionAt(recording, null, 3);
    const changes: TableChange[] = [];
    session.subscribe((change) => changes.push(change));
    const before = session.get();
    session.goTo(4);
    session.goTo(9);
    session.goTo(8);
    session.goTo(8);
    session.goTo(9, 'jump');
    expect(changes).toEqual([
      { type: 'moved', move: recording.film(null).moves[3], before },
      { type: 'replaced' },
      { type: 'replaced' },
      { type: 'replaced' },
    ]);
    expect(session.get().moves).toHaveLength(9);
  });

  it('calls nobody “you” in a finished match, and keeps who is a bot', () => {
    const { seats } = sessionAt(recording, 1, 0).get();
    expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(3);
    expect(seats.map(({ level }) => level)).toEqual([null, 'easy', 'easy']);
  });

  it('leaves the outcome to those who ask for it', () => {
    const end = { id: 'test', kind: 'local', eyes: null, step: Number.MAX_SAFE_INTEGER } as const;
    expect(new ReplaySession(recording, end).get()).toMatchObject({ status: 'over', outcome: null });
  });

  it('stays between the beginning and the end', () => {
    const session = sessionAt(recording, null, -4);
    expect(session.step).toBe(0);
    session.goTo(Number.NaN);
    expect(session.step).toBe(0);
    session.goTo(100_000);
    expect(session.step).toBe(recording.film(null).length);
  });

  it('changes eyes at the step where it stands', () => {
    const session = sessionAt(recording, 'open', 12);
    session.lookThrough(1);
    expect(session.step).toBe(12);
    expect(session.get().viewer).toBe(1);
    expect((session.get().view as View).hands[0]?.every((card) => card % 100 === 0)).toBe(true);
  });

  it('gives nothing away of a running match but what was seen', () => {
    const { moves } = recording.film(1);
    const view = recording.film(1).viewAt(0);
    const seen = seenRecording(
      gunrunners,
      {},
      platesFor(3),
      {
        viewer: 1,
        view,
        moves: moves.slice(0, 20),
        outcome: null,
        toAct: [2],
      },
      partsOf(gunrunners),
    );
    expect(seen.eyes).toEqual([1]);
    expect(sessionAt(seen, 1, 20).get()).toMatchObject({
      status: 'running',
      outcome: null,
      viewer: 1,
      toAct: [2],
    });
  });
});

describe('all cards open', () => {
  it('shows every card of Gunrunners as it is', () => {
    const { match, recording } = recorded(gunrunners, 4, {});
    const film = recording.film('open');
    for (let step = 0; step <= film.length; step += 5) {
      const { hands, piles, fields, probation, discards, committed } = stateAfter(match, step) as State;
      expect(film.viewAt(step)).toMatchObject({ hands, piles, fields, probation, discards, committed, viewer: null });
    }
  });

  it('shows cash and plans of Escape Plan from the first step on', () => {
    const { recording } = recorded(escapePlan, 3, {});
    expect(recording.film('open').viewAt(0)).toMatchObject({ table: { truth: { cash: [9, 9, 9] } } });
  });
});

describe('a file that does not replay as it says', () => {
  it('is no recording', () => {
    const { file } = playedMatch(gunrunners, 2, 'forged');
    const forged = { ...file, secret: '0'.repeat(64) };
    expect(wholeRecording(gunrunners, forged, platesFor(2), partsOf(gunrunners))).toBeNull();
  });
});
