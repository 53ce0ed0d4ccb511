import type { ReviewedDecision, ReviewedDraw } from '@stakeout/bots/judge';
import { type Language, textsAt } from '@stakeout/kernel';
import { useMemo } from 'react';
import type { GameReview } from '../games/front.ts';
import type { IconName } from '../icons/names.ts';
import { lineWords, reasonsOf } from '../replay/line-words.ts';
import type { Film, Recording } from '../replay/recording.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { sayForTable, useSay } from '../text/say.ts';
import { stepsBySeq, turnsOf } from './model/timeline.ts';
import { reviewTexts } from './review.texts.ts';

/** A draw as it is told. */
export interface ToldDraw {
  readonly step: number;
  readonly icon: IconName;
  readonly when: string;
  readonly what: string;
}

/** How the review of one seat speaks of the match. */
export interface ReviewWords {
  readonly language: Language;
  readonly nameOf: (seat: number) => string;
  /** When it was, after so many moves. */
  readonly whenAt: (step: number) => string;
  readonly tickAt: (step: number) => string;
  readonly sayLine: (step: number, actions: readonly unknown[]) => string;
  readonly sayReason: (decision: ReviewedDecision) => string | null;
  readonly tellDraw: (draw: ReviewedDraw) => ToldDraw;
}

export function useReviewWords(recording: Recording, film: Film, parts: GameReview): ReviewWords {
  const { language } = useSettings();
  const say = useSay(reviewTexts);
  const sayTable = useSay(TABLE_TEXTS);
  const { game, own, seats, file } = recording;
  const reasons = useLoaded(game.library, reasonsOf);
  return useMemo(() => {
    const texts = game.texts[language];
    const turns = turnsOf(film);
    const steps = file === null ? new Map<number, number>() : stepsBySeq(file);
    const nameOf = (of: number) =>
      of === own ? say('you') : seats[of]?.name || sayTable('player', { number: of + 1 });
    const names = seats.map((_, of) => nameOf(of));
    const said = lineWords(game, parts, language, names, reasons);
    const whenAt = (step: number) => parts.whenOf(film.viewAt(step), turns[step] ?? 0, language);
    return {
      language,
      nameOf,
      whenAt,
      tickAt: (step) => parts.tickOf(film.viewAt(step), turns[step] ?? 0, language),
      sayLine: (step, actions) => said.sayLine(film.viewAt(step), actions),
      sayReason: ({ step, reason }) => said.sayReason(film.viewAt(step), reason),
      tellDraw({ seq, label }) {
        const step = steps.get(seq) ?? 0;
        const kinds = label.split('+').flatMap((kind) => parts.draws[kind] ?? []);
        const wanted = new Set(kinds.flatMap(({ events }) => events));
        const after = film.viewAt(step + 1);
        const events = (film.moves[step]?.events ?? []).filter((event) => wanted.has((event as { type: string }).type));
        const messages = game.narrate(events, after);
        const told = messages.map((message) => sayForTable(textsAt(texts, after), message, names));
        const what =
          told.length === 0 ? kinds.map(({ name }) => name[language]).join(', ') : told.slice(0, 2).join(' ');
        return { step, icon: kinds[0]?.icon ?? 'round-star', when: whenAt(step), what: what || label };
      },
    };
  }, [game, own, seats, file, film, parts, language, reasons, say, sayTable]);
}
