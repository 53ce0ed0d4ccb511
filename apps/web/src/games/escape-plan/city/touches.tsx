import { type Action, ALL_COPS, copsOn, isLocation, locationNode, type Node, SANDRA } from '@stakeout/escape-plan';
import type { Refusal } from '@stakeout/kernel';
import { memo, useMemo } from 'react';
import type { TableSnapshot } from '../../../session/session.ts';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { obstaclesIn } from '../play/obstacles.ts';
import { type Trip, tripsOf } from '../play/trips.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { broughtBy, copTip } from './cop-words.ts';
import { centreOf, hexPoints, laidTiles, SIZE } from './geometry.ts';
import { lookOf, pawnsOf } from './location-look.ts';
import { ownWords, spokenLocation, type Telling, tipOf, wayWords } from './location-words.ts';
import { copPoint, nodePoint } from './places.ts';
import { flagsOf } from './plan-flags.ts';
import { Touch } from './touch.tsx';

const HEX = hexPoints(SIZE - 4);
const NO_OBSTACLES: ReadonlyMap<Node, Refusal> = new Map();
const NO_TRIPS: readonly Trip[] = [];
/** The decisions for which a whole tile is touched, not a place on it. */
export const TILE_FRAMES: ReadonlySet<string> = new Set(['moveCop', 'removeCop', 'approach']);

/** All that can be touched on the map, what lies beneath first. */
export const Touches = memo(function Touches() {
  const { view, printed, words, frame, seat, snapshot, isActing } = useTable();
  const told = useToldView();
  const { selection } = useChoosing();
  const say = useSay(CITY_TEXTS);
  const telling = useMemo((): Telling => ({ view: told, printed, words, say }), [told, printed, words, say]);
  const { moves, options } = snapshot;
  const locations = useMemo(
    () =>
      isActing
        ? locationTouches(
            telling,
            obstaclesIn(view, options as readonly Action[]),
            tripsOf(view, options as readonly Action[]),
          )
        : locationTouches(telling, NO_OBSTACLES, NO_TRIPS),
    [telling, view, options, isActing],
  );
  const cops = useMemo(() => copTouches(telling, moves), [telling, moves]);
  const { city, at } = view.table;
  const { parts } = selection;
  const { legal, instead } = selection.standing;
  const open = new Set<string>([...legal, ...parts, ...instead]);
  const tiles = useMemo(() => laidTiles(city), [city]);
  const isAnyLegal = [...legal].some((target) => /^(node|tile|cop|cell):/.test(target));
  const home: Node = seat === null ? -1 : (at[seat] ?? -1);
  const first = isLocation(home) ? home : locationNode(tiles[0] ?? 0, 0);
  return (
    <>
      {tiles
        .filter((tile) => TILE_FRAMES.has(frame.kind) || open.has(`tile:${tile}`))
        .map((tile) => (
          <Touch
            key={`tile ${tile}`}
            target={`tile:${tile}`}
            point={centreOf(city, tile)}
            shape="hexagon"
            name={say('tile', { tile: words.term('tile', tile) })}
            tip={tileTip(telling, tile)}
          >
            <svg viewBox={`-${SIZE} -${SIZE} ${2 * SIZE} ${2 * SIZE}`} aria-hidden="true">
              <polygon points={HEX} />
            </svg>
          </Touch>
        ))}
      {[...open].flatMap((target) => {
        const node = terrainIn(target);
        const point = node === null ? null : nodePoint(view, printed, node);
        if (node === null || point === null) return [];
        return <Touch key={target} target={`node:${node}`} point={point} shape="spot" name={words.node(node)} />;
      })}
      {locations.map(({ node, ...touch }) => (
        <Touch key={touch.target} {...touch} isStop isFirst={!isAnyLegal && node === first} />
      ))}
      {cops.map((touch) => (
        <Touch key={touch.target} {...touch} shape="badge" isStop />
      ))}
    </>
  );
});

/** The node of a target that is a terrain of the city, else `null`. */
export function terrainIn(target: string): Node | null {
  const node = /^node:(\d+)$/.exec(target)?.[1];
  return node === undefined || isLocation(Number(node)) ? null : Number(node);
}

function tileTip({ view, words, say }: Telling, tile: number): string {
  const cops = copsOn(view.table, tile) & ALL_COPS;
  const name = `${say('tile', { tile: words.term('tile', tile) })}.`;
  return `${name} ${cops === 0 ? say('tileNoCops') : say('tileTip', { cops: words.term('cops', cops) })}`;
}

/** The locations of the city, with what is said of them. */
function locationTouches(telling: Telling, obstacles: ReadonlyMap<Node, Refusal>, trips: readonly Trip[]) {
  const { view, printed } = telling;
  const ways = new Map(trips.map(({ node, ways: [best] }) => [node, best]));
  const flags = new Map(flagsOf(view, printed).map((flag) => [flag.node, flag]));
  return laidTiles(view.table.city).flatMap((tile) =>
    [0, 1].flatMap((index) => {
      const node = locationNode(tile, index);
      const point = nodePoint(view, printed, node);
      if (point === null) return [];
      const look = lookOf(view, printed, node);
      const shape = look.family === 'transport' ? ('round' as const) : ('square' as const);
      const own = [...wayWords(telling, ways.get(node)), ...ownWords(telling, flags.get(node), obstacles.get(node))];
      const [name, tip] = [spokenLocation(telling, look, own), tipOf(telling, look, own)];
      return [{ node, target: `node:${node}` as const, point, shape, name, tip }];
    }),
  );
}

/** The cops in the city, Sandra included. */
function copTouches(telling: Telling, moves: TableSnapshot['moves']) {
  const { view, printed, words, say } = telling;
  const brought = broughtBy(moves);
  return laidTiles(view.table.city).flatMap((tile) => {
    const cops = pawnsOf(copsOn(view.table, tile)).filter((cop) => cop <= SANDRA);
    return cops.flatMap((cop) => {
      const point = copPoint(view, printed, tile, cop);
      const name = say('copOn', { cop: words.term('cop', cop), tile: words.term('tile', tile) });
      return point === null
        ? []
        : [{ target: `cop:${tile}:${cop}` as const, point, name, tip: copTip(telling, brought, tile, cop) }];
    });
  });
}
