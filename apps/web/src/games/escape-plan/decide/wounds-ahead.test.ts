import { describe, expect, it } from 'vitest';
import { woundsAhead } from './wounds-ahead.ts';

const FREE = { wounds: 0, cuffed: 0, contacts: [3, 0, 0, -1, -2] };

describe('woundsAhead', () => {
  it('fills the red box first', () => {
    expect(woundsAhead(FREE, 10, 2)).toEqual({ wounds: 2, cuffs: [], without: 0 });
  });

  it('brings handcuffs from the right once the box is full, and takes a wound out of it', () => {
    const ahead = woundsAhead({ ...FREE, wounds: 3 }, 10, 1);
    expect(ahead).toEqual({ wounds: 2, cuffs: [{ space: 4, on: 'asset', card: -1 }], without: 0 });
  });

  it('covers a contact on the space, and passes over spaces that are blocked', () => {
    const ahead = woundsAhead({ ...FREE, wounds: 3, cuffed: 0b11110 }, 10, 1);
    expect(ahead.cuffs).toEqual([{ space: 0, on: 'contact', card: 2 }]);
  });

  it('does nothing when no handcuffs or no spaces are left', () => {
    expect(woundsAhead({ ...FREE, wounds: 3 }, 0, 2)).toEqual({ wounds: 3, cuffs: [], without: 2 });
    expect(woundsAhead({ ...FREE, wounds: 3, cuffed: 0b11111 }, 5, 1).without).toBe(1);
  });
});
