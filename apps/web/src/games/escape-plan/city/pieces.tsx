import { COPS, locationNode, type Node, SANDRA, type Table, type View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { memo, useMemo } from 'react';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import type { Target } from '../play/targets.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { CopMark } from './cop-mark.tsx';
import { laidTiles, type Point } from './geometry.ts';
import { type LabelPlace, labelPlaces } from './labels.ts';
import { type Family, type LocationLook, lookOf } from './location-look.ts';
import { LocationMark, MarkLabel } from './location-mark.tsx';
import { labelOf } from './location-words.ts';
import { copPoint, nodePoint, pawnPoint } from './places.ts';
import { flagBox } from './plan-flag-boxes.ts';
import { flagsOf, flagText } from './plan-flags.ts';
import { RobberMark } from './robber-mark.tsx';

const LOCATIONS = [0, 1] as const;
const GOALS: ReadonlySet<Family> = new Set(['business', 'safe-house', 'exit']);

interface Mark {
  readonly node: Node;
  readonly point: Point;
  readonly look: LocationLook;
  readonly label: readonly [name: string, state: string];
  readonly labelPlace: LabelPlace;
}

/** All that is drawn of the locations of the city. */
export function useMarks(): readonly Mark[] {
  const { view, printed, words } = useTable();
  const told = useToldView();
  const say = useSay(CITY_TEXTS);
  return useMemo(() => {
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
      flagsOf(told, printed).flatMap((flag) => {
        const [point, text] = [nodePoint(view, printed, flag.node), flagText(flag, words, say)];
        return point === null || text === '' ? [] : [flagBox(point, text)];
      }),
    );
    return marks.map((mark, index) => ({ ...mark, labelPlace: places[index] ?? 'below' }));
  }, [view, told, printed, words, say]);
}

/** The locations of the city. */
export const Locations = memo(function Locations({ marks }: { readonly marks: readonly Mark[] }) {
  const { view } = useTable();
  return marks.map((mark) => <LocationMark key={mark.node} {...mark} seats={view.table.seats} />);
});

/** The names of what can be chosen, once more over its light, which would lie over them. */
export const LitNames = memo(function LitNames({ marks }: { readonly marks: readonly Mark[] }) {
  const { parts, standing } = useChoosing().selection;
  const isLit = (target: Target) =>
    standing.legal.has(target) || standing.instead.has(target) || parts.includes(target);
  return marks.flatMap(({ node, point, label, labelPlace }) =>
    isLit(`node:${node}`)
      ? [
          <g key={node} transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}>
            <MarkLabel label={label} labelPlace={labelPlace} />
          </g>,
        ]
      : [],
  );
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
