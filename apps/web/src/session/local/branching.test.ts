import { afterEach, describe, expect, it } from 'vitest';
import type { BranchWish } from '../origin.ts';
import type { MatchPlan, SeatWish } from '../plan.ts';
import { anything, Device, isPersonsTurn, playOn, type Tab, until } from './device.fixture.ts';

const SEATS: readonly SeatWish[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', level: 'easy', name: 'Rook' },
];
const plan: MatchPlan = { game: 'gunrunners', config: {}, seats: SEATS };
const AGAIN: BranchWish = {
  moves: null,
  cards: 'true',
  seats: SEATS,
  path: '/replay/local/one',
  players: ['Ana', 'Rook'],
};

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

/** A match of Ana's that is over, with its file. */
async function finished(tab: Tab) {
  const session = await tab.begin(plan);
  await playOn(session, anything(3));
  const file = await session.exportText();
  const truth = await device.truth(session.id);
  session.close();
  return { id: session.id, file, truth };
}

async function branched(tab: Tab, file: string, wish: BranchWish) {
  const made = await tab.room.branch('gunrunners', file, wish);
  if (!made.ok) throw new Error(made.error);
  return tab.open(made.id);
}

describe('playing on from a finished match', () => {
  it('is a match of its own on the list, marked with where it comes from and how that ended', async () => {
    const tab = device.open();
    const { file, truth } = await finished(tab);
    const moves = Math.floor(truth.standing.length / 2);
    const session = await branched(tab, file, { ...AGAIN, moves });
    const origin = {
      kind: 'true',
      moves,
      seat: 0,
      path: '/replay/local/one',
      players: ['Ana', 'Rook'],
      outcome: truth.game.outcome(truth.state),
    };
    expect(session.origin).toEqual(origin);
    expect((await device.saves.list()).map(({ record }) => record.origin)).toContainEqual(origin);
    expect(session.get().moves.slice(0, moves)).toHaveLength(moves);
    await playOn(session, anything(5));
    expect(JSON.parse(await session.exportText()).header.origin.moves).toBe(moves);
  });

  it('takes everything back as far as that move, bots’ answers included, and nothing before it', async () => {
    const tab = device.open();
    const { file, truth } = await finished(tab);
    const moves = truth.standing.findIndex(({ seat }, index) => seat === 0 && index > 20);
    const session = await branched(tab, file, { ...AGAIN, moves });
    const before = await until(session, isPersonsTurn);
    expect([before.moves.length, before.undoable]).toEqual([moves, 0]);
    expect(await session.undo(1)).toMatchObject({ ok: false, error: 'illegal' });
    await playOn(session, anything(2), 3);
    const after = await until(session, isPersonsTurn);
    expect(after.undoable).toBe(3);
    expect(await session.undo(3)).toEqual({ ok: true });
    const back = session.get();
    expect([back.moves.length, back.undoable, back.view]).toEqual([moves, 0, before.view]);
  });

  it('with what the seat knew begins at the table that it saw', async () => {
    const tab = device.open();
    const { file, truth } = await finished(tab);
    const moves = truth.standing.findIndex(({ seat }, index) => seat === 0 && index > 20);
    const told = truth.standing.slice(0, moves);
    const session = await branched(tab, file, { ...AGAIN, moves, cards: 'known' });
    const { view, moves: seen } = session.get();
    expect(seen).toEqual([]);
    const original = await branched(tab, file, { ...AGAIN, moves });
    expect(original.get().moves).toHaveLength(told.length);
    expect(view).toEqual(original.get().view);
  });

  it('again has the same deal, for another seat too', async () => {
    const tab = device.open();
    const { file, truth } = await finished(tab);
    const seats: SeatWish[] = [
      { kind: 'bot', level: 'easy' },
      { kind: 'person', name: 'Ana' },
    ];
    const session = await branched(tab, file, { ...AGAIN, seats });
    expect(session.origin).toMatchObject({ kind: 'again', moves: 0, seat: 1 });
    const again = await device.truth(session.id);
    expect(again.opening.hash).toBe(truth.opening.hash);
  });

  it('is never possible while the match runs, on whatever device its file was made', async () => {
    const tab = device.open();
    const { id, file } = await finished(tab);
    const saved = await device.saves.read(id);
    if (saved === null) throw new Error('it is gone');
    const other = new Device();
    await other.saves.create({ ...saved.record, status: 'running', seq: 0, outcome: null }, saved.vault);
    expect(await other.open().room.branch('gunrunners', file, AGAIN)).toEqual({ ok: false, error: 'stillRunning' });
    other.close();
    // What a running match exports is what its player has seen: nothing can be played on from that.
    const running = await tab.begin(plan);
    const part = await running.exportText();
    expect(part).not.toContain('secret');
    expect(await tab.room.branch('gunrunners', part, AGAIN)).toEqual({ ok: false, error: 'differs' });
  });

  it('says what is wrong with a file, and where nothing is left to decide', async () => {
    const tab = device.open();
    const { file, truth } = await finished(tab);
    const ask = (text: string, wish: Partial<BranchWish> = {}) =>
      tab.room.branch('gunrunners', text, { ...AGAIN, ...wish });
    expect(await ask(file.replace('"seq":3', '"seq":4'))).toEqual({ ok: false, error: 'differs' });
    const elsewhere = file.replace(/"rulesVersion":"\d+"/, '"rulesVersion":"0"');
    expect(await ask(elsewhere)).toEqual({ ok: false, error: 'otherRules' });
    expect(await ask(file, { moves: truth.standing.length })).toEqual({ ok: false, error: 'noSuchMove' });
  });
});
