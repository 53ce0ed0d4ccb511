import type { View } from '@stakeout/gunrunners';
import { useMemo } from 'react';
import type { Move } from '../../../session/session.ts';
import { canAllBeTakenBack, undoEnds } from '../../../session/undo-mark.ts';
import { type Phrase, phraseOf, textOf } from '../../../table/phrase.ts';
import type { PromptKind } from '../../../table/prompt-bar.tsx';
import { useHeld } from '../../../table/use-held.ts';
import type { GunrunnersSelection as Selection } from '../play/selection.ts';
import type { TableContext } from '../table-context.ts';
import { type Naming, type PromptWords, wordsForActing, wordsForBust, wordsForWaiting } from './prompt-words.ts';
import { PROMPT_TEXTS, type PromptTextId } from './prompts.texts.ts';

export interface Prompt {
  readonly kind: PromptKind;
  readonly step: PromptTextId;
  readonly phrase: Phrase;
  /** The sentence for those who listen. */
  readonly text: string;
  readonly clauses: readonly string[];
  /** Whether confirming could not be taken back. */
  readonly isFinal: boolean;
}

/** What the table says now: what to do, or whom it waits for. What was decided is said until it has been shown. */
export function usePrompt(table: TableContext, selection: Selection, naming: Naming, told: Move | null): Prompt {
  const isOwnTold = told !== null && told.seat === table.seat && table.busting < 0;
  return useHeld(useSaid(table, selection, naming, told !== null), isOwnTold);
}

function useSaid(table: TableContext, selection: Selection, naming: Naming, isPlaying: boolean): Prompt {
  const { snapshot, view, seat, language, nameOf } = table;
  const { parts, standing } = selection;
  const isFinal = useIsFinal(table, selection);
  const decider = view.power >= 0 ? view.power : view.active;
  const toAct = isPlaying ? [decider] : snapshot.toAct;
  const isActing = !isPlaying && view.phase !== 'over' && seat !== null && toAct.includes(seat);
  const words: PromptWords =
    table.busting >= 0
      ? wordsForBust(table.busting, naming)
      : isActing && seat !== null
        ? wordsForActing(view, seat, standing, parts, naming)
        : wordsForWaiting(view, toAct, naming);
  const sentence = phraseOf(PROMPT_TEXTS, language, words.sentence, words.params);
  const phrase = words.note === null ? sentence : [...sentence, ' ', ...phraseOf(PROMPT_TEXTS, language, words.note)];
  return { ...words, phrase, text: textOf(phrase, nameOf), isFinal };
}

/**
 * Said where something that could be taken back until now no longer could; nearly every step of this game brings something to
 * light. Asked of made-up worlds, so it is worked out only when the plan changes.
 */
function useIsFinal({ session, snapshot, seat }: TableContext, { standing }: Selection): boolean {
  const { plan } = standing;
  const { view, undoable } = snapshot;
  return useMemo(() => {
    const [first] = plan ?? [];
    if (first === undefined || seat === null || view === null || undoable === 0) return false;
    if (canAllBeTakenBack(session)) return false;
    // A card that is committed and followed by a flip is brought to light by the flip.
    return (plan?.length ?? 0) > 1 || undoEnds(session.game, view as View, seat, first);
  }, [session, plan, seat, view, undoable]);
}
