import { type Action, exitAt, type Node } from '@stakeout/escape-plan';
import { memo } from 'react';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { obstaclesIn, pointsMissing } from '../play/obstacles.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import './flags.css';
import type { Point } from './geometry.ts';
import { nodePoint } from './places.ts';
import { FLAG_FOOT, FLAG_HEIGHT, flagWidth } from './plan-flag-boxes.ts';
import { flagsOf, flagText } from './plan-flags.ts';

/** What the own plan pays at places, for its owner alone: above them, out of the way of pawns and cops. */
export const PlanFlags = memo(function PlanFlags() {
  const { view, printed, words } = useTable();
  const told = useToldView();
  const { preview } = useChoosing();
  const say = useSay(CITY_TEXTS);
  const goal = preview.path.at(-1);
  return flagsOf(told, printed).map((flag) => {
    const { node, money, kind } = flag;
    const point = nodePoint(view, printed, node);
    if (point === null) return null;
    const text = flagText(flag, words, say);
    if (text === '') return <Tick key={node} point={point} />;
    const amount = words.term('money', money);
    const tip = say(kind === 'income' ? 'planIncome' : 'planMoney', { money: amount });
    return <Flag key={node} node={node} point={point} text={text} tip={tip} look={node === goal ? 'is-goal' : ''} />;
  });
});

/** The points it takes to places out of reach. */
export const NeedChips = memo(function NeedChips() {
  const { view, printed, snapshot, isActing } = useTable();
  const told = useToldView();
  const say = useSay(CITY_TEXTS);
  if (!isActing) return null;
  const flagged = new Set(flagsOf(told, printed).map(({ node }) => node));
  return [...obstaclesIn(view, snapshot.options as readonly Action[])].map(([node, refusal]) => {
    const points = pointsMissing(refusal);
    const point = nodePoint(view, printed, node);
    if (points === null || point === null) return null;
    const isGoal = flagged.has(node) || exitAt(printed, node) >= 0;
    return <Need key={node} point={point} points={points} unit={say('movementPoints')} isGoal={isGoal} />;
  });
});

/** Whoever touches a flag means the place it stands at. */
function Flag({
  node,
  point,
  text,
  tip,
  look,
}: {
  readonly node: Node;
  readonly point: Point;
  readonly text: string;
  readonly tip: string;
  readonly look: string;
}) {
  const width = flagWidth(text.length);
  return (
    <g
      className={`ep-plan-flag ${look}`}
      transform={at(point, FLAG_FOOT.x, FLAG_FOOT.y)}
      data-region={node}
      data-tip={tip}
    >
      <g>
        <path d={`M0 0V${-FLAG_HEIGHT}H${width}l-5 9 5 9Z`} />
        <text x={(width - 4) / 2} y="-4" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}

function Tick({ point }: { readonly point: Point }) {
  return (
    <g className="ep-plan-tick" transform={at(point, 17, -17)}>
      <g>
        <circle r="8" />
        <path d="M-4 0-1 3 4-3" />
      </g>
    </g>
  );
}

/** From very far only what one goes for says how far it is, and by the number alone. */
function Need({
  point,
  points,
  unit,
  isGoal,
}: {
  readonly point: Point;
  readonly points: number;
  readonly unit: string;
  readonly isGoal: boolean;
}) {
  const digits = flagWidth(String(points).length);
  const width = flagWidth(`${points} ${unit}`.length - 0.5);
  return (
    <g className={`ep-need ${isGoal ? 'is-goal' : ''}`} transform={at(point, -14, -9)}>
      <g>
        <rect className="is-near" x={-width} y="-17" width={width} height="18" rx="9" />
        <rect className="is-afar" x={-digits} y="-17" width={digits} height="18" rx="9" />
        <text className="is-near" x={-width / 2} y="-4" textAnchor="middle">
          {points} {unit}
        </text>
        <text className="is-afar" x={-digits / 2} y="-4" textAnchor="middle">
          {points}
        </text>
      </g>
    </g>
  );
}

function at({ x, y }: Point, dx: number, dy: number): string {
  return `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`;
}
