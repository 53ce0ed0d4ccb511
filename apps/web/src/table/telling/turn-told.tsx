import type { ReactNode } from 'react';
import type { Move } from '../../session/session.ts';
import { useSettings } from '../../state/settings.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { phraseOf } from '../phrase.ts';
import { PhraseText } from '../phrase-text.tsx';
import { TABLE_TEXTS } from '../table.texts.ts';
import type { Tell } from '../use-announcements.ts';
import { lastDeed } from './last-deed.ts';
import { useToldTable } from './told-table.ts';

/** The sentence of the prompt; while somebody's turn stays to be read, what they did last, and that it stays. */
export function TurnTold({ children }: { readonly children: ReactNode }) {
  const table = useToldTable();
  return table?.isWaiting === true && table.told !== null ? <Told move={table.told} tell={table.tellMove} /> : children;
}

function Told({ move, tell }: { readonly move: Move; readonly tell: Tell }) {
  const { snapshot, nameOf } = useShownTable();
  const { language } = useSettings();
  const { seat } = move;
  const deed = lastDeed(tell(move, snapshot.view, language), seat);
  const phrase = deed ?? phraseOf(TABLE_TEXTS, language, 'hasPlayed', { seat: { seat } });
  return <PhraseText phrase={[...phrase, ' ', ...phraseOf(TABLE_TEXTS, language, 'turnStays')]} nameOf={nameOf} />;
}
