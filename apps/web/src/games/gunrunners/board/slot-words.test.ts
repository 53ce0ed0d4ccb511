import { DIRECTOR, RUNNER } from '@stakeout/gunrunners';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../text/say.ts';
import { GUNRUNNERS_TEXTS } from '../gunrunners.texts.ts';
import { slotWords } from './slot-words.ts';

describe('the far end of a row', () => {
  it('is not said to be for undercover agents while a Director moves an exposed one', () => {
    for (const language of LANGUAGES) {
      const say = sayIn(GUNRUNNERS_TEXTS, language);
      const told = (phase: 'operation' | 'deploy' | 'hide', role: typeof DIRECTOR | typeof RUNNER) => {
        const { name, tip } = slotWords({ phase, role }, true);
        return `${say(name, { location: 'Panama' })} ${say(tip)}`;
      };
      expect(told('operation', DIRECTOR)).toContain('Panama');
      expect(told('operation', DIRECTOR)).not.toMatch(/undercover|secreto/i);
      expect(told('deploy', DIRECTOR)).toMatch(/undercover|secreto/i);
      expect(told('hide', RUNNER)).toMatch(/undercover|secreto/i);
    }
  });

  it('says that something goes there only to whoever may put it there', () => {
    expect(slotWords({ phase: 'hide', role: DIRECTOR }, true).label).toBe('placeHere');
    expect(slotWords({ phase: 'hide', role: DIRECTOR }, false).label).toBe('undercover');
    expect(slotWords({ phase: 'deploy', role: DIRECTOR }, true).label).toBe('undercover');
  });
});
