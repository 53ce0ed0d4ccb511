import { ChartTable } from '../../../end/chart-table.tsx';
import { type Line, StepChart } from '../../../end/step-chart.tsx';
import type { NameOf } from '../../../table/seat-name.tsx';
import { useSay } from '../../../text/say.ts';
import { endTexts } from './end.texts.ts';
import type { Rank } from './ranking.ts';
import type { Story } from './story.ts';

/** Everybody's crates from turn to turn, as lines and, for those who prefer it, as a table. */
export function CratesChart({
  ranking,
  story,
  nameOf,
}: {
  readonly ranking: readonly Rank[];
  readonly story: Story;
  readonly nameOf: NameOf;
}) {
  const say = useSay(endTexts);
  const { moments, busts, turns } = story;
  const lines: readonly Line[] = ranking.map(({ seat }) => ({
    seat,
    name: nameOf(seat),
    points: moments.map(({ turn, taken }) => ({ x: turn, y: taken[seat] ?? 0 })),
  }));
  const sayMoment = (turn: number) => {
    if (turn === 0) return say('momentStart');
    const taken = moments.findLast((moment) => moment.turn <= turn)?.taken ?? [];
    const list = ranking.map(({ seat }) => say('momentCrates', { name: nameOf(seat), crates: taken[seat] ?? 0 }));
    return say('momentTurn', { turn, list: list.join(', ') });
  };
  return (
    <section className="panel end-chart" aria-labelledby="end-chart">
      <h2 id="end-chart">{say('chart')}</h2>
      <StepChart
        lines={lines}
        most={turns}
        marks={marksOf(busts, say('finalMark'))}
        axis={say('chartAxis')}
        momentLabel={say('moment')}
        sayMoment={sayMoment}
      />
      <ChartTable
        title={say('asTable')}
        corner={say('turn')}
        columns={ranking.map(({ seat }) => ({ key: seat, name: nameOf(seat) }))}
        rows={moments.map(({ turn, taken }, index) => ({
          key: `${turn} ${taken.join(' ')}`,
          name: index === 0 ? say('start') : `${turn}`,
          values: ranking.map(({ seat }) => `${taken[seat] ?? 0}`),
        }))}
      />
    </section>
  );
}

/** Several busts in one turn share a mark. */
function marksOf(busts: Story['busts'], final: string) {
  const marks = new Map<number, string[]>();
  for (const { turn, bust } of busts) {
    const labels = marks.get(turn) ?? [];
    const label = bust === 0 ? final : `${bust}`;
    if (!labels.includes(label)) labels.push(label);
    marks.set(turn, labels);
  }
  return [...marks].map(([x, labels]) => ({ x, label: labels.join('+'), isHot: true }));
}
