import type { Policy } from './policy.ts';

/** Plays any legal action, each as likely as the others. */
export const random: Policy = {
  id: 'random',
  sit: (_seat, chance) => ({ choose: (_view, options) => chance.pick(options.length) }),
};
