import { describe, expect, it } from 'vitest';
import { between, inside, pose } from './pose.ts';

describe('a piece on its way', () => {
  const hand = { left: 500, top: 700, width: 120, height: 160 };
  const field = { left: 300, top: 100, width: 60, height: 80 };

  it('has its own size where it lay, and is scaled as a picture where it comes to lie', () => {
    expect(pose({ width: 120, height: 160 }, hand)).toBe('translate(500px, 700px) scale(1)');
    expect(pose({ width: 120, height: 160 }, field)).toBe('translate(270px, 60px) scale(0.5)');
  });

  it('comes out of a place without growing to its size', () => {
    const wholeHand = { left: 200, top: 700, width: 800, height: 160 };
    expect(inside(wholeHand, field)).toEqual({ left: 570, top: 740, width: 60, height: 80 });
    const count = { left: 10, top: 10, width: 30, height: 20 };
    expect(inside(count, field)).toEqual({ left: 10, top: 0, width: 30, height: 40 });
  });

  it('is as large halfway whichever side is shown', () => {
    const halfway = between(hand, field);
    expect(halfway).toEqual({ left: 400, top: 400, width: 90, height: 120 });
    expect(pose({ width: 120, height: 160 }, halfway)).toBe('translate(385px, 380px) scale(0.75)');
    expect(pose({ width: 60, height: 80 }, halfway)).toBe('translate(415px, 420px) scale(1.5)');
  });
});
