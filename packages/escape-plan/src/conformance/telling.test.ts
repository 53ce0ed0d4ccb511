import { longRun } from '@stakeout/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Heard, listenTo } from '../telling.fixture.ts';

const GAMES = longRun(2, 100);
const TELL_EVERY = 9;

describe.each([1, 2, 3, 4, 5])('in random games of %i', (seats) => {
  let heard: Heard;

  beforeAll(() => {
    heard = listenTo(seats, GAMES, TELL_EVERY);
  });

  it('every game ends', () => {
    expect(heard.ended).toBe(GAMES);
  });

  it('every line and every name is a whole sentence, and no two choices have the same name', () => {
    expect([...heard.faults]).toEqual([]);
  });

  it('the log, the menu and the table are all heard', () => {
    const count = (prefix: string) => [...heard.used].filter((id) => id.startsWith(prefix)).length;
    expect(count('log.')).toBeGreaterThan(45);
    expect(count('action.')).toBeGreaterThan(40);
    expect(count('tell.')).toBeGreaterThan(25);
  });
});
