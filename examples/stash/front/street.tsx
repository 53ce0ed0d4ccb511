import { type Action, allHouses, type View } from '@stakeout/stash';
import {
  Icon,
  type PlainPicture,
  PlayerSymbol,
  seatClass,
  useSay,
  useSettings,
  useShownTable,
} from '@stakeout/web/kit';
import { stashTexts } from './stash.texts.ts';
import type { Target } from './touching.ts';

type Props = { readonly selection: PlainPicture<Target, Action>['selection'] };

/** The houses, each with whose loot may lie in it, as far as everybody can tell; and one's own loot. */
export function Street({ selection }: Props) {
  const say = useSay(stashTexts);
  const view = useShownTable().snapshot.view as View;
  return (
    <section className="stash-street" aria-label={say('street')} data-arrows="street">
      {allHouses(view).map((house) => (
        <House key={house} house={house} view={view} selection={selection} />
      ))}
    </section>
  );
}

function House({ house, view, selection }: Props & { readonly house: number; readonly view: View }) {
  const say = useSay(stashTexts);
  const { language } = useSettings();
  const { session, snapshot, nameOf } = useShownTable();
  const own = snapshot.viewer === null ? -1 : view.loot[snapshot.viewer];
  const suspects = view.traces.flatMap((houses, seat) => (houses.includes(house) ? [seat] : []));
  const names = suspects.map(nameOf).join(', ');
  return (
    <div className="stash-house">
      <button type="button" {...targetOf(`house:${house}`, selection)}>
        <Icon name="shop" />
        <b>{session.game.texts[language].terms['house']?.(house)}</b>
        <span className="visually-hidden">{suspects.length === 0 ? say('empty') : say('mayLie', { names })}</span>
        <span className="stash-suspects" aria-hidden="true">
          {suspects.map((seat) => (
            <span key={seat} className={seatClass(seat)}>
              <PlayerSymbol seat={seat} />
            </span>
          ))}
        </span>
      </button>
      {house === own && (
        <button type="button" {...targetOf('loot', selection)}>
          <Icon name="wooden-crate" /> {say('loot')}
        </button>
      )}
    </div>
  );
}

/** What every piece that can be touched has: brass where it is legal, and a press that counts. */
function targetOf(target: Target, { standing, parts, onTouch }: Props['selection']) {
  const isLegal = standing.legal.has(target) || standing.instead.has(target);
  return {
    'data-target': target,
    'aria-pressed': parts.includes(target),
    className: `stash-piece ${isLegal ? 'is-legal' : ''} ${parts.includes(target) ? 'is-chosen' : ''}`,
    onClick: () => onTouch(target),
  };
}

/** Everybody, with what they have earned. */
export function Crooks() {
  const say = useSay(stashTexts);
  const { snapshot, nameOf } = useShownTable();
  const { cash, active } = snapshot.view as View;
  return (
    <ul className="stash-crooks" aria-label={say('crooks')}>
      {cash.map((earned, seat) => (
        <li key={nameOf(seat)} className={seatClass(seat)} aria-current={seat === active || undefined}>
          <PlayerSymbol seat={seat} /> <b>{nameOf(seat)}</b> {say('cash', { cash: earned })}
        </li>
      ))}
    </ul>
  );
}
