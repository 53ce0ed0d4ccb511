import type { ReviewedDecision } from '@stakeout/bots/judge';
import { isUndo, LANGUAGES, type Language } from '@stakeout/kernel';
import type { GameReview } from '../../games/front.ts';
import type { AnyExport, Film } from '../../replay/recording.ts';

/** The step before each entry of the log that stands, by the number of the entry: what was taken back has one too. */
export function stepsBySeq({ entries }: Pick<AnyExport, 'entries'>): ReadonlyMap<number, number> {
  const standing: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isUndo(entry)) standing.length -= entry.undo;
    else standing.push(index + 1);
  }
  return new Map(standing.map((seq, step) => [seq, step]));
}

/** The how-manyeth turn of the match it is at each step, from 1, as the last page counts them; 0 before the first. */
export function turnsOf({ marks, length }: Pick<Film, 'marks' | 'length'>): readonly number[] {
  const begins = new Set(marks.flatMap(({ kind, step }) => (kind === 'turn' ? [step] : [])));
  const turns: number[] = [];
  for (let step = 0, turn = 0; step <= length; step++) {
    if (begins.has(step)) turn++;
    turns.push(turn);
  }
  return turns;
}

/** When each decision with a name was, in every language, by the number of its entry. */
export function whensOf(
  film: Pick<Film, 'marks' | 'length' | 'viewAt'>,
  decisions: readonly Pick<ReviewedDecision, 'seq' | 'step' | 'label'>[],
  { whenOf }: Pick<GameReview, 'whenOf'>,
): Record<number, Record<Language, string>> {
  const turns = turnsOf(film);
  const named = decisions.filter(({ label }) => label !== null);
  return Object.fromEntries(
    named.map(({ seq, step }) => {
      const at = (language: Language) => whenOf(film.viewAt(step), turns[step] ?? 0, language);
      return [
        seq,
        Object.fromEntries(LANGUAGES.map((language) => [language, at(language)])) as Record<Language, string>,
      ];
    }),
  );
}
