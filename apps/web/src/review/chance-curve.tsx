import './chance-curve.css';
import { type PointerEvent, useMemo } from 'react';
import { ChartTable } from '../end/chart-table.tsx';
import { useWidth } from '../end/use-width.ts';
import type { GameReview } from '../games/front.ts';
import { Icon } from '../parts/icon.tsx';
import type { Film, Recording } from '../replay/recording.ts';
import type { Judged } from '../session/review/review-work.ts';
import { useSay } from '../text/say.ts';
import { curveOf, endsOf, shapeOf } from './model/curve.ts';
import { luckOf } from './model/draws.ts';
import type { Moment } from './model/moments.ts';
import { plain, signedShare } from './model/number-words.ts';
import { MomentMark } from './moment-mark.tsx';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

const HEIGHT = 172;
/** Between two words under the axis, in pixels. */
const TICK_ROOM = 30;

/** The chance to win from the start to the end, with everything on it that made a difference. */
export function ChanceCurve({
  recording,
  film,
  seat,
  parts,
  words,
  judged,
  moments,
  chosen,
  onChoose,
}: {
  readonly recording: Recording;
  readonly film: Film;
  readonly seat: number;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly judged: Judged;
  readonly moments: readonly Moment[];
  readonly chosen: Moment | null;
  readonly onChoose: (moment: Moment) => void;
}) {
  const say = useSay(reviewTexts);
  const [box, width] = useWidth();
  const { decisions, draws, review } = judged;
  const { length } = film;
  const frame = { width, height: HEIGHT, left: 34, right: width < 480 ? 14 : 70, top: 22, bottom: 24 };
  const curve = useMemo(
    () => curveOf(decisions, review === null ? null : endsOf(review, length)),
    [decisions, review, length],
  );
  const { x, y, line, band } = shapeOf(curve, frame, length);
  const hot = film.marks.filter(({ kind }) => kind === 'hot' || kind === 'hurt');
  const { lucky, unlucky } = luckOf(draws);
  const chips = [lucky[0], unlucky.at(-1)].flatMap((draw) => (draw === undefined ? [] : [draw]));
  const ticks = ticksAlong(
    curve.turnings.map(({ step }) => step),
    words,
    x,
  );
  const rival = parts.rivalOf(film.viewAt(0));
  const isOwn = seat === recording.own;
  const title =
    rival !== null
      ? say('curveRival', { rival })
      : isOwn
        ? say('curveTitle')
        : say('curveName', { name: words.nameOf(seat) });
  const valueAt = (step: number) => curve.spots.findLast((spot) => spot.step <= step)?.value ?? 0;

  const choose = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const nearest = moments.toSorted(
      (one, other) => Math.abs(x(one.decision.step) - at) - Math.abs(x(other.decision.step) - at),
    )[0];
    if (nearest !== undefined) onChoose(nearest);
  };

  return (
    <section className="panel review-curve" aria-labelledby="review-curve">
      <header>
        <h2 id="review-curve" className="label">
          {title}
        </h2>
        <ul className="review-legend" aria-hidden="true">
          <li>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect className="review-band" y="3" width="14" height="8" />
              <path className="review-line" d="M0 7H14" />
            </svg>
            {say('legendBand')}
          </li>
          <li>
            <MomentMark kind="mistake" />
            {say('legendFault')}
          </li>
          <li>
            <MomentMark kind="found" />
            {say('legendFound')}
          </li>
          <li>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path className="review-hot" d="M7 1V13" />
            </svg>
            {parts.hot[words.language]}
          </li>
          <li>
            <Icon name="round-star" />
            {say('legendLuck')}
          </li>
        </ul>
      </header>
      <div ref={box}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" onPointerDown={choose}>
          {[...new Set([0, 25, 50, 75, 100])]
            .filter((value) => value <= curve.most)
            .map((value) => (
              <g key={value}>
                <path
                  className={`review-grid ${value === 0 ? 'is-zero' : ''}`}
                  d={`M${frame.left} ${y(value)}H${width - frame.right}`}
                />
                <text className="review-tick" x={frame.left - 7} y={y(value) + 4} textAnchor="end">
                  {value}
                </text>
              </g>
            ))}
          {chosen !== null && (
            <g className="review-now">
              <rect x={x(chosen.decision.step) - 13} y={4} width="26" height={HEIGHT - frame.bottom - 4} />
              <path d={`M${x(chosen.decision.step)} 4V${HEIGHT - frame.bottom}`} />
            </g>
          )}
          {hot.map(({ step }) => (
            <path
              key={step}
              className="review-hot"
              d={`M${x(step)} ${HEIGHT - frame.bottom - 5}V${HEIGHT - frame.bottom + 5}`}
            />
          ))}
          {ticks.map(({ at, text }) => (
            <text key={at} className="review-tick" x={at} y={HEIGHT - 6} textAnchor="middle">
              {text}
            </text>
          ))}
          <polygon className="review-band" points={band} />
          <polyline className="review-line" points={line} />
          {curve.turnings.map(({ step, value, after, isFault }) => (
            <g key={step}>
              {isFault && <path className="review-drop" d={`M${x(step)} ${y(value)}V${y(Math.max(0, after))}`} />}
              <circle className="review-dot" cx={x(step)} cy={y(Math.max(0, isFault ? after : value))} r="3.6" />
            </g>
          ))}
          {chips.map((draw) => {
            const { step } = words.tellDraw(draw);
            const left = Math.min(Math.max(x(step), frame.left + 24), width - frame.right - 24);
            const top =
              draw.luck > 0 ? y(Math.min(curve.most, valueAt(step))) - 22 : y(Math.max(0, valueAt(step))) + 20;
            return (
              <g key={draw.seq + draw.label} className="review-chip" transform={`translate(${left} ${clamp(top)})`}>
                <rect x="-23" y="-11" width="46" height="22" rx="11" />
                <text y="5" textAnchor="middle">
                  ★ {signedShare(draw.luck)}
                </text>
              </g>
            );
          })}
          {moments.map((moment) => (
            <g key={moment.decision.step} transform={`translate(${x(moment.decision.step)} ${clamp(markTop(moment))})`}>
              <MomentMark kind={moment.kind} number={moment.number} isInline />
            </g>
          ))}
          {review !== null && width >= 480 && (
            <text className="review-end" x={width - frame.right + 8} y={clamp(y(review.books.result)) + 6}>
              {plain(review.books.result)}%
            </text>
          )}
        </svg>
      </div>
      <ChartTable
        title={say('curveTable')}
        corner={say('when')}
        columns={[
          { key: 0, name: say('chance') },
          { key: 1, name: say('lost_') },
        ]}
        rows={decisions.map(({ step, chance, loss }) => ({
          key: String(step),
          name: words.whenAt(step),
          values: [`${plain(chance.value)}%`, Math.max(0, loss).toFixed(1)],
        }))}
      />
    </section>
  );

  /** Errors stand over the line, what was found under it. */
  function markTop({ kind, decision }: Moment): number {
    const value = Math.max(0, decision.chance.value);
    return kind === 'found' ? y(value) + 19 : y(value) - 15;
  }

  function clamp(top: number): number {
    return Math.min(Math.max(top, 15), HEIGHT - frame.bottom - 12);
  }
}

/** The words under the axis: where a new one begins, and has room. */
function ticksAlong(steps: readonly number[], words: ReviewWords, x: (step: number) => number) {
  const ticks: { readonly at: number; readonly text: string }[] = [];
  let before = '';
  for (const step of steps) {
    const text = words.tickAt(step);
    const at = Math.round(x(step));
    const last = ticks.at(-1);
    if (text === '' || text === before || (last !== undefined && at - last.at < TICK_ROOM)) continue;
    before = text;
    ticks.push({ at, text });
  }
  return ticks;
}
