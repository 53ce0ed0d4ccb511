import { describe, expect, it } from 'vitest';
import { BEGINNING, countOf, follow, type GuideStep, goOn, type Progress, shownStep } from './progress.ts';

const STEPS: readonly GuideStep[] = [
  { id: 'goal', phases: ['choose', 'chosen', 'wait'], anchors: [] },
  { id: 'choose', phases: ['choose'], anchors: [] },
  { id: 'confirm', phases: ['chosen'], anchors: [] },
  { id: 'fight', phases: ['fight'], anchors: [] },
  { id: 'end', phases: ['wait'], after: 'choose', anchors: [] },
  { id: 'rare', phases: ['rare'], isExtra: true, anchors: [] },
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
  });

  it('counts its cards as they come, and says which is the last one', () => {
    const counts: (string | null)[] = [];
    let progress: Progress = BEGINNING;
    for (const phase of ['fight', 'choose', 'chosen', 'choose', 'rare', 'chosen', 'wait']) {
      progress = follow(STEPS, progress, phase);
      for (let step = shownStep(STEPS, progress, phase); step !== null; step = shownStep(STEPS, progress, phase)) {
        const count = countOf(STEPS, progress, step);
        counts.push(`${step.id} ${count === null ? '' : `${count.number}${count.isLast ? ', last' : ''}`}`);
        progress = goOn(STEPS, progress, phase);
      }
    }
    expect(counts).toEqual(['fight 1', 'goal 2', 'choose 3', 'confirm 4', 'rare ', 'end 5, last']);
    expect(progress.isOver).toBe(true);
  });

  it('leaves out no number, whatever did not come', () => {
    const read = goOn(STEPS, follow(STEPS, BEGINNING, 'choose'), 'choose');
    const progress = follow(STEPS, read, 'wait');
    const step = shownStep(STEPS, progress, 'wait');
    expect(step === null ? null : countOf(STEPS, progress, step)).toEqual({ number: 3, isLast: true });
  });

  it('waits for what may still come when the counted cards are done', () => {
    let progress = goOn(STEPS, follow(STEPS, BEGINNING, 'choose'), 'choose');
    progress = goOn(STEPS, follow(STEPS, progress, 'wait'), 'wait');
    expect(progress.isOver).toBe(false);
    expect(at(follow(STEPS, progress, 'chosen'), 'chosen')).toBeNull();
    progress = follow(STEPS, progress, 'rare');
    expect(at(progress, 'rare')).toBe('rare');
    expect(goOn(STEPS, progress, 'rare').isOver).toBe(true);
  });

  it('does not say again what was done some cards ago', () => {
    let progress = goOn(STEPS, follow(STEPS, BEGINNING, 'choose'), 'choose');
    for (const phase of ['chosen', 'fight']) progress = follow(STEPS, progress, phase);
    progress = follow(STEPS, progress, 'choose');
    expect(at(progress, 'choose')).toBeNull();
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
