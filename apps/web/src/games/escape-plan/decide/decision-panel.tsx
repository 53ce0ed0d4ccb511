import { memo, useId, useRef } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { KeepOpen } from '../board/secret.tsx';
import { usePeek } from '../board/use-peek.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { Checklist } from './checklist.tsx';
import { DECIDE_TEXTS } from './decide.texts.ts';
import './decision-panel.css';
import type { Fact } from './panel.ts';
import { SectionRows } from './rows.tsx';
import { useFolded } from './use-folded.ts';
import { usePanel } from './use-panel.ts';
import { useShownChoice } from './use-shown-choice.ts';

/** What there is to decide now, as a list beside the map; or, for those who wait, what is being done. */
export const DecisionPanel = memo(function DecisionPanel({
  hasColumn = false,
}: {
  /** Whether it has a place of its own beside the map. */
  readonly hasColumn?: boolean;
}) {
  const shown = usePanel();
  const say = useSay(DECIDE_TEXTS);
  const { snapshot } = useTable();
  const { selection } = useChoosing();
  const peek = usePeek();
  const body = useId();
  const box = useRef<HTMLElement>(null);
  useShownChoice(box, snapshot.seq, selection.parts);
  const [isFolded, fold] = useFolded(shown?.panel.isOnMap === true ? 'onMap' : 'inList', hasColumn);
  if (shown === null) return null;
  const { panel, isOwn } = shown;
  return (
    <section
      ref={box}
      className={`panel ep-decide ${isOwn ? 'is-own' : 'is-followed'} ${isFolded ? 'is-folded' : ''}`}
      aria-label={say(isOwn ? 'panelName' : 'followName')}
    >
      <header>
        <h2>{panel.heading}</h2>
        {isOwn && peek.isShared && <KeepOpen peek={peek} />}
        <button
          type="button"
          className="ep-fold"
          aria-expanded={!isFolded}
          aria-controls={body}
          aria-label={say(isFolded ? 'unfold' : 'fold')}
          onClick={() => fold(!isFolded)}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 4.5 6 8.5 10 4.5" />
          </svg>
        </button>
      </header>
      <div id={body} className="ep-decide-body" hidden={isFolded} data-arrows="decide">
        {panel.lead !== '' && <p className="ep-lead">{panel.lead}</p>}
        {panel.facts.length > 0 && <Facts facts={panel.facts} />}
        {panel.isOnMap && <Warnings warnings={panel.warnings} />}
        {panel.steps.length > 0 && <Checklist steps={panel.steps} />}
        {panel.sections.map((section) => (
          <SectionRows key={section.id} section={section} />
        ))}
        {!panel.isOnMap && <Warnings warnings={panel.warnings} />}
      </div>
    </section>
  );
});

/** Over the long lists of the map, so that they are seen; under what they follow from elsewhere. */
function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="ep-warnings">
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon name="info" />
          <span>{warning}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="ep-facts">
      {facts.map(({ label, value, tone }) => (
        <div key={label} className={`is-${tone} ${NUMERAL.test(value) ? '' : 'is-long'}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts and money are set as numerals, names as words. */
const NUMERAL = /^[−$]?\d/;
