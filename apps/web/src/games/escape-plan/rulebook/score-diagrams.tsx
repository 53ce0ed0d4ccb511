import type { IconName } from '../../../icons/names.ts';
import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import { Figure, IconAt, Label } from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { escapePlanTexts } from './diagrams.texts.ts';
import { Spot, VisitStep } from './pieces.tsx';

type StepName = 'crowd' | 'cube' | 'contact' | 'minusOne' | 'key' | 'fixer' | 'can' | 'buy' | 'locker' | 'income';

interface VisitRow {
  readonly name: 'business' | 'safeHouse' | 'store' | 'exitPlace';
  readonly icon: IconName;
  readonly steps: readonly (readonly [name: StepName, isOptional: boolean])[];
}

const VISITS: readonly VisitRow[] = [
  {
    name: 'business',
    icon: 'martini',
    steps: [
      ['crowd', false],
      ['cube', false],
      ['contact', false],
    ],
  },
  {
    name: 'safeHouse',
    icon: 'house-keys',
    steps: [
      ['crowd', false],
      ['cube', false],
      ['minusOne', false],
      ['key', false],
      ['fixer', true],
    ],
  },
  {
    name: 'store',
    icon: 'shop',
    steps: [
      ['crowd', false],
      ['can', true],
      ['buy', true],
      ['locker', true],
    ],
  },
  {
    name: 'exitPlace',
    icon: 'exit-door',
    steps: [
      ['crowd', false],
      ['income', true],
      ['contact', false],
    ],
  },
];

const STEP_WIDTH = 53;

/** E14.2: the order of a visit, for the places visited most. */
export function VisitOrder() {
  const say = useSay(escapePlanTexts);
  return (
    <Diagram height={8 + VISITS.length * 46} caption={say('visits')}>
      {VISITS.map(({ name, icon, steps }, row) => (
        <g key={name} transform={`translate(0 ${8 + row * 46})`}>
          <Spot x={22} y={25} icon={icon} />
          <Label x={40} y={11} strong>
            {say(name)}
          </Label>
          {steps.map(([step, isOptional], index) => (
            <VisitStep key={step} x={40 + index * (STEP_WIDTH + 2)} y={15} width={STEP_WIDTH} isOptional={isOptional}>
              {say(step)}
            </VisitStep>
          ))}
        </g>
      ))}
    </Diagram>
  );
}

/** E21.3, as printed. */
const COSTS: readonly (readonly [players: number, costs: readonly number[]])[] = [
  [2, [0, 10]],
  [3, [0, 5, 10]],
  [4, [0, 5, 10, 10]],
  [5, [0, 5, 5, 10, 10]],
];

const ORDERS = [1, 2, 3, 4, 5];

/** E21.3: what the exit costs. */
export function EscapeCosts() {
  const say = useSay(escapePlanTexts);
  return (
    <Diagram height={142} caption={say('escape')}>
      {ORDERS.map((order) => (
        <Label key={order} x={104 + order * 36} y={18} align="middle">
          {`${order}.`}
        </Label>
      ))}
      {COSTS.map(([players, costs], row) => (
        <g key={players} transform={`translate(0 ${26 + row * 28})`}>
          <path className="dg-rule" d="M10 0H310" />
          <Label x={14} y={19} strong>
            {say('players', { count: players })}
          </Label>
          {ORDERS.slice(0, costs.length).map((order) => (
            <Figure key={order} x={104 + order * 36} y={21}>
              {costs[order - 1]}
            </Figure>
          ))}
        </g>
      ))}
    </Diagram>
  );
}

const LINES: readonly (readonly [
  icon: IconName,
  name: 'plan' | 'cash' | 'assets' | 'contacts' | 'tiles' | 'penalty' | 'woundLine',
  sum: number,
])[] = [
  ['treasure-map', 'plan', 330],
  ['cash', 'cash', 17],
  ['stopwatch', 'assets', 20],
  ['id-card', 'contacts', 30],
  ['lockers', 'tiles', 65],
  ['round-star', 'penalty', -20],
  ['scar-wound', 'woundLine', -20],
];

/** E22.2: an example of a score sheet. */
export function ScoreSheet() {
  const say = useSay(escapePlanTexts);
  const total = LINES.reduce((sum, [, , amount]) => sum + amount, 0);
  return (
    <Diagram height={30 + LINES.length * 25} caption={say('score')}>
      {LINES.map(([icon, name, sum], row) => (
        <g key={name} transform={`translate(0 ${6 + row * 25})`}>
          <IconAt x={14} y={2} size={19} name={icon} className="dg-dim" />
          <Label x={42} y={17}>
            {say(name)}
          </Label>
          <Figure x={302} y={19} align="end">
            {sum < 0 ? `−${-sum}` : sum}
          </Figure>
          <path className="dg-rule" d="M10 24.5H310" />
        </g>
      ))}
      <Label x={42} y={24 + LINES.length * 25} strong>
        {say('total')}
      </Label>
      <Figure x={302} y={26 + LINES.length * 25} align="end">
        {total}
      </Figure>
    </Diagram>
  );
}
