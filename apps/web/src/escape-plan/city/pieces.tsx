import { NODES_PER_TILE } from '@stakeout/escape-plan';
import { useSay } from '../../text/say.ts';
import { useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { CopMark } from './cop-mark.tsx';
import { laidTiles } from './geometry.ts';
import { lookOf } from './location-look.ts';
import { LocationMark } from './location-mark.tsx';
import { labelOf } from './location-words.ts';
import { copPoint, nodePoint, pawnPoint } from './places.ts';
import { RobberMark } from './robber-mark.tsx';

const LOCATIONS = [4, 5] as const;
const COPS = [0, 1, 2] as const;
const SANDRA = 3;

/** The locations of the city. */
export function Locations() {
  const { view, printed, words } = useTable();
  const say = useSay(CITY_TEXTS);
  return laidTiles(view.table.city).flatMap((tile) =>
    LOCATIONS.map((index) => {
      const node = tile * NODES_PER_TILE + index;
      const point = nodePoint(view, printed, node);
      if (point === null) return null;
      const look = lookOf(view, printed, node);
      const label = labelOf({ view, printed, words, say }, look);
      return <LocationMark key={node} look={look} point={point} label={label} seats={view.table.seats} />;
    }),
  );
}

/** The cops in the city. */
export function Cops() {
  const { view, printed, preview } = useTable();
  const { city, cops } = view.table;
  return laidTiles(city).flatMap((tile) =>
    COPS.map((cop) => {
      const point = copPoint(view, printed, tile, cop);
      if (point === null || ((cops[tile] ?? 0) & (1 << cop)) === 0) return null;
      const isToAvoid = preview.cops.some((other) => other.tile === tile && other.cop === cop);
      return <CopMark key={`${tile} ${cop}`} tile={tile} cop={cop} point={point} isToAvoid={isToAvoid} />;
    }),
  );
}

/** Everybody who is in the city; the own robber over the others. */
export function Pawns() {
  const { view, printed, preview, seat } = useTable();
  const { pawns, seats } = view.table;
  const order = Array.from({ length: pawns }, (_, pawn) => pawn).sort(
    (one, other) => Number(one === seat) - Number(other === seat),
  );
  return order.map((pawn) => {
    const place = pawnPoint(view, printed, pawn);
    if (place === null) return null;
    const isToAvoid = pawn >= seats && preview.cops.some(({ cop }) => cop === SANDRA + pawn - seats);
    return (
      <RobberMark key={pawn} pawn={pawn} seats={seats} place={place} isOwn={pawn === seat} isToAvoid={isToAvoid} />
    );
  });
}
