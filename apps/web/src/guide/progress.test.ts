import { describe, expect, it } from 'vitest';
import { BEGINNING, follow, type GuideStep, goOn, type Progress, shownStep } from './progress.ts';

const STEPS: readonly GuideStep[] = [
  { id: 'goal', phases: ['choose', 'chosen', 'wait'], anchors: [] },
  { id: 'choose', phases: ['choose'], anchors: [] },
  { id: 'confirm', phases: ['chosen'], anchors: [] },
  { id: 'fight', phases: ['fight'], anchors: [] },
  { id: 'end', phases: ['wait'], after: 'choose', anchors: [] },
];

function at(progress: Progress, phase: string): string | null {
  return shownStep(STEPS, progress, phase)?.id ?? null;
}

describe('a guide', () => {
  it('stays with what is read by hand until Next is pressed', () => {
    let progress = follow(STEPS, BEGINNING, 'choose');
    expect(at(progress, 'choose')).toBe('goal');
    progress = follow(STEPS, progress, 'chosen');
    expect(at(progress, 'chosen')).toBe('goal');
    progress = goOn(STEPS, progress, 'chosen');
    expect(at(progress, 'chosen')).toBe('confirm');
  });

  it('follows the player on, back, and past what does not come', () => {
    let progress = goOn(STEPS, follow(STEPS, BEGINNING, 'choose'), 'choose');
    expect(at(progress, 'choose')).toBe('choose');
    progress = follow(STEPS, progress, 'chosen');
    expect(at(progress, 'chosen')).toBe('confirm');
    progress = follow(STEPS, progress, 'choose');
    expect(at(progress, 'choose')).toBe('choose');
    progress = follow(STEPS, progress, 'wait');
    expect(at(progress, 'wait')).toBe('end');
    expect(goOn(STEPS, progress, 'wait').isOver).toBe(true);
  });

  it('hides while it has nothing to say, and does not repeat what was read', () => {
    let progress = goOn(STEPS, follow(STEPS, BEGINNING, 'choose'), 'choose');
    progress = goOn(STEPS, progress, 'choose');
    expect(at(progress, 'choose')).toBeNull();
    progress = follow(STEPS, progress, 'fight');
    expect(at(progress, 'fight')).toBe('fight');
    progress = follow(STEPS, goOn(STEPS, progress, 'fight'), 'choose');
    expect(at(progress, 'choose')).toBeNull();
  });

  it('waits with the end until the player has had a turn', () => {
    const early = goOn(STEPS, follow(STEPS, BEGINNING, 'wait'), 'wait');
    expect(at(early, 'wait')).toBeNull();
    expect(at(follow(STEPS, early, 'choose'), 'choose')).toBe('choose');
  });
});
