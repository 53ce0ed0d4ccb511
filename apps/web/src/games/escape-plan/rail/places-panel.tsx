import { cubesToClose } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { placeIcon } from '../cards/card-icons.ts';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import { PanelHead } from './panel-head.tsx';
import { type Place, placesOf } from './places.ts';
import './places-panel.css';
import { RAIL_TEXTS } from './rail.texts.ts';

/** Businesses and safe houses: who has been there, what is closed, and which keys are left. */
export function PlacesPanel({ isFull = false }: { readonly isFull?: boolean }) {
  const { view } = useTable();
  const say = useSay(RAIL_TEXTS);
  const places = placesOf(view.table);
  const businesses = places.filter(({ isBusiness }) => isBusiness);
  const safeHouses = places.filter(({ isBusiness }) => !isBusiness);
  if (isFull) {
    return (
      <div className="ep-places is-full">
        <section>
          <h3 className="label">{say('businesses')}</h3>
          <p>{say('businessRule', { count: cubesToClose(view.table.seats) })}</p>
          <PlaceList places={businesses} isFull />
        </section>
        <section>
          <h3 className="label">{say('safeHouses')}</h3>
          <p>{say('safeHouseRule')}</p>
          <PlaceList places={safeHouses} isFull />
        </section>
      </div>
    );
  }
  return (
    <section className="panel ep-places" aria-labelledby="ep-places">
      <PanelHead id="ep-places" title={say('places')} />
      <PlaceList places={places} />
    </section>
  );
}

function PlaceList({ places, isFull = false }: { readonly places: readonly Place[]; readonly isFull?: boolean }) {
  return (
    <ul className="ep-place-list">
      {places.map((place) => (
        <PlaceRow key={place.place} place={place} isFull={isFull} />
      ))}
    </ul>
  );
}

function PlaceRow({ place, isFull }: { readonly place: Place; readonly isFull: boolean }) {
  const { view, words } = useTable();
  const say = useSay(RAIL_TEXTS);
  const spoken = useSpoken(place);
  const where = place.tile < 0 ? say('notInCity') : say('onTile', { tile: words.term('tile', place.tile) });
  const isAbsent = place.tile < 0;
  return (
    <li className={`${place.isClosed ? 'is-closed' : ''} ${isAbsent ? 'is-absent' : ''}`} data-tip={spoken}>
      <span className="ep-place-sign" aria-hidden="true">
        <Icon name={place.isClosed ? 'padlock' : placeIcon(place.place)} />
      </span>
      <b aria-hidden="true">{words.term('place', place.place)}</b>
      {isFull && <small aria-hidden="true">{place.isClosed ? `${say('closed')}, ${where}` : where}</small>}
      {isFull && !place.isBusiness && <Keys colours={place.keys} />}
      <span className="ep-place-visits" aria-hidden="true">
        {place.visitors.map((pawn) => (
          <PawnSign key={pawn} pawn={pawn} seats={view.table.seats} />
        ))}
        {SPACES.slice(place.visitors.length, place.spaces).map((space) => (
          <i key={space} />
        ))}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </li>
  );
}

/** As many as there can be players. */
const SPACES = [1, 2, 3, 4, 5] as const;

const KEY_LOOKS = ['is-green', 'is-black', 'is-brown'] as const;

/** E15.4: the keys still there, by colour; the letter says it without the colour. */
function Keys({ colours }: { readonly colours: readonly number[] }) {
  const { words } = useTable();
  return (
    <span className="ep-place-keys" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} className={KEY_LOOKS[colour]}>
          <Icon name="key" />
          {words.term('colour', colour)}
        </span>
      ))}
    </span>
  );
}

function useSpoken({ place, isBusiness, isClosed, tile, visitors, spaces, keys }: Place): string {
  const { words } = useTable();
  const say = useSay(RAIL_TEXTS);
  const facts = [
    words.term('place', place),
    ...(isClosed ? [say('closed').toLowerCase()] : []),
    tile < 0 ? say('notInCity') : say('onTile', { tile: words.term('tile', tile) }),
    visitors.length === 0 ? say('visitedByNobody') : say('visitedBy', { names: visitors.map(words.pawn).join(', ') }),
    ...(isBusiness && !isClosed ? [say('freeVisits', { count: spaces - visitors.length })] : []),
    ...(isBusiness ? [] : [keysText()]),
  ];
  function keysText(): string {
    if (keys.length === 0) return say('noKeys');
    return say('keysLeft', { keys: keys.map((colour) => words.term('colour', colour)).join(', ') });
  }
  return `${facts.join('; ')}.`;
}
