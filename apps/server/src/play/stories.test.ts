import { historyFor, perform } from '@stakeout/host';
import { exportMatch, exportText, FastChance, undoable } from '@stakeout/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { granted, playOn, roomWith } from './match.fixture.ts';
import { SlowLane } from './slow-lane.ts';
import { Stories } from './stories.ts';

afterEach(() => void vi.restoreAllMocks());

const lane = new SlowLane();

async function told(stories: Stories, room: ReturnType<typeof roomWith>, viewer: number | null, from = 0) {
  return JSON.parse(`{${await stories.history(room, viewer, from)}}`);
}

describe('the story of a match', () => {
  it('is what each reader has seen, from wherever they want it, as the match goes on and back', async () => {
    const stories = new Stories(lane);
    const room = roomWith('one');
    const dice = new FastChance(4);
    const last = () => room.match.standing.at(-1)?.seat ?? 0;
    let takenBack = 0;
    for (let round = 0; round < 8; round++) {
      do playOn(room, dice, 1);
      while (undoable(room.match, last()) === 0 && dice.pick(20) > 0);
      for (const viewer of [0, 1, null]) {
        for (const from of [0, dice.pick(room.match.standing.length + 5)]) {
          expect(await told(stories, room, viewer, from)).toEqual(historyFor(room.match, viewer, from));
        }
      }
      if (undoable(room.match, last()) === 0) continue;
      granted(perform(room.match, last(), { undo: 1 }));
      takenBack++;
    }
    expect(takenBack).toBeGreaterThan(0);
  });

  it('is not worked out again for whoever asks again', async () => {
    const stories = new Stories(lane);
    const room = roomWith('one');
    playOn(room, new FastChance(2), 70);
    await stories.history(room, 0, 0);
    const played = vi.spyOn(room.match.game, 'applyInPlace');
    for (let time = 0; time < 100; time++) await stories.history(room, 0, 0);
    expect(played).not.toHaveBeenCalled();
    // From the middle on, it begins at the nearest snapshot.
    for (const from of [31, 40, 63]) {
      played.mockClear();
      await stories.history(room, 0, from);
      expect(played.mock.calls.length).toBeLessThan(32);
    }
    playOn(room, new FastChance(2), 1);
    played.mockClear();
    await stories.history(room, 0, 0);
    expect(played.mock.calls.length).toBeLessThan(32);
  });

  it('is kept only as long as there is space for it', async () => {
    const most = 60_000;
    const stories = new Stories(lane, most);
    const rooms = ['one', 'two', 'three', 'four'].map(roomWith);
    for (const room of rooms) playOn(room, new FastChance(2), 60);
    for (const room of [...rooms, ...rooms]) {
      for (const viewer of [0, null]) {
        expect(await told(stories, room, viewer)).toEqual(historyFor(room.match, viewer));
        expect(stories.weight).toBeLessThanOrEqual(most);
      }
    }
    expect(stories.weight).toBeGreaterThan(most / 4);
    const none = new Stories(lane, 100);
    for (const room of rooms) await none.history(room, 0, 0);
    expect(none.weight).toBe(0);
  });

  it('that is over has a file, made once', () => {
    const stories = new Stories(lane);
    const room = roomWith('one');
    playOn(room, new FastChance(2), 10);
    expect(stories.file(room)).toBeNull();
    playOn(room, new FastChance(2), 10_000);
    const file = exportText(granted(exportMatch(room.match, room.table.secret)));
    expect(stories.file(room)).toBe(file);
    const looked = vi.spyOn(room.match.game, 'outcome');
    expect(stories.file(room)).toBe(file);
    expect(looked).not.toHaveBeenCalled();
  });
});
