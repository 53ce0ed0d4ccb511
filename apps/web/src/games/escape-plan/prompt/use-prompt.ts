import type { Action } from '@stakeout/escape-plan';
import { useDeferredValue, useMemo } from 'react';
import type { Move } from '../../../session/session.ts';
import { canAllBeTakenBack, undoEndsWithin } from '../../../session/undo-mark.ts';
import { useStore } from '../../../state/store.ts';
import type { PromptKind } from '../../../table/prompt-bar.tsx';
import { useHeld } from '../../../table/use-held.ts';
import { useToldViewOf } from '../board/told-view.ts';
import { usePeekAt } from '../board/use-peek.ts';
import type { Choosing, TableContext } from '../table-context.ts';
import { type Expected, forecastOf } from './forecast.ts';
import { type PromptPhrase, spokenText } from './phrases.ts';
import { promptFor } from './prompt-words.ts';
import { sceneOf } from './scene.ts';
import { type Step, stepsOf } from './step-bar.ts';

export interface Prompt {
  readonly kind: PromptKind;
  /** The name of the step under way. */
  readonly step: string;
  /** The three steps of a move; none outside of one. */
  readonly steps: readonly Step[];
  readonly phrase: PromptPhrase;
  /** The sentence for those who listen. */
  readonly text: string;
  readonly clauses: readonly string[];
  /** What confirming will surely bring. */
  readonly expected: readonly Expected[];
  /** Whether confirming could not be taken back. */
  readonly isFinal: boolean;
}

/** What the table says now: what to do, whom it waits for, or why not. What was decided is said until it has been shown. */
export function usePrompt(table: TableContext, choosing: Choosing, told: Move | null): Prompt {
  const { seat, frame, story } = table;
  // What the police do is part of the move that called them.
  const { police } = useStore(story);
  const isOwnTold = told !== null && told.seat === seat && frame.seat === seat && police?.isTelling !== true;
  const { isCovered } = usePeekAt(table);
  const said = { prompt: useSaid(table, choosing), isCovered };
  const held = useHeld(said, isOwnTold);
  // What was said while the own things lay open is not kept once they are covered.
  return (held.isCovered === isCovered ? held : said).prompt;
}

function useSaid(table: TableContext, { selection, preview }: Choosing): Prompt {
  const { session, snapshot, view, seat, language, nameOf, words, isActing } = table;
  const { parts, standing } = selection;
  const told = useToldViewOf(table);
  const { police } = useStore(table.story);
  const { plan } = standing;
  const options = snapshot.options as readonly Action[];
  const scene = sceneOf({
    view: told,
    options,
    parts,
    plan,
    preview,
    language,
    words,
    police: police?.isTelling === true ? (police.turns.at(-1) ?? null) : null,
    nameOf: (action) => session.game.name(action, told),
  });
  // Trying a plan in many made-up worlds takes a moment: the note comes right after the picture of what was chosen. A plan
  // belongs to the view it was made from, so they come late together.
  const asked = useMemo(() => (plan === null || seat === null ? null : { plan, view, seat }), [plan, view, seat]);
  const tried = useDeferredValue(asked);
  const endsUndo = useMemo(
    () =>
      tried !== null && !canAllBeTakenBack(session) && undoEndsWithin(session.game, tried.view, tried.seat, tried.plan),
    [session, tried],
  );
  const isFinal = endsUndo && tried === asked;
  const expected = plan === null || seat === null ? [] : forecastOf(scene, view, seat, plan);
  const { name, steps } = stepsOf(scene);
  const { phrase, clauses } = promptFor(scene, isActing);
  const kind = isActing ? 'turn' : 'waiting';
  return { kind, step: name, steps, phrase, text: spokenText(phrase, nameOf), clauses, expected, isFinal };
}
