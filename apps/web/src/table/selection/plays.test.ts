import { describe, expect, it } from 'vitest';
import { Plays } from './plays.ts';

describe('what one press of Undo takes back', () => {
  it('is what one press of Confirm did', () => {
    const plays = new Plays();
    plays.add(3, 5);
    plays.add(8, 1);
    expect(plays.lastOf(9, 6)).toBe(1);
    // The trip before it is still one thing.
    expect(plays.lastOf(8, 5)).toBe(5);
    expect(plays.lastOf(3, 0)).toBe(1);
  });

  it('is one move where not all of it can be taken back, or others have moved since', () => {
    const plays = new Plays();
    plays.add(0, 4);
    expect(plays.lastOf(4, 2)).toBe(1);
    expect(plays.lastOf(5, 5)).toBe(1);
  });

  it('forgets what has been taken back', () => {
    const plays = new Plays();
    plays.add(0, 4);
    plays.add(2, 1);
    expect(plays.lastOf(3, 3)).toBe(1);
    expect(plays.lastOf(4, 4)).toBe(1);
  });
});
