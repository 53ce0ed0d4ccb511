import type { ReactNode } from 'react';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { figuresIn } from './figures.ts';
import { statisticsTexts } from './statistics.texts.ts';
import type { Totals } from './totals.ts';

/** What it comes to in four figures. */
export function TotalsPanel({ totals }: { readonly totals: Totals }) {
  const say = useSay(statisticsTexts);
  const figures = figuresIn(useSettings().language);
  const { matches, won, share, even, judged, decisions, given, luck } = totals;
  const whole = (value: number) => figures.plain(Math.round(value));
  const shareLine = say('shareOf', { share: whole(share) });
  return (
    <section aria-label={say('inAll')}>
      <dl className="stats-totals">
        <Total name={say('matches')} note={say('reviewed', { count: judged })}>
          {matches}
        </Total>
        <Total
          name={say('won')}
          note={even === null ? shareLine : `${shareLine}, ${say('even', { even: whole(even) })}`}
        >
          {won}
        </Total>
        <Total name={say('given')} note={given === null ? say('unknown') : say('givenUnit', { count: decisions })}>
          {given === null ? '–' : <Figure parts={figures.measured(given)} />}
        </Total>
        <Total name={say('luck')} note={luck === null ? say('unknown') : say('luckUnit')}>
          {luck === null ? '–' : <Figure parts={figures.measured(luck, true)} />}
        </Total>
      </dl>
    </section>
  );
}

function Total({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="panel stats-total">
      <dt className="label">{name}</dt>
      <dd>
        <span className="numeral">{children}</span>
        <small>{note}</small>
      </dd>
    </div>
  );
}

function Figure({ parts: [value, about] }: { readonly parts: readonly [string, string] }) {
  return (
    <>
      {value} <span className="stats-se">{about}</span>
    </>
  );
}
