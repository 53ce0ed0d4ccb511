import type { Config } from '@stakeout/gunrunners';
import { inWords } from '../../../text/say.ts';
import type { InWords } from '../../facts.ts';
import { rulesTexts } from './create.texts.ts';

/** What a table is played by: always its edition and memory, the rest where somebody chose it. */
export function told(config: unknown): InWords[] {
  const { edition, memory, start } = config as Config;
  const lines = [
    inWords(rulesTexts, edition === 'pt' ? 'toldPt' : 'toldEn'),
    inWords(rulesTexts, memory === 'open' ? 'toldOpen' : 'toldStrict'),
  ];
  if (start !== null) lines.push(inWords(rulesTexts, 'toldStart', { number: start + 1 }));
  return lines;
}
