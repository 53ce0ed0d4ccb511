import type { Language } from '@stakeout/kernel';
import type { Against } from '../session/file-check.ts';
import { sayIn } from '../text/say.ts';
import { moment } from '../text/when.ts';
import { verdictTexts } from './verdict.texts.ts';

/** All that was looked at, in a row. */
export function whatWasChecked(against: Against | null, draws: number, language: Language): string {
  const say = sayIn(verdictTexts, language);
  const parts = [...heldAgainst(against, language), say('draws', { count: draws })];
  const last = parts.at(-1) ?? '';
  const what = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${say('and')} ${last}` : last;
  return say('checked', { what });
}

function heldAgainst(against: Against | null, language: Language): string[] {
  if (against === null) return [];
  const say = sayIn(verdictTexts, language);
  const { since, seat, hasCommitment, hasNonce } = against;
  const commitment = since === null ? say('commitmentGiven') : say('keptSince', { when: moment(since, language) });
  const number = seat === null ? say('numberGiven') : say('numberAt', { seat: seat + 1 });
  return [...(hasCommitment ? [commitment] : []), ...(hasNonce ? [number] : [])];
}
