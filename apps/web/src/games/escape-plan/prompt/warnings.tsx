import { type Action, warningsOf } from '@stakeout/escape-plan';
import { useEffect, useMemo } from 'react';
import { announce } from '../../../parts/live-region.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { useTable } from '../table-context.ts';
import { warningLines } from './warning-words.ts';
import './warnings.css';
import { WARNING_TEXTS } from './warnings.texts.ts';

/** What is lost with the plan that is chosen: a note over the prompt, nothing to be answered. */
export default function Warnings({ plan, seat }: { readonly plan: readonly Action[]; readonly seat: number }) {
  const { session, view, words, language } = useTable();
  const say = useSay(WARNING_TEXTS);
  // While the own things are covered nothing is said of the cash.
  const readers = useToldView().own === null ? 'others' : 'own';
  const warnings = useMemo(() => warningsOf(view, seat, plan, readers), [view, seat, plan, readers]);
  const lines = warningLines(warnings, view.table.escapes.length > 0, words, language);
  const spoken = lines.map(({ head, why }) => `${head} ${why}`).join(' ');
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken]);
  if (lines.length === 0) return null;
  return (
    <ul className="ep-warned" aria-label={say('name')} data-testid="warnings">
      {lines.map(({ head, why, clauses }) => (
        <li key={head}>
          <p>
            <b>{head}</b> {why}
          </p>
          <span>
            {clauses.map((clause) => (
              <ClauseChip key={clause} game={session.game} clause={clause} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
