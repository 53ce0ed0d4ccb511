import './days.css';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { placeIcon } from '../cards/card-icons.ts';
import { Emblem } from './emblem.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import type { When } from './story.ts';

const PARTS: readonly IconName[] = ['sunbeams', 'sun', 'sunset', 'moon', 'sunrise'];

/** Which business or safe house everybody visited when, and when they left. */
export function Days() {
  const { story, columns, words } = useEnd();
  const say = useSay(endTexts);
  // Parts in which nobody who is shown came anywhere or left are passed over.
  const pawns = columns.map(({ pawn }) => pawn);
  const told = [...story.visits, ...story.departures].filter(({ pawn }) => pawns.includes(pawn));
  const parts = story.periods.filter(({ day, part }) =>
    told.some(({ when }) => when.day === day && when.part === part),
  );
  const days = [...new Set(parts.map(({ day }) => day))];
  return (
    <section className="panel ep-days" aria-labelledby="ep-days">
      <h2 id="ep-days">{say('days')}</h2>
      <div className="end-scroll">
        <table className={`of-${columns.length}`}>
          <thead>
            <tr>
              <th scope="col">{say('partOfDay')}</th>
              {columns.map(({ pawn }) => (
                <th key={pawn} scope="col">
                  <Emblem pawn={pawn} />
                  <span className="ep-days-name">{words.pawn(pawn)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {days.map((day) => (
            <tbody key={day}>
              <tr>
                <th className="ep-days-day" scope="rowgroup" colSpan={columns.length + 1}>
                  {say('day', { day })}
                </th>
              </tr>
              {parts.flatMap((when) =>
                when.day === day
                  ? [
                      <tr key={when.part}>
                        <th scope="row">
                          <Icon name={PARTS[when.part] ?? 'sun'} />
                          <span>{words.term('part', when.part)}</span>
                        </th>
                        {columns.map(({ pawn }) => (
                          <Deeds key={pawn} pawn={pawn} when={when} />
                        ))}
                      </tr>,
                    ]
                  : [],
              )}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

/** What came of somebody's part of the day. */
function Deeds({ pawn, when }: { readonly pawn: number; readonly when: When }) {
  const { story, words } = useEnd();
  const say = useSay(endTexts);
  const isThen = (of: { readonly pawn: number; readonly when: When }) =>
    of.pawn === pawn && of.when.day === when.day && of.when.part === when.part;
  const visits = story.visits.filter(isThen);
  const departure = story.departures.find(isThen);
  return (
    <td>
      {visits.map(({ place }) => (
        <span key={place} className="ep-days-visit">
          <Icon name={placeIcon(place)} />
          <span>{words.term('place', place)}</span>
        </span>
      ))}
      {departure !== undefined && (
        <span className={`ep-days-gone ${departure.why === null ? 'is-out' : 'is-arrested'}`}>
          <Icon name={departure.why === null ? 'exit-door' : 'handcuffs'} />
          <span>{say(departure.why === null ? 'out' : 'arrested')}</span>
        </span>
      )}
    </td>
  );
}
