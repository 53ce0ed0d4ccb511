import { type Action, DECISION_KINDS, escapePlan, type FrameKind, type State } from '@stakeout/escape-plan';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { standingAfter } from '../../../table/selection/choices.ts';
import { choicesOf } from '../play/choices.ts';
import { previewOf } from '../play/preview.ts';
import { lookAround } from '../play/random-views.fixture.ts';
import type { EscapeParts } from '../play/targets.ts';
import { wordsFor } from '../words.ts';
import { forecastOf } from './forecast.ts';
import { spokenText } from './phrases.ts';
import { promptFor } from './prompt-words.ts';
import { type Scene, sceneOf } from './scene.ts';
import { stepsOf } from './step-bar.ts';

const nameOf = (seat: number) => ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'][seat] ?? '?';

/** Every frame that waits for somebody, but for the toll, which few games by lot come to. */
const WAITING = DECISION_KINDS.filter((kind) => kind !== 'toll');

const ENOUGH = 4;
const frameOf = (state: State) => state.frames.at(-1)?.kind ?? 'over';

function check(scene: Scene, isActing: boolean): string {
  const { phrase, clauses } = promptFor(scene, isActing);
  const text = spokenText(phrase, nameOf);
  expect(text.trim(), scene.frame.kind).not.toBe('');
  expect(text, `${scene.frame.kind} ${scene.parts}`).not.toMatch(
    /[{}]|undefined|NaN|outside the city|fora da cidade|\?|\.\.$/,
  );
  expect(text).toMatch(/[.!]$/);
  for (const clause of clauses) expect(escapePlan.texts[scene.language].clauses).toHaveProperty([clause]);
  expect(clauses).toHaveLength(1);
  const { name, steps } = stepsOf(scene);
  expect(name).not.toBe('');
  for (const { note } of steps) expect(note).not.toMatch(/^$|[{}]|undefined|NaN/);
  return text;
}

describe('the prompt', () => {
  it('has a sentence with a clause for every decision of random games, in both languages', () => {
    const asked = new Map<FrameKind, number>();
    const said = new Set<string>();
    for (let seats = 1; seats <= 5; seats++) {
      const isNew = (state: State) => (asked.get(frameOf(state)) ?? 0) < ENOUGH * seats;
      lookAround(
        seats,
        31 * seats,
        2000,
        ({ state, view, options, seat }) => {
          asked.set(frameOf(state), (asked.get(frameOf(state)) ?? 0) + 1);
          const choices = choicesOf(view, options);
          for (const language of LANGUAGES) {
            const words = wordsFor(language, view.table, nameOf);
            const sceneFor = (parts: EscapeParts, plan: readonly Action[] | null) =>
              sceneOf({
                view,
                options,
                parts,
                plan,
                preview: previewOf(view, parts, plan),
                language,
                words,
                police: null,
                nameOf: (action) => escapePlan.name(action, view),
              });
            const walk = (parts: EscapeParts) => {
              const { plan, legal } = standingAfter(choices, parts);
              const scene = sceneFor(parts, plan);
              said.add(check(scene, true));
              if (plan !== null && parts.length === 1)
                for (const { text } of forecastOf(scene, view, seat, plan))
                  expect(text).not.toMatch(/[{}]|undefined|^$/);
              if (parts.length < 2) for (const next of [...legal].slice(0, 3)) walk([...parts, next]);
            };
            walk([]);
            said.add(check({ ...sceneFor([], null), view: escapePlan.view(state, null) }, false));
          }
        },
        isNew,
      );
    }
    expect(WAITING.filter((kind) => !asked.has(kind))).toEqual([]);
    expect(said.size).toBeGreaterThan(300);
  });
});
