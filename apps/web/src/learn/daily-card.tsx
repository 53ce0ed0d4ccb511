import { dailyTexts } from '../daily/daily.texts.ts';
import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';
import { learnTexts } from './learn.texts.ts';

/** The deal of the day, and the way to it. */
export function DailyCard() {
  const say = useSay(learnTexts);
  const sayDaily = useSay(dailyTexts);
  return (
    <section className="panel page-panel learn-today" aria-labelledby="learn-daily">
      <h2 id="learn-daily" className="panel-title">
        {sayDaily('title')}
      </h2>
      <p className="page-note">{sayDaily('lead')}</p>
      <Link className="button" href="/daily">
        {say('toDaily')}
      </Link>
    </section>
  );
}
