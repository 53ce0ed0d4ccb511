import { reasonTextsOf } from '@stakeout/bots';
import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import { LANGUAGES, type Seat, say, textsAt } from '@stakeout/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchPlan } from '../plan.ts';
import type { TableSession } from '../session.ts';
import { anything, Device, findGame, isPersonsTurn, playOn, until } from './device.fixture.ts';

const plan: MatchPlan = {
  game: 'gunrunners',
  config: { start: 0, edition: 'pt' },
  seats: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', level: 'easy' },
  ],
};

const OWN_DECK = [1, 1, 2, 2, 3, 3, 4, 5, 11, 22, 32, 42, 53, 66];
const OWN_BOX = { ...DEFAULT_TABLE, start_cash: 25 };

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

/** Plays until the person could take something back. */
async function playUntilUndoable(session: TableSession): Promise<void> {
  const choose = anything(2);
  for (;;) {
    const { undoable, status } = await until(session, isPersonsTurn);
    if (undoable > 0) return;
    if (status === 'over') throw new Error('nothing could ever be taken back');
    await playOn(session, choose, 1);
  }
}

describe.each(['gunrunners', 'escape-plan'])('taking back in %s', (game) => {
  it('restores what was, as far as the rules allow, and is in the log', async () => {
    const config = game === 'gunrunners' ? plan.config : {};
    const session = await device.open().begin({ ...plan, game, config });
    await playUntilUndoable(session);
    const { undoable, seq, moves } = session.get();
    expect(await session.undo(undoable + 1)).toMatchObject({ ok: false, error: 'illegal' });
    const changes: unknown[] = [];
    session.subscribe((change) => changes.push(change));
    expect(await session.undo(1)).toEqual({ ok: true });
    expect(changes).toEqual([{ type: 'undone', seat: 0, count: 1 }]);
    const after = session.get();
    expect(after).toMatchObject({ undoable: undoable - 1, seq: seq + 1, moves: moves.slice(0, -1), viewer: 0 });
    const { state, entries } = await device.truth(session.id);
    expect(entries.at(-1)).toEqual({ seat: 0, undo: 1 });
    expect(after.view).toEqual(session.game.view(state, 0));
    expect(after.options).toEqual(session.game.legal(state, 0));
    await playOn(session, anything(4), 3);
  });
});

describe('deciding', () => {
  it('is refused with the reason where the rules forbid it, or the page is behind', async () => {
    const session = await device.open().begin(plan);
    const { options } = await until(session, isPersonsTurn);
    expect(await session.act({ type: 'nonsense' })).toMatchObject({ ok: false, error: 'illegal' });
    const both = await Promise.all([session.act(options[0]), session.act(options[0])]);
    expect(both).toMatchObject([{ ok: true }, { ok: false, error: 'stale' }]);
    session.close();
    expect(await session.act(options[0])).toMatchObject({ ok: false, error: 'closed' });
  });

  it('ends with the match', async () => {
    const session = await device.open().begin(plan);
    await playOn(session, anything());
    expect(await session.act({ type: 'roll' })).toMatchObject({ ok: false, error: 'over' });
    expect(await session.undo(1)).toMatchObject({ ok: false, error: 'over' });
    expect(await session.hint()).toEqual([]);
    expect(await session.outlook(0, 1)).toBeNull();
  });

  it('does nothing where only tables online can', async () => {
    const session = await device.open().begin(plan);
    expect(await Promise.all([session.say(), session.resign(), session.takeBackSeat()])).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
  });
});

describe.each(['gunrunners', 'escape-plan'])('reasons in %s', (game) => {
  it('are those of the real rules, though they come from the view alone', async () => {
    const config = game === 'gunrunners' ? plan.config : {};
    const session = await device.open().begin({ ...plan, game, config });
    const tried: unknown[] = [];
    for (let step = 0; step < 40 && session.get().status !== 'over'; step++) {
      const { options, viewer } = await until(session, isPersonsTurn);
      tried.push(...options);
      const { state } = await device.truth(session.id);
      for (const action of tried) {
        expect(session.explain(action)).toEqual(session.game.explain(state, viewer as Seat, action));
      }
      await playOn(session, anything(step + 1), 1);
    }
    expect(tried.length).toBeGreaterThan(40);
  });

  it('come with hints, for the seat whose turn it is, also with a deck or a box of one’s own', async () => {
    const config = game === 'gunrunners' ? { start: 0, edition: 'pt', deck: OWN_DECK } : { table: OWN_BOX };
    const session = await device.open().begin({ ...plan, game, config });
    await playOn(session, anything(), 5);
    while ((await until(session, isPersonsTurn)).options.length === 1) await playOn(session, anything(), 1);
    const { options, view } = session.get();
    const hints = await session.hint();
    expect(hints.length).toBeGreaterThan(0);
    for (const { action, winChance, why } of hints) {
      const reason = why ?? expect.unreachable('there are words for every option');
      expect(options).toContainEqual(action);
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(winChance).toBeLessThanOrEqual(1);
      expect(findGame(game)?.texts.en.clauses[reason.clause]).toBeDefined();
      for (const language of LANGUAGES) {
        const messages = reasonTextsOf(session.game)[language];
        expect(say({ ...textsAt(session.game.texts[language], view), messages }, reason)).not.toContain('undefined');
      }
    }
  });
});

