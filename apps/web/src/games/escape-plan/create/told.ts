import type { Config } from '@stakeout/escape-plan';
import { inWords } from '../../../text/say.ts';
import type { InWords } from '../../facts.ts';
import { rulesTexts } from './create.texts.ts';

/** What a table is played by, where it is not simply the book's: Costa is met only by somebody alone. */
export function told(config: unknown, seats: number): InWords[] {
  const { costaAvoidable, costaStacks } = config as Config;
  const lines: InWords[] = [];
  if (seats === 1) {
    lines.push(inWords(rulesTexts, costaAvoidable ? 'toldAvoidable' : 'toldUnavoidable'));
    lines.push(inWords(rulesTexts, costaStacks === 'best' ? 'toldBest' : 'toldBoth'));
  }
  return lines;
}
