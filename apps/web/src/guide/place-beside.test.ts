import { describe, expect, it } from 'vitest';
import type { Box } from '../table/motion/pose.ts';
import { placeBeside } from './place-beside.ts';

const CARD = { width: 300, height: 160 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

function covers(at: { left: number; top: number }, box: Box): boolean {
  return (
    at.left < box.left + box.width &&
    box.left < at.left + CARD.width &&
    at.top < box.top + box.height &&
    box.top < at.top + CARD.height
  );
}

describe('a card beside something', () => {
  it('covers it on no side of a desk', () => {
    for (const box of [
      { left: 10, top: 60, width: 200, height: 500 },
      { left: 1060, top: 60, width: 370, height: 120 },
      { left: 0, top: 700, width: 1440, height: 200 },
      { left: 0, top: 0, width: 1440, height: 56 },
      { left: 220, top: 60, width: 830, height: 640 },
    ]) {
      expect(covers(placeBeside(box, CARD, DESK), box)).toBe(false);
    }
  });

  it('stays on the screen of a phone, off what must be seen', () => {
    const card = { width: 344, height: 160 };
    const map = { left: 0, top: 100, width: 360, height: 420 };
    expect(placeBeside(map, card, PHONE)).toEqual({ left: 8, top: 532 });
    const prompt = { left: 0, top: 530, width: 360, height: 110 };
    const hand = { left: 0, top: 640, width: 360, height: 100 };
    const { top } = placeBeside(hand, card, PHONE, [{ ...prompt, weight: 1 }]);
    expect(top + card.height).toBeLessThanOrEqual(prompt.top);
    expect(top + card.height).toBeGreaterThan(prompt.top - 40);
  });

  it('leaves the locations free where there is room beside them', () => {
    const bin = { left: 230, top: 70, width: 120, height: 90 };
    const rows = [70, 220, 370, 520].map((top) => ({ left: 222, top, width: 910, height: 140, weight: 1 }));
    const at = placeBeside(bin, CARD, DESK, rows);
    for (const row of rows) expect(covers(at, row)).toBe(false);
  });

  it('stays where it stands for as long as no other place is clearly better', () => {
    const map = { left: 220, top: 60, width: 820, height: 500 };
    const prompt = { left: 220, top: 570, width: 820, height: 80, weight: 4 };
    const standing = { left: 240, top: 80 };
    const placed = (...others: Parameters<typeof placeBeside>[3] & object) =>
      placeBeside(map, CARD, DESK, [prompt, ...others], true, standing);
    const corner = { left: 240, top: 80, width: 30, height: 40, weight: 1 };
    const all = { left: 240, top: 80, width: 300, height: 160, weight: 4 };
    expect(placed()).toEqual(standing);
    expect(placed(corner)).toEqual(standing);
    expect(covers(placed(all), all)).toBe(false);
    expect(placeBeside(map, CARD, { width: 500, height: 500 }, [], true, standing)).not.toEqual(standing);
  });

  it('rather covers a location than the card that was just turned up there', () => {
    const screen = { width: 600, height: 400 };
    const die = { left: 0, top: 0, width: 600, height: 60 };
    const row = { left: 0, top: 72, width: 600, height: 328, weight: 1 };
    for (const left of [20, 160, 300, 440]) {
      const flipped = { left, top: 80, width: 60, height: 90, weight: 8 };
      expect(covers(placeBeside(die, CARD, screen, [row, flipped]), flipped)).toBe(false);
    }
  });
});
