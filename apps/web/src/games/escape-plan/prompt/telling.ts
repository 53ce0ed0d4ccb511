import type { Action, FrameKind } from '@stakeout/escape-plan';
import { chosen } from './chosen.ts';
import { type PromptPhrase, sentence } from './phrases.ts';
import type { PromptTextId } from './prompts.texts.ts';
import type { Scene } from './scene.ts';

/** Steps that go by, as there is nothing in them. */
const NOTHING: Partial<Record<FrameKind, PromptTextId>> = {
  buyFixer: 'noFixer',
  buyEquipment: 'noEquipment',
  openLocker: 'noLocker',
  mayHeal: 'noWound',
  hospital: 'noWound',
};

/** What happens by itself, as nothing is left to decide. */
export function told(scene: Scene, action: Action): PromptPhrase {
  if (action.type === 'takeWound') return sentence(scene.language, 'woundInVain');
  const id = NOTHING[scene.frame.kind];
  return id === undefined ? chosen(scene, [action]) : sentence(scene.language, id);
}
