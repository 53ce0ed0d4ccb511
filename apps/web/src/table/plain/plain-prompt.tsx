import { useSettings } from '../../state/settings.ts';
import { ClauseChip } from '../clause-chip.tsx';
import type { Moment, Picture, Playing } from '../frame/parts.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { type Phrase, phraseOf, textOf } from '../phrase.ts';
import { PhraseText } from '../phrase-text.tsx';
import { PromptBar, type PromptKind } from '../prompt-bar.tsx';
import { type AtOnce, PromptButtons } from '../prompt-buttons.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { TABLE_TEXTS } from '../table.texts.ts';
import { useHeld } from '../use-held.ts';

/** What is asked of whoever is to decide: the name of the step, the sentence, and the clauses it follows. */
export interface Asked {
  readonly step: string;
  readonly phrase: Phrase;
  readonly clauses: readonly string[];
}

interface PlainPrompt extends Asked {
  readonly kind: PromptKind;
  /** The sentence for those who listen. */
  readonly text: string;
}

/** What a small game makes of a moment. */
export interface PlainPicture<Target extends string, Action> extends Picture {
  readonly prompt: PlainPrompt;
  readonly selection: Selection<Target, Action>;
  readonly isActing: boolean;
}

/** What the table says now: what is asked, or whom it waits for. What was decided is said until it has been shown. */
export function usePlainPicture<Target extends string, Action>(
  { playing, selection, isActing, nameOf }: Moment<Playing, Target, Action>,
  asked: Asked,
): PlainPicture<Target, Action> {
  const { language } = useSettings();
  const { snapshot, told } = playing;
  const said = (): Asked & { readonly kind: PromptKind } => {
    if (isActing) return { kind: 'turn', ...asked };
    const seat = told?.seat ?? snapshot.toAct[0];
    const phrase =
      seat === undefined
        ? phraseOf(TABLE_TEXTS, language, 'over')
        : phraseOf(TABLE_TEXTS, language, 'waitingFor', { seat: { seat } });
    return { kind: 'waiting', step: asked.step, phrase, clauses: [] };
  };
  const words = said();
  const isOwnTold = told !== null && told.seat === snapshot.viewer;
  const prompt = useHeld({ ...words, text: textOf(words.phrase, nameOf) }, isOwnTold);
  return { prompt, selection, isActing, isToldEnough: false, isLingering: false };
}

/** The prompt with its buttons, Confirm always rightmost. */
export function PlainPromptBar<Target extends string, Action>({
  picture: { prompt, selection, isActing },
  atOnce = [],
}: {
  readonly picture: PlainPicture<Target, Action>;
  readonly atOnce?: readonly AtOnce[];
}) {
  const { session, nameOf } = useShownTable();
  const { kind, step, phrase, clauses } = prompt;
  return (
    <PromptBar
      kind={kind}
      step={step}
      clauses={
        clauses.length === 0
          ? null
          : clauses.map((clause) => <ClauseChip key={clause} game={session.game} clause={clause} />)
      }
      actions={<PromptButtons isActing={isActing} selection={selection} atOnce={atOnce} />}
    >
      <PhraseText phrase={phrase} nameOf={nameOf} />
    </PromptBar>
  );
}
