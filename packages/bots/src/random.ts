import type { Policy } from './policy.ts';

/** Plays any legal action, each as likely as the others. */
export const random: Policy = {
  id: 'random',
  choose: (_view, options, chance) => chance.pick(options.length),
};
