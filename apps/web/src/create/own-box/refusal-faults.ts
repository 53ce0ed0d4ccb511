import { type AnyGame, say as complete, type Refusal } from '@stakeout/kernel';
import type { Fault } from '../fault.ts';

/** What the rules refuse, as faults of fields. */
export function faultsOf(game: AnyGame, refusals: readonly Refusal[] | undefined): readonly Fault[] {
  return (refusals ?? []).map(({ field, reason, params, clause }) => ({
    field: field ?? 'form',
    text: (language) => complete(game.texts[language], { id: reason, params }),
    clause,
  }));
}

/** The same with the place in the data, for those who read it as a text. */
export function placedFaultsOf(game: AnyGame, refusals: readonly Refusal[]): readonly Fault[] {
  return faultsOf(game, refusals).map((fault, at) => {
    const field = refusals[at]?.field ?? null;
    return field === null ? fault : { ...fault, text: (language) => `${field}: ${fault.text(language)}` };
  });
}