describe('the outlook', () => {
  it('is told in portions for Escape Plan, whoever’s turn it is, and not for Gunrunners', async () => {
    const robbers = await device.open().begin({ ...plan, game: 'escape-plan', config: {} });
    for (const first of [0, 1]) {
      const portion = await robbers.outlook(first, 1);
      expect(portion?.tries).toBe(1);
      expect([0, 1]).toContain(portion?.escapes);
    }
    const guns = await device.open().begin(plan);
    expect(await guns.outlook(0, 3)).toBeNull();
  });
});

describe('what has been seen', () => {
  it('can be exported while the match runs, and folds to what is seen now', async () => {
    const session = await device.open().begin(plan);
    await playOn(session, anything(), 6);
    const { view, seq } = await until(session, isPersonsTurn);
    const seen = JSON.parse(await session.exportText());
    expect(seen).toMatchObject({ viewer: 0, seq, outcome: null });
    expect(seen).toEqual(JSON.parse(JSON.stringify(await session.history(1))));
    const events: unknown[] = seen.moves.flatMap((move: { events: unknown[] }) => move.events);
    expect(events.reduce((before, event) => session.game.fold(before, event), seen.view)).toEqual(view);
  });

  it('is everybody’s once the match is over', async () => {
    const session = await device.open().begin(plan);
    await playOn(session, anything());
    for (const viewer of [0, 1, null]) {
      const { view, moves } = await session.history(viewer);
      const events = moves.flatMap((move) => move.events);
      const end = events.reduce((before, event) => session.game.fold(before, event), view);
      const { state } = await device.truth(session.id);
      expect(end).toEqual(session.game.view(state, viewer));
    }
  });
});

describe('a plan', () => {
  const tab = () => device.open();

  it('with a deck or table of one’s own is refused field by field', async () => {
    const deck = [{ role: 'spy', value: 9 }];
    const refused = await tab().room.start({ ...plan, config: { deck } });
    expect(refused).toMatchObject({ ok: false, error: 'badConfig' });
    const fields = refused.ok ? [] : refused.refusals.map(({ field }) => field);
    expect(fields).toContain('deck[0].value');
    expect(fields).toContain('deck');
    expect(await tab().room.start({ ...plan, game: 'escape-plan', config: { table: {} } })).toMatchObject({
      ok: false,
      error: 'badConfig',
    });
  });

  it('with a deck of one’s own is played with it, after a reload too', async () => {
    const deck = [1, 1, 1, 1, 2, 2, 3, 3, 11, 22, 33, 44, 55, 66];
    const session = await tab().begin({ ...plan, config: { deck, edition: 'pt' } });
    expect(session.get().config).toMatchObject({ deck, edition: 'pt' });
    session.close();
    const again = await tab().open(session.id);
    expect(again.get().config).toEqual(session.get().config);
    await playOn(again, anything());
  });

  it('needs a game, and as many seats as it is for', async () => {
    expect(await tab().room.start({ ...plan, game: 'chess' })).toMatchObject({ ok: false, error: 'notFound' });
    expect(await tab().room.start({ ...plan, seats: plan.seats.slice(1) })).toMatchObject({
      ok: false,
      error: 'badConfig',
      refusals: [{ field: 'seats' }],
    });
  });

  it('gives everybody a name of their own', async () => {
    const bot = { kind: 'bot', level: 'easy' } as const;
    const seats = [bot, { kind: 'person', name: '  Ana\u202e ' }, { kind: 'person', name: 'ANA' }, bot] as const;
    const session = await tab().begin({ ...plan, seats });
    expect(session.get().seats.map(({ name }) => name)).toEqual(['easy bot', 'Ana', 'ANA 2', 'easy bot 2']);
    const nameless = await tab().begin({ ...plan, seats: [bot, { kind: 'person', name: ' ' }] });
    expect(nameless.get().seats[1]).toMatchObject({ name: 'Player 2', kind: 'person', level: null });
  });
});
