import { say as complete, textsAt } from '@stakeout/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { TableHint, TableSession } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { sayForTable, useSay } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';
import { ClauseChip } from './clause-chip.tsx';
import './hint-panel.css';
import type { NameOf } from './seat-name.tsx';
import { TABLE_TEXTS } from './table.texts.ts';

/** Where a game's bots have no words for what they think. */
const NO_REASONS = { REASON_TEXTS: { en: {}, pt: {} } };

export interface Advice {
  readonly hints: readonly TableHint[];
  readonly reasons: Sentences<string>;
}

/** The three best options by a strong bot, each with the chance to win and the reason for it. */
export function HintPanel({
  session,
  nameOf,
  onClose,
  onChoose,
  cover = null,
}: {
  readonly session: TableSession;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
  readonly onChoose: (action: unknown) => void;
  /** Stands in place of the advice while it is not to be read. */
  readonly cover?: ReactNode;
}) {
  const say = useSay(TABLE_TEXTS);
  const advice = useAdvice(session);
  return (
    <Dialog title={say('hintTitle')} onClose={onClose} className="hint-panel">
      <h2>{say('hintTitle')}</h2>
      {advice === 'thinking' && <p role="status">{say('hintThinking')}</p>}
      {advice === 'failed' && <p role="alert">{say('hintFailed')}</p>}
      {cover}
      {cover === null && typeof advice === 'object' && advice.hints.length === 0 && <p>{say('hintNone')}</p>}
      {cover === null && typeof advice === 'object' && (
        <ol>
          {advice.hints.map((hint) => (
            <HintRow
              key={JSON.stringify(hint.action)}
              hint={hint}
              session={session}
              nameOf={nameOf}
              reasons={advice.reasons}
              onChoose={() => onChoose(hint.action)}
            />
          ))}
        </ol>
      )}
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}

/** The words of the reasons are fetched only when a hint is asked for. */
export function useAdvice(session: TableSession): Advice | 'thinking' | 'failed' {
  const [advice, setAdvice] = useState<Advice | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    let isWanted = true;
    Promise.all([session.hint(), session.game.library.reasons?.()]).then(
      ([hints, { REASON_TEXTS: reasons } = NO_REASONS]) => isWanted && setAdvice({ hints, reasons }),
      () => isWanted && setAdvice('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [session]);
  return advice;
}

function HintRow({
  hint,
  session,
  nameOf,
  reasons,
  onChoose,
}: {
  readonly hint: TableHint;
  readonly session: TableSession;
  readonly nameOf: NameOf;
  readonly reasons: Sentences<string>;
  readonly onChoose: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const { language } = useSettings();
  const { game } = session;
  const { seats, view } = session.get();
  const names = seats.map((_, seat) => nameOf(seat));
  const percent = Math.round(hint.winChance * 100);
  return (
    <li>
      <b>{sayForTable(textsAt(game.texts[language], view), game.name(hint.action, view), names)}</b>
      <span className="hint-chance">{say('hintChance', { percent })}</span>
      <meter min={0} max={100} value={percent} aria-hidden="true" />
      <HintReason hint={hint} session={session} reasons={reasons} />
      <Button small onClick={onChoose}>
        {say('hintUse')}
      </Button>
    </li>
  );
}

/** Why an option is good, with the clause it makes use of. */
export function HintReason({
  hint: { why },
  session,
  reasons,
}: {
  readonly hint: TableHint;
  readonly session: TableSession;
  readonly reasons: Sentences<string>;
}) {
  const { language } = useSettings();
  const { game } = session;
  if (why === null) return null;
  return (
    <p>
      {complete({ ...textsAt(game.texts[language], session.get().view), messages: reasons[language] }, why)}{' '}
      <ClauseChip game={game} clause={why.clause} />
    </p>
  );
}
