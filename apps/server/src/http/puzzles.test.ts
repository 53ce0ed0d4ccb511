import { dayOf, daysAfter, MOST_PUZZLES, PuzzleTries, type PuzzleTry, paths, TRIES_AT_ONCE } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, TestServer, type Visitor, verdict } from './server.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

const PATH = paths.puzzleTries('gunrunners');
const today = dayOf(Date.now());
const tried = (puzzle: number, change: Partial<PuzzleTry> = {}): PuzzleTry => ({
  puzzle,
  isRight: true,
  rating: 1500,
  day: daysAfter(today, -1),
  ...change,
});
const send = async (who: Visitor, after: number, tries: readonly PuzzleTry[]) =>
  PuzzleTries.parse(json(await who.post(PATH, { after, tries })));

describe('first tries at puzzles', () => {
  it('come together from several devices, and the first that reached the server stays', async () => {
    const ana = await server.guest('Ana');
    expect(await send(ana, 0, [tried(3), tried(1, { isRight: false })])).toMatchObject({ count: 2 });
    // Another device, which had none of it, and had found the first one it was asked.
    const answer = await send(ana, 0, [tried(1), tried(8)]);
    expect(answer).toEqual({ tries: [tried(3), tried(1, { isRight: false }), tried(8)], count: 3 });
    expect(await send(ana, 2, [])).toEqual({ tries: [tried(8)], count: 3 });
  });

  it('are told to nobody else', async () => {
    const [ana, bia] = [await server.guest('Ana'), await server.guest('Bia')];
    await send(ana, 0, [tried(3)]);
    expect(await send(bia, 0, [])).toEqual({ tries: [], count: 0 });
    expect(verdict(await server.visitor().post(PATH, { after: 0, tries: [] }))).toBe('401 nobody');
    expect((await server.visitor().get(PATH)).status).toBe(404);
  });

  it('were not made tomorrow', async () => {
    const { tries } = await send(await server.guest('Ana'), 0, [tried(1, { day: daysAfter(today, 30) })]);
    expect(tries).toEqual([tried(1, { day: dayOf(Date.now()) })]);
  });

  it('fit into one request as many as may be', async () => {
    const many = Array.from({ length: TRIES_AT_ONCE }, (_, index) => tried(MOST_PUZZLES - index, { isRight: false }));
    expect(await send(await server.guest('Ana'), 0, many)).toEqual({ tries: many, count: TRIES_AT_ONCE });
  });

  it('are refused where they cannot be any', async () => {
    const ana = await server.guest('Ana');
    const post = async (body: unknown, path = PATH) => verdict(await ana.post(path, body));
    expect(await post({ after: 0, tries: [] }, paths.puzzleTries('chess'))).toBe('404 notFound');
    for (const bad of [
      { tries: [] },
      { after: -1, tries: [] },
      { after: 0, tries: [tried(0)] },
      { after: 0, tries: [tried(MOST_PUZZLES + 1)] },
      { after: 0, tries: [tried(1, { rating: 1500.5 })] },
      { after: 0, tries: [tried(1, { day: 'today' })] },
      { after: 0, tries: [{ ...tried(1), by: 'me' }] },
      { after: 0, tries: Array.from({ length: TRIES_AT_ONCE + 1 }, () => tried(1)) },
    ]) {
      expect(await post(bad), JSON.stringify(bad).slice(0, 80)).toBe('400 malformed');
    }
    expect(await send(ana, 0, [])).toEqual({ tries: [], count: 0 });
  });
});
