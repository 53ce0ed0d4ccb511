import { type View as EscapeView, escapePlan } from '@stakeout/escape-plan';
import { type View as GunView, gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { ESCAPE_PLAN_STEPS, escapePlanPhase } from '../games/escape-plan/guide/guide.ts';
import { GUNRUNNERS_STEPS, gunrunnersPhase } from '../games/gunrunners/guide/guide.ts';
import { BEGINNING, countOf, follow, type GuideStep, goOn, type Progress, shownStep } from './progress.ts';

/** Steps that tell something rather than asking for it: Next leads on from them. */
const TOLD = ['goal', 'cops', 'notoriety', 'riches', 'bust', 'others'];

type PhaseOf = (view: unknown, isActing: boolean, hasPlan: boolean) => string;

/**
 * Lets one seat follow a guide through a random game, pressing Next where only that leads on. Gives the steps shown. Their
 * numbers go forward one by one to the last, and the guide speaks only when the seat decides; but its first card may come before
 * that, with the table.
 */
function guided(game: AnyGame, steps: readonly GuideStep[], phaseOf: PhaseOf, seed: number): ReadonlySet<string> {
  const config = game.configure({}, 3);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(seed);
  const state = game.setup(config.value, 3, chance);
  const shown = new Set<string>();
  let progress: Progress = BEGINNING;
  let latest = { number: 0, isLast: false };
  const look = (phase: string) => {
    progress = follow(steps, progress, phase);
    for (let step = shownStep(steps, progress, phase); step !== null; step = shownStep(steps, progress, phase)) {
      expect(phase !== 'others' || step === steps[0]).toBe(true);
      const count = countOf(steps, progress, step) ?? latest;
      if (!shown.has(step.id) && count !== latest) expect(count.number).toBe(latest.number + 1);
      latest = count;
      shown.add(step.id);
      if (!TOLD.includes(step.id)) return;
      progress = goOn(steps, progress, phase);
    }
  };
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, 0);
    look(phaseOf(view, seat === 0, false));
    if (seat === 0) look(phaseOf(view, true, true));
    const options = game.legal(state, seat);
    game.applyInPlace(state, seat, options[chance.pick(options.length)], chance, null);
  }
  expect(latest.isLast).toBe(true);
  return shown;
}

describe('a guide through a game', () => {
  it('shows every step of Escape Plan that comes, from the goal to what wins', () => {
    const phaseOf: PhaseOf = (view, isActing, hasPlan) => escapePlanPhase(view as EscapeView, isActing, hasPlan);
    const seen = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const shown = guided(escapePlan as unknown as AnyGame, ESCAPE_PLAN_STEPS, phaseOf, seed);
      for (const always of ['goal', 'tile', 'destination', 'cops', 'confirm', 'notoriety', 'riches']) {
        expect(shown, always).toContain(always);
      }
      for (const id of shown) seen.add(id);
    }
    expect([...seen].sort()).toEqual(ESCAPE_PLAN_STEPS.map(({ id }) => id as string).sort());
  });

  it('shows every step of Gunrunners that comes, from the goal to the bust', () => {
    const phaseOf: PhaseOf = (view, isActing, hasPlan) => gunrunnersPhase(view as GunView, isActing, [], hasPlan);
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const shown = guided(gunrunners as unknown as AnyGame, GUNRUNNERS_STEPS, phaseOf, seed);
      for (const always of ['goal', 'station', 'roll', 'deploy', 'confirm', 'bust', 'others']) {
        expect(shown, always).toContain(always);
      }
      for (const id of shown) seen.add(id);
    }
    expect([...seen].sort()).toEqual(GUNRUNNERS_STEPS.map(({ id }) => id as string).sort());
  });
});
