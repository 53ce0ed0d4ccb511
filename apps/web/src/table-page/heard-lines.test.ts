import { describe, expect, it } from 'vitest';
import { heardLines, isOwnLine } from './heard-lines.ts';

const line = (seat: number | null, name: string) => ({ id: 1, seat, name, text: 'Hi', at: 0 });
const seats = [{ name: 'Ada' }, { name: 'Bia' }];

describe('the lines of a chat', () => {
  it('of spectators are for spectators, and for players who want them', () => {
    const chat = [line(0, 'Ada'), line(null, 'Caio')];
    expect(heardLines(chat, 1, false)).toEqual([line(0, 'Ada')]);
    expect(heardLines(chat, 1, true)).toEqual(chat);
    expect(heardLines(chat, null, false)).toEqual(chat);
  });

  it('are one’s own by seat and name', () => {
    expect(isOwnLine(line(0, 'Ada'), { viewer: 0, seats, name: 'Ada' })).toBe(true);
    expect(isOwnLine(line(0, 'Caio'), { viewer: 0, seats, name: 'Ada' })).toBe(false);
    expect(isOwnLine(line(null, 'Ada'), { viewer: 0, seats, name: 'Ada' })).toBe(false);
    expect(isOwnLine(line(null, 'Dora'), { viewer: null, seats, name: 'Dora' })).toBe(true);
    expect(isOwnLine(line(null, 'Dora'), { viewer: null, seats, name: null })).toBe(false);
    expect(isOwnLine(line(0, 'Ada'), { viewer: null, seats, name: 'Ada' })).toBe(false);
  });
});
