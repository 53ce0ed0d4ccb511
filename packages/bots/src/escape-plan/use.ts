import type { ActionOf } from '@stakeout/escape-plan';

type Use = ActionOf<'use'>;

/** An executive action (E17). */
export function use(component: Use['component'], index: number, target = -1, ability = -1): Use {
  return { type: 'use', component, index, ability, target };
}
