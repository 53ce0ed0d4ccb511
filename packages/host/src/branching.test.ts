import type { BotsOfGame } from '@stakeout/bots';
import { escapePlanBots } from '@stakeout/bots/escape-plan';
import { gunrunnersBots } from '@stakeout/bots/gunrunners';
import {
  type AnyMatch,
  act,
  exportMatch,
  exportText,
  FastChance,
  hashOf,
  hexKeyFromSeed,
  newHeader,
  openMatch,
  type Seat,
  stateAfter,
  undo,
  undoable,
  undoableGoes,
  undoGoes,
  verifyExport,
} from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { type Branch, playedOn, playedOnAsKnown } from './branching.ts';
import { entriesOf } from './performing.ts';
import { reopenStored } from './reopening.ts';

const MOMENTS = 4;
const SECRET = hexKeyFromSeed('1', 'secret');

interface Played {
  readonly bots: BotsOfGame;
  readonly match: AnyMatch;
}

/** A whole match that everybody plays by lot. */
function played(bots: BotsOfGame, seats: number): Played {
  const { game } = bots;
  const config = game.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const nonces = players.map((name) => hexKeyFromSeed('1', name));
  const header = newHeader(game, { matchId: 'first', players, config: config.value, secret: SECRET, nonces });
  const match = openMatch(game, header, SECRET);
  playToEnd(match, seats);
  return { bots, match };
}

function playToEnd(match: AnyMatch, seed: number): void {
  const { game } = match;
  const dice = new FastChance(seed);
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const options = game.legal(match.state, seat);
    if (!act(match, seat, options[dice.pick(options.length)]).ok) throw new Error('refused');
  }
}

const SEATED = [
  ...[2, 3, 4].map((seats) => [gunrunnersBots, seats] as const),
  ...[1, 2, 3, 4, 5].map((seats) => [escapePlanBots, seats] as const),
];

const cases = SEATED.map(([bots, seats]) => [bots.game.id, seats, bots] as const);

function momentsOf({ match }: Played): number[] {
  const { length } = match.standing;
  return Array.from({ length: MOMENTS }, (_, index) => Math.floor((length * index) / MOMENTS));
}

function known({ bots, match }: Played, moves: number, seat: Seat, lot: string): Branch {
  const nonces = match.header.nonces.map((_, index) => hexKeyFromSeed(lot, `nonce ${index}`));
  const { players } = match.header;
  const own = { matchId: 'second', players, secret: hexKeyFromSeed(lot, 'secret'), nonces };
  return playedOnAsKnown(bots, match, { moves, seat }, own);
}

/** Plays it to its end, and reads it back from the disk and from its file. */
function expectSound({ match, secret }: Branch): void {
  playToEnd(match, 99);
  const { game, header, opening } = match;
  const stored = {
    rulesVersion: header.rulesVersion,
    header,
    secret,
    opening: opening.hash,
    entries: entriesOf(match),
  };
  const reopened = reopenStored(game, structuredClone(stored));
  expect(reopened.ok && hashOf(reopened.value.state)).toBe(hashOf(match.state));
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('it is not over');
  expect(verifyExport(exportText(file.value), () => game)).toMatchObject({ ok: true });
}

describe.each(cases)('%s of %i, played on', (_id, seats, bots) => {
  const first = played(bots, seats);
  const { match } = first;
  const { game } = match;
  const seatsNow = { matchId: 'second', players: match.header.players.map((name) => `${name} now`) };

  it('from any move with the true cards is the same match as far as there, and goes its own way to the end', () => {
    for (const moves of momentsOf(first)) {
      const branch = playedOn(match, SECRET, moves, seatsNow);
      expect(hashOf(branch.match.state)).toBe(hashOf(stateAfter(match, moves)));
      expect(branch.match.entries).toEqual(match.entries.slice(0, moves));
      expectSound(branch);
    }
  });

  it('goes as it went when everybody decides the same: what is drawn comes from the same key', () => {
    const branch = playedOn(match, SECRET, Math.floor(match.standing.length / 2), seatsNow);
    for (const { seat, action } of match.standing.slice(branch.match.standing.length)) act(branch.match, seat, action);
    expect(hashOf(branch.match.state)).toBe(hashOf(match.state));
  });

  it('can be taken back as far as it was played on from, whatever came to light, and never further', () => {
    const moves = Math.floor(match.standing.length / 2);
    const branch = playedOn(match, SECRET, moves, seatsNow).match;
    const [seat = 0] = game.toAct(branch.state);
    expect(undoable(branch, seat)).toBe(0);
    expect(undo(branch, seat, 1).ok).toBe(false);
    const then = hashOf(branch.state);
    for (const { seat: mover, action } of match.standing.slice(moves, moves + 12)) act(branch, mover, action);
    const goes = match.standing.slice(moves, moves + 12).filter((standing) => standing.seat === seat).length;
    expect(undoableGoes(branch, seat)).toBe(goes);
    expect(undoGoes(branch, seat, goes + 1).ok).toBe(false);
    expect(undoGoes(branch, seat, goes).ok).toBe(true);
    expect([hashOf(branch.state), undoable(branch, seat)]).toEqual([then, 0]);
  });

  it('from what a seat knew looks to it exactly as it did, and goes on to the end', () => {
    for (const [index, moves] of momentsOf(first).entries()) {
      for (const seat of match.header.players.keys()) {
        const branch = known(first, moves, seat, `${moves}`);
        const { state } = branch.match;
        const truth = stateAfter(match, moves);
        expect(game.view(state, seat)).toEqual(game.view(truth, seat));
        expect(game.toAct(state)).toEqual(game.toAct(truth));
        expect(game.legal(state, seat)).toEqual(game.legal(truth, seat));
        expect(branch.match.entries).toEqual([]);
        if (seat === index % seats) expectSound(branch);
      }
    }
  });

  it('from what a seat knew draws afresh what it did not know', () => {
    const moves = Math.floor(match.standing.length / 3);
    const starts = Array.from({ length: 8 }, (_, lot) => hashOf(known(first, moves, 0, `${lot}`).match.state));
    expect(new Set(starts).size).toBeGreaterThan(4);
  });

  it('can be played on again, however it began', () => {
    const moves = Math.floor(match.standing.length / 2);
    const dealt = playedOn(match, SECRET, moves, seatsNow);
    playToEnd(dealt.match, 7);
    const again = playedOn(dealt.match, SECRET, moves + 2, { ...seatsNow, matchId: 'third' });
    expect(again.match.header.origin).toEqual({ kind: 'dealt', header: match.header, moves: moves + 2 });
    expectSound(again);
    const imagined = known(first, moves, 0, '1');
    playToEnd(imagined.match, 7);
    const more = playedOn(imagined.match, imagined.secret, 2, { ...seatsNow, matchId: 'third' });
    expect(hashOf(more.match.state)).toBe(hashOf(stateAfter(imagined.match, 2)));
    expectSound(more);
  });
});
