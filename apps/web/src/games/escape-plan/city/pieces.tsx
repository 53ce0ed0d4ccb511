import { COPS, locationNode, SANDRA, type Table, type View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { memo, useMemo } from 'react';
import { useSay } from '../../../text/say.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { CopMark } from './cop-mark.tsx';
import { laidTiles } from './geometry.ts';
import { labelPlaces } from './labels.ts';
import { type Family, lookOf } from './location-look.ts';
import { LocationMark } from './location-mark.tsx';
import { labelOf } from './location-words.ts';
import { copPoint, nodePoint, pawnPoint } from './places.ts';
import { RobberMark } from './robber-mark.tsx';

const LOCATIONS = [0, 1] as const;
const GOALS: ReadonlySet<Family> = new Set(['business', 'safe-house', 'exit']);

/** The locations of the city. */
export const Locations = memo(function Locations() {
  const { view, printed, words } = useTable();
  const say = useSay(CITY_TEXTS);
  const marks = laidTiles(view.table.city).flatMap((tile) =>
    LOCATIONS.flatMap((slot) => {
      const node = locationNode(tile, slot);
      const point = nodePoint(view, printed, node);
      if (point === null) return [];
      const look = lookOf(view, printed, node);
      return [{ node, point, look, label: labelOf({ view, printed, words, say }, look) }];
    }),
  );
  const places = labelPlaces(
    marks.map(({ point, look, label: [name] }) => ({ point, name, isGoal: GOALS.has(look.family) })),
    placedCops(view, printed).map(({ point }) => point),
  );
  return marks.map(({ node, point, look, label }, index) => (
    <LocationMark
      key={node}
      look={look}
      point={point}
      label={label}
      labelPlace={places[index] ?? 'below'}
      seats={view.table.seats}
    />
  ));
});

/** The cops in the city. */
export const Cops = memo(function Cops() {
  const { view, printed } = useTable();
  const { preview } = useChoosing();
  const placed = useMemo(() => placedCops(view, printed), [view, printed]);
  return placed.map(({ tile, cop, point }) => {
    const isToAvoid = preview.cops.some((other) => other.tile === tile && other.cop === cop);
    return <CopMark key={`${tile} ${cop}`} tile={tile} cop={cop} point={point} isToAvoid={isToAvoid} />;
  });
});

/** Everybody who is in the city; the own robber over the others. */
export const Pawns = memo(function Pawns() {
  const { view, printed, seat } = useTable();
  const { preview } = useChoosing();
  const { seats } = view.table;
  const placed = useMemo(() => placedPawns(view, printed, seat), [view, printed, seat]);
  return placed.map(({ pawn, place }) => {
    const isToAvoid = pawn >= seats && preview.cops.some(({ cop }) => cop === SANDRA + pawn - seats);
    return (
      <RobberMark key={pawn} pawn={pawn} seats={seats} place={place} isOwn={pawn === seat} isToAvoid={isToAvoid} />
    );
  });
});

function placedCops(view: View, printed: Table) {
  const { city, cops } = view.table;
  return laidTiles(city).flatMap((tile) =>
    COPS.flatMap((_, cop) => {
      const point = copPoint(view, printed, tile, cop);
      return point === null || ((cops[tile] ?? 0) & (1 << cop)) === 0 ? [] : [{ tile, cop, point }];
    }),
  );
}

function placedPawns(view: View, printed: Table, seat: Seat | null) {
  const order = Array.from({ length: view.table.pawns }, (_, pawn) => pawn).sort(
    (one, other) => Number(one === seat) - Number(other === seat),
  );
  return order.flatMap((pawn) => {
    const place = pawnPoint(view, printed, pawn);
    return place === null ? [] : [{ pawn, place }];
  });
}
