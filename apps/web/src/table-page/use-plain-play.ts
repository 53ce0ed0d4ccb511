import { useState } from 'react';
import type { Answer, TableSession } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { sayForTable, useSay } from '../text/say.ts';
import { errorTexts } from './error.texts.ts';

/** Plays at a table, one thing at a time, and keeps in words why the last one was not done. */
export function usePlainPlay(session: TableSession) {
  const sayError = useSay(errorTexts);
  const { language } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Extract<Answer, { ok: false }> | null>(null);

  async function ask(answer: Promise<Answer>): Promise<void> {
    setBusy(true);
    setRefused(null);
    const result = await answer;
    setBusy(false);
    if (!result.ok) setRefused(result);
  }

  function words({ error, refusals }: Extract<Answer, { ok: false }>): string {
    const [first] = refusals;
    if (first === undefined) return sayError(error);
    const names = session.get().seats.map(({ name }) => name);
    return sayForTable(session.game.texts[language], { id: first.reason, params: first.params }, names);
  }

  return {
    isBusy,
    fault: refused === null ? null : words(refused),
    act: (action: unknown) => ask(session.act(action)),
    undo: () => ask(session.undo(1)),
  };
}
