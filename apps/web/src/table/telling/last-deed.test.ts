import { describe, expect, it } from 'vitest';
import { lastDeed } from './last-deed.ts';

const ana = { seat: 0 };
const bia = { seat: 1 };

describe('the last deed of a turn', () => {
  it('is the last line about whoever did it, not what came of it', () => {
    const lines = [
      [bia, ' flipped an agent.'],
      [bia, ' placed a card.'],
      [ana, ' has the power.'],
      ['Bust 1: ', bia, ' 4.'],
    ];
    expect(lastDeed(lines, 1)).toBe(lines[1]);
  });

  it('is none where the log says nothing of them', () => {
    expect(lastDeed([['A new day.'], [ana, ' rested.']], 1)).toBeNull();
  });
});
