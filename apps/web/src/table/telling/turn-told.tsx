import type { ReactNode } from 'react';
import type { Move } from '../../session/session.ts';
import { useSettings } from '../../state/settings.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { phraseOf } from '../phrase.ts';
import { PhraseText } from '../phrase-text.tsx';
import { youAt } from '../seat-name.tsx';
import { TABLE_TEXTS } from '../table.texts.ts';
import { lastDeed } from './last-deed.ts';
import { type ToldTable, useToldTable } from './told-table.ts';

/** The sentence of the prompt; while somebody's turn stays to be read, what they did last, and that it stays. */
export function TurnTold({ children }: { readonly children: ReactNode }) {
  const table = useToldTable();
  return table?.isWaiting === true && table.told !== null ? <Told move={table.told} table={table} /> : children;
}

function Told({ move, table: { tellMove, isStory } }: { readonly move: Move; readonly table: ToldTable }) {
  const { session, snapshot, nameOf } = useShownTable();
  const { language } = useSettings();
  const { seat } = move;
  const linesOf = (told: Move) => tellMove(told, snapshot.view, language, youAt(session.kind, snapshot));
  const phrase =
    seat === snapshot.viewer
      ? // What one did oneself one knows; what came of it is the story.
        linesOf({ ...move, events: move.events.filter(isStory) })
          .flatMap((line) => [' ', ...line])
          .slice(1)
      : (lastDeed(linesOf(move), seat) ?? phraseOf(TABLE_TEXTS, language, 'hasPlayed', { seat: { seat } }));
  return <PhraseText phrase={[...phrase, ' ', ...phraseOf(TABLE_TEXTS, language, 'turnStays')]} nameOf={nameOf} />;
}
