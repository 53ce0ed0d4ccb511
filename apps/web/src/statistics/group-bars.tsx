import { titleOf } from '../games/all-facts.ts';
import { useSay } from '../text/say.ts';
import { COMPANIES } from './company.ts';
import { type GroupedBy, groupsBy } from './groups.ts';
import type { PlayedMatch } from './played-match.ts';
import { statisticsTexts } from './statistics.texts.ts';

const TITLES = { game: 'byGame', seats: 'bySeats', company: 'byCompany' } as const;

/** How many matches of each kind, and how many of them were won: a bar, and the same in words. */
export function GroupBars({ matches, by }: { readonly matches: readonly PlayedMatch[]; readonly by: GroupedBy }) {
  const say = useSay(statisticsTexts);
  const groups = groupsBy(matches, by);
  const most = Math.max(...groups.map(({ totals }) => totals.matches), 1);
  const nameOf = (of: string): string => {
    if (by === 'game') return titleOf(of);
    if (by === 'seats') return say('players', { count: Number(of) });
    const company = COMPANIES.find((one) => one === of);
    return company === undefined ? of : say(company);
  };
  return (
    <section className="panel stats-groups" aria-labelledby={`stats-by-${by}`}>
      <h2 id={`stats-by-${by}`} className="label">
        {say(TITLES[by])}
      </h2>
      <ul>
        {groups.map(({ of, totals: { matches: count, won } }) => (
          <li key={of}>
            <b>{nameOf(of)}</b>
            <span>{say('groupLine', { count, won })}</span>
            <svg className="stats-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="stats-bar-all" width={(100 * count) / most} height="8" />
              <rect className="stats-bar-won" width={(100 * won) / most} height="8" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
