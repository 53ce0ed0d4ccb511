import { asked } from './asking.ts';
import { chosen } from './chosen.ts';
import { clauseOf } from './clauses.ts';
import type { PromptPhrase } from './phrases.ts';
import type { Scene } from './scene.ts';
import { awaited } from './waiting.ts';

/** The one sentence of the prompt, with the clause behind it. */
export function promptFor(
  scene: Scene,
  isActing: boolean,
): { readonly phrase: PromptPhrase; readonly clauses: readonly string[] } {
  const clauses = [clauseOf(scene)];
  if (!isActing) return { phrase: awaited(scene), clauses };
  // What can be done without touching anything is still asked about: the name of it stands on the button.
  const { plan, parts } = scene;
  return { phrase: plan === null || parts.length === 0 ? asked(scene) : chosen(scene, plan), clauses };
}
