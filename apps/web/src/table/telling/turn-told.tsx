import type { ReactNode } from 'react';
import { useSettings } from '../../state/settings.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { phraseOf } from '../phrase.ts';
import { PhraseText } from '../phrase-text.tsx';
import { TABLE_TEXTS } from '../table.texts.ts';
import { useToldTable } from './told-table.ts';

/** The sentence of the prompt; while somebody's turn stays to be read, that it does. */
export function TurnTold({ children }: { readonly children: ReactNode }) {
  const table = useToldTable();
  return table?.isWaiting === true && table.told !== null ? <Told seat={table.told.seat} /> : children;
}

function Told({ seat }: { readonly seat: number }) {
  const { nameOf } = useShownTable();
  const { language } = useSettings();
  return <PhraseText phrase={phraseOf(TABLE_TEXTS, language, 'turnStays', { seat: { seat } })} nameOf={nameOf} />;
}
