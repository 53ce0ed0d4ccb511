import { useState } from 'react';
import type { Point } from '../../../end/chart-geometry.ts';
import { ChartTable } from '../../../end/chart-table.tsx';
import { StepChart } from '../../../end/step-chart.tsx';
import { useSay } from '../../../text/say.ts';
import { pawnClass } from '../plates/pawn-sign.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import type { Period } from './story.ts';
import { useWhen } from './use-when.ts';

/** What the lines can show: what everybody was worth, or what they had in their pockets. */
const KINDS = ['total', 'cash'] as const;
type Kind = (typeof KINDS)[number];

/** Everybody's money from part to part of the days, as lines and, for those who prefer it, as a table. */
export function MoneyChart() {
  const { view, columns, story, words } = useEnd();
  const say = useSay(endTexts);
  const sayWhen = useWhen();
  const [kind, setKind] = useState<Kind>('total');
  const { seats } = view.table;
  const { periods } = story;
  // E24.6: Costa has no cash.
  const pawns = columns.flatMap(({ pawn, isCosta }) => (isCosta && kind === 'cash' ? [] : [pawn]));
  // Costa's worth follows those of the players.
  const moneyOf = (period: Period, pawn: number) =>
    (kind === 'cash' ? period.cash : period.worth)[Math.min(pawn, seats)] ?? 0;
  const money = (value: number) => words.term('money', value);
  const sayMoment = (x: number) => {
    const period = periods[x];
    if (period === undefined) return '';
    const list = pawns.map((pawn) => say('momentOf', { name: words.pawn(pawn), money: money(moneyOf(period, pawn)) }));
    return say('momentAt', { when: sayWhen(period), list: list.join(', ') });
  };
  return (
    <section className="panel end-chart ep-chart" aria-labelledby="ep-chart">
      <header>
        <h2 id="ep-chart">{say('chart')}</h2>
        <fieldset>
          <legend className="visually-hidden">{say('chartChoice')}</legend>
          {KINDS.map((choice) => (
            <label key={choice} className="ep-chart-choice">
              <input
                type="radio"
                name="ep-chart-kind"
                className="visually-hidden"
                checked={choice === kind}
                onChange={() => setKind(choice)}
              />
              <span>{say(choice === 'cash' ? 'chartCash' : 'chartTotal')}</span>
            </label>
          ))}
        </fieldset>
      </header>
      <StepChart
        lines={pawns.map((pawn) => ({
          seat: pawn,
          name: words.pawn(pawn),
          ...(pawn < seats ? {} : { look: { className: pawnClass(pawn, seats), sign: <Shield /> } }),
          points: changesIn(periods.map((period) => moneyOf(period, pawn))),
        }))}
        most={periods.length - 1}
        marks={periods.flatMap(({ day, part }, x) =>
          part < 0 ? [{ x, label: say('day', { day }), isHot: false }] : [],
        )}
        axis={say(kind === 'cash' ? 'axisCash' : 'axisTotal')}
        momentLabel={say('moment')}
        sayMoment={sayMoment}
        sayValue={money}
      />
      <ChartTable
        title={say('asTable')}
        corner={say('partOfDay')}
        columns={pawns.map((pawn) => ({ key: pawn, name: words.pawn(pawn) }))}
        rows={periods.map((period) => ({
          key: `${period.day} ${period.part}`,
          name: sayWhen(period),
          values: pawns.map((pawn) => money(moneyOf(period, pawn))),
        }))}
      />
    </section>
  );
}

/** Costa's sign on his line. */
function Shield() {
  return (
    <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1 22 5v7c0 6-4 9-10 11C6 21 2 18 2 12V5Z" fill="currentColor" />
    </svg>
  );
}

/** Where a line begins, changes and ends. */
function changesIn(values: readonly number[]): readonly Point[] {
  return values.flatMap((y, x) => {
    const isEnd = x === 0 || x === values.length - 1;
    return isEnd || y !== values[x - 1] ? [{ x, y }] : [];
  });
}
