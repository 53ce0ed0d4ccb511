import { clauseOf } from '@stakeout/escape-plan';
import { Watch } from '../../../end/watch.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { Emblem } from './emblem.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import type { Departure } from './story.ts';
import { useWhen } from './use-when.ts';

/** Who escaped and who was arrested, in the order in which it happened, with when and why. */
export function Departures() {
  const { story, columns, words } = useEnd();
  const say = useSay(endTexts);
  const gone = story.departures.map(({ pawn }) => pawn);
  // E21.8: with the player gone first, Costa is only taken to escape.
  const later = columns.filter(({ isCosta, pawn }) => isCosta && !gone.includes(pawn));
  return (
    <section className="panel ep-gone" aria-labelledby="ep-gone">
      <h2 id="ep-gone">{say('departures')}</h2>
      <ol>
        {story.departures.map((departure) => (
          <Gone key={departure.pawn} departure={departure} />
        ))}
        {later.map(({ pawn }) => (
          <li key={pawn}>
            <Emblem pawn={pawn} />
            <p className="ep-gone-who">
              <b className="ep-gone-name">{words.pawn(pawn)}</b>
            </p>
            <p className="ep-gone-how">{say('costaLater')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Gone({ departure }: { readonly departure: Departure }) {
  const { session, view, words, onWatch } = useEnd();
  const say = useSay(endTexts);
  const sayWhen = useWhen();
  const { pawn, when, why, move } = departure;
  const how = useHow(departure);
  const clause = why === null ? 'E21.3' : clauseOf({ type: 'arrested', pawn, why }, view.table.seats);
  return (
    <li className={why === null ? 'is-out' : 'is-arrested'}>
      <Emblem pawn={pawn} />
      <p className="ep-gone-who">
        <b className="ep-gone-name">
          {words.pawn(pawn)} <Icon name={why === null ? 'exit-door' : 'handcuffs'} />
        </b>
        <small>{sayWhen(when)}</small>
      </p>
      <p className="ep-gone-how">
        {how} <ClauseChip game={session.game} clause={clause} />
      </p>
      <Watch
        session={session}
        move={move}
        what={`${words.pawn(pawn)}, ${why === null ? say('out') : say('arrested')}`}
        onWatch={onWatch}
      />
    </li>
  );
}

function useHow({ pawn, why, price, cash }: Departure): string {
  const { view, words } = useEnd();
  const say = useSay(endTexts);
  if (pawn >= view.table.seats) return say('costaEscaped');
  if (why === 'late') return say('why.late');
  const amounts = { price: words.term('money', price), cash: words.term('money', cash) };
  if (why !== null) return say(`why.${why}`, amounts);
  return price === 0 ? say('escapedFree') : say('escapedPaid', amounts);
}
