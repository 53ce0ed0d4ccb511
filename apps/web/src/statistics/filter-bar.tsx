import { titleOf } from '../games/all-facts.ts';
import { go } from '../routes/router.ts';
import { useSay } from '../text/say.ts';
import { type Choices, type Filter, filterPath } from './filter.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** Which matches are looked at: by game, players, opponents and place. It stands in the address. */
export function FilterBar({ filter, choices }: { readonly filter: Filter; readonly choices: Choices }) {
  const say = useSay(statisticsTexts);
  const choose = (change: Partial<Filter>) => go(filterPath({ ...filter, ...change }), 'replace');
  return (
    <form className="stats-filters" aria-label={say('filters')} onSubmit={(event) => event.preventDefault()}>
      <Pick
        name="game"
        value={filter.game}
        values={choices.games}
        wordOf={titleOf}
        onPick={(game) => choose({ game })}
      />
      <Pick
        name="seats"
        value={filter.seats}
        values={choices.seats}
        wordOf={(count) => say('players', { count })}
        onPick={(seats) => choose({ seats })}
      />
      <Pick
        name="company"
        value={filter.company}
        values={choices.companies}
        wordOf={(company) => say(company)}
        onPick={(company) => choose({ company })}
      />
      <Pick
        name="place"
        value={filter.place}
        values={choices.places}
        wordOf={(place) => say(place)}
        onPick={(place) => choose({ place })}
      />
    </form>
  );
}

/** One of what was played, or all of it. What the address names stays to be seen where nothing like it was played. */
function Pick<T extends string | number>({
  name,
  value,
  values,
  wordOf,
  onPick,
}: {
  readonly name: 'game' | 'seats' | 'company' | 'place';
  readonly value: T | null;
  readonly values: readonly T[];
  readonly wordOf: (value: T) => string;
  readonly onPick: (value: T | null) => void;
}) {
  const say = useSay(statisticsTexts);
  const offered = value === null || values.includes(value) ? values : [value, ...values];
  return (
    <label className="stats-filter">
      <span className="field-label">{say(name)}</span>
      <select
        className="text-field"
        name={name}
        value={value === null ? '' : String(value)}
        onChange={(event) => onPick(offered.find((one) => String(one) === event.target.value) ?? null)}
      >
        <option value="">{say('all')}</option>
        {offered.map((one) => (
          <option key={one} value={String(one)}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
