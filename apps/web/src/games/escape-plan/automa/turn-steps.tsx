import { escapePlanRules, kindOf } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { locationIcon, placeIcon } from '../cards/card-icons.ts';
import { useTable } from '../table-context.ts';
import { AUTOMA_TEXTS } from './automa.texts.ts';
import type { AutomaStep, AutomaTurn } from './automa-turns.ts';

/** The card that was drawn: where it leads, and the notoriety on it. */
export function TurnCard({ turn: { card } }: { readonly turn: AutomaTurn }) {
  const { printed, words } = useTable();
  const say = useSay(AUTOMA_TEXTS);
  if (card === null) return null;
  const { node, place, delta } = card;
  return (
    <p className="ep-automa-card">
      <Icon name={place < 0 ? locationIcon(kindOf(printed, node)) : placeIcon(place)} />
      <b>{words.node(node)}</b>
      {delta !== 0 && (
        <span className={delta > 0 ? 'is-up' : 'is-down'}>
          <Icon name="round-star" />
          <span aria-hidden="true">{delta > 0 ? '+1' : '−1'}</span>
          <span className="visually-hidden">{say('notoriety', { delta: delta > 0 ? '+1' : '−1' })}</span>
        </span>
      )}
    </p>
  );
}

/** What was done, as far as it has been told, each with its reason and its clause. */
export function TurnSteps({ turn, told }: { readonly turn: AutomaTurn; readonly told: number }) {
  return (
    <ol>
      {turn.steps.slice(0, told).map((step, index) => (
        <Step key={`${step.at} ${step.line}`} step={step} number={index + 1} turn={turn} />
      ))}
    </ol>
  );
}

function Step({
  step,
  number,
  turn,
}: {
  readonly step: AutomaStep;
  readonly number: number;
  readonly turn: AutomaTurn;
}) {
  const { session, words, view } = useTable();
  const say = useSay(AUTOMA_TEXTS);
  const { happening, line, why, count, clause } = step;
  const place = words.term('thePlace', turn.card?.place ?? 0);
  const [message] = happening === null ? [] : escapePlanRules.narrate([happening], view);
  return (
    <li value={number}>
      {message === undefined ? line !== null && say(line, { place }) : words.say(message)}
      <small>
        {say(why, { count })} <ClauseChip game={session.game} clause={clause} />
      </small>
    </li>
  );
}
