import type { Seat } from '@stakeout/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { placeIcon } from './card-icons.ts';
import { CARD_TEXTS } from './cards.texts.ts';
import './plan-card.css';
import { type PlanGroup, type PlanLine, planStanding } from './plan-lines.ts';

const STATE_TEXTS = {
  visited: 'planVisited',
  open: 'planOpen',
  closed: 'planClosed',
  absent: 'planAbsent',
} as const;

/** An escape plan with what has come of it. `plan` is the card; only its owner has it before the end (E3.6). */
export function PlanCard({ seat, plan }: { readonly seat: Seat; readonly plan: number }) {
  const { view, printed, words } = useTable();
  const say = useSay(CARD_TEXTS);
  const { groups, planned, all } = planStanding(printed, view.table, seat, plan);
  return (
    <div className="ep-plan-card">
      {groups.map((group) => (
        <Group key={group.group} group={group} />
      ))}
      <p className="ep-plan-total">
        <span>{say('planTotal')}</span>
        <b>{say('planOf', { money: words.term('money', planned), all: words.term('money', all) })}</b>
      </p>
    </div>
  );
}

function Group({ group: { lines, missing } }: { readonly group: PlanGroup }) {
  const say = useSay(CARD_TEXTS);
  const bonus = missing === 0 ? say('bonusTaken') : say('bonusAt', { count: missing });
  return (
    <div className="ep-plan-group" data-tip={bonus}>
      <ol>
        {lines.map((line) => (
          <Line key={line.place} line={line} />
        ))}
      </ol>
      {/* Three marks for the three visits that bring the bonus of the group. */}
      <span className={`ep-plan-bonus ${missing === 0 ? 'is-reached' : ''}`}>
        <span className="visually-hidden">{bonus}</span>
        {lines.map(({ place }, index) => (
          <i key={place} className={index < lines.length - missing ? 'is-on' : ''} />
        ))}
      </span>
    </div>
  );
}

function Line({ line: { place, money, state } }: { readonly line: PlanLine }) {
  const { view, words } = useTable();
  const { selection } = useChoosing();
  const say = useSay(CARD_TEXTS);
  const isGoal = state !== 'absent' && selection.parts.includes(`node:${view.table.places[place] ?? -1}`);
  return (
    <li className={`is-${state} ${isGoal ? 'is-goal' : ''}`}>
      <Icon name={state === 'closed' ? 'padlock' : placeIcon(place)} />
      <span>{words.term('place', place)}</span>
      <span className="visually-hidden">
        , {money < 0 ? say('income') : words.term('money', money)}, {say(STATE_TEXTS[state])}
      </span>
      <b aria-hidden="true">{money < 0 ? say('incomeShort') : words.term('money', money)}</b>
    </li>
  );
}
