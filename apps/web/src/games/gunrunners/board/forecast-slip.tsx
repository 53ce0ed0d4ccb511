import type { Card, Forecast } from '@stakeout/gunrunners';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { useTable } from '../table-context.ts';
import './forecast-slip.css';
import { hasHidden } from './has-hidden.ts';

/** What a bust would bring each player, from what the viewer knows. */
export function ForecastSlip({
  location,
  field,
  expected,
}: {
  readonly location: number;
  readonly field: readonly Card[];
  readonly expected: Forecast;
}) {
  const { say, nameOf, thePlace } = useTable();
  return (
    <aside
      className="gr-forecast"
      aria-label={say('forecastName', { location: thePlace(location) })}
      data-tip={say('tipForecast')}
      data-clause="G8.4"
    >
      <h2>
        <span className="gr-forecast-long">{say('ifBusted')}</span>
        <span className="gr-forecast-short">{say('ifBustedShort')}</span>
        <small aria-hidden="true">{say('forecastCrates')}</small>
      </h2>
      <ol>
        {expected.shares.map(({ seat, sum, crates, winsTie }) => (
          <li key={seat} className={seatClass(seat)}>
            <PlayerSymbol seat={seat} />
            <span className="visually-hidden">{nameOf(seat)}, </span>
            <span className="gr-forecast-sum">
              {say(hasHidden(field, seat) ? 'sumAndHidden' : 'sum', { sum })} {winsTie && <u>{say('nearer')}</u>}
            </span>
            <b className="numeral">
              {crates}
              <span className="visually-hidden"> {say('crates', { count: crates })}</span>
            </b>
          </li>
        ))}
      </ol>
      <p>
        {expected.stays > 0 && `${say('stays', { count: expected.stays })} `}
        {expected.hidden > 0 && say('hiddenCards', { count: expected.hidden })}
      </p>
    </aside>
  );
}
