import {
  copsOn,
  distanceBetween,
  eachStep,
  FLIGHT_COST,
  graphOf,
  isLocation,
  kindOf,
  type Node,
  tileOf,
} from '@stakeout/escape-plan';
import type { Term } from '@stakeout/kernel';
import { placesOf } from '../../../table/selection/choices.ts';
import { compassOf } from '../city/compass.ts';
import { neighboursOf } from '../city/geometry.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { escapeCost, type Trip, type TripWay, tilesMet } from '../play/trips.ts';
import { iconAt } from './icons.ts';
import { copName, money, points, spotName, tileName, tileShort } from './names.ts';
import { bitsOf, headed, type Mark, mark, type Row, rowOf, type Scene } from './panel.ts';
import { worthOf } from './worth.ts';

/** Touched before a node, these mean going there without planning to end there. */
const WALKS: ReadonlySet<string> = new Set(['button:step', 'button:ride', 'button:fly']);

/** A place of the city: the end of a trip, the next step, or where something carries the robber. */
export function nodeRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [node = 0] = placesOf(target);
  const trip = path.length === 0 ? scene.trips.find((other) => other.node === node) : undefined;
  const best = trip?.ways[0];
  if (trip !== undefined && best !== undefined) return tripRow(scene, target, trip, best);
  const isStep = path.length === 0 || WALKS.has(path[0] ?? '');
  const step = isStep ? stepMarks(scene, node) : null;
  return rowOf(target, spotName(scene, node), {
    icon: isLocation(node) ? iconAt(scene.printed, scene.shown, node) : null,
    detail: tileShort(scene, tileOf(node)),
    marks: step?.marks ?? [],
    cops: step?.cops ?? [],
    isShort: true,
  });
}

/** There are several of these, told apart by their tiles. */
const MANY: ReadonlySet<string> = new Set(['SUBWAY', 'GANG', 'HELIPORT']);

function tripRow(scene: Scene, target: Target, { node, ways }: Trip, best: TripWay): Row {
  const { say, words } = scene;
  const isOneOfMany = MANY.has(kindOf(scene.printed, node));
  const name = spotName(scene, node);
  const title = isOneOfMany ? say('spotOf', { name, tile: words.term('tile', tileOf(node)) }) : name;
  return rowOf(target, title, {
    icon: iconAt(scene.printed, scene.shown, node),
    detail: best.isEscape ? say('leadsOut') : worthOf(scene, node),
    marks: [...(ways.length > 1 ? [mark(say('ways', { count: ways.length }))] : []), ...wayMarks(scene, best)],
    cops: copsAlong(scene, best),
  });
}

/** One of several ways: its points, what it leaves behind, and whom that calls. */
export function routeRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [index = 0] = placesOf(target);
  const goal = path.find((part) => part.startsWith('node:'));
  const node = goal === undefined ? -1 : (placesOf(goal)[0] ?? -1);
  const way = scene.trips.find((trip) => trip.node === node)?.ways[index];
  if (way === undefined) return namedByPlan(scene, target, path);
  // Whoever chooses no way takes the first.
  const isTaken = index === 0 && !scene.parts.some((part) => part.startsWith('route:'));
  return rowOf(target, scene.say(way.isEscape ? 'wayOut' : 'way', { number: index + 1 }), {
    detail: leftWords(scene, way),
    marks: isTaken ? [mark(scene.say('wayTaken'), 'good'), ...wayMarks(scene, way)] : wayMarks(scene, way),
    cops: copsAlong(scene, way),
  });
}

function leftWords(scene: Scene, { route }: TripWay): string {
  const { say, words } = scene;
  if (route.left.length === 0) return say('leavesNone');
  return say('leaves', { tiles: route.left.map((tile) => words.term('tile', tile)).join(', ') });
}

function wayMarks(scene: Scene, way: TripWay): readonly Mark[] {
  const { say } = scene;
  const marks = [mark(points(scene, way.route.points))];
  if (way.cans > 0) marks.push(mark(say('cans', { count: way.cans })));
  const price = way.isEscape ? escapeCost(scene.view) : way.price;
  const isPoor = scene.view.own !== null && scene.view.own.cash < price;
  if (way.isEscape || price > 0) marks.push(mark(money(scene, price), isPoor ? 'bad' : 'plain'));
  if (way.meetsCosta) marks.push(mark(say('toll'), 'bad'));
  if (way.keys.length > 0) marks.push(mark(say('takesKey')));
  return marks;
}

function copsAlong({ shown }: Scene, way: TripWay): readonly number[] {
  return tilesMet(way).flatMap((tile) => bitsOf(copsOn(shown, tile)));
}

/** What the next step, ride or flight costs, and the cops it leaves behind (E12.2). */
function stepMarks(scene: Scene, to: Node): { readonly marks: readonly Mark[]; readonly cops: readonly number[] } {
  const { shown, printed, seat, say } = scene;
  const from = shown.at[seat] ?? 0;
  const way = scene.options.find((action) => 'to' in action && action.to === to);
  const isNewlyLeft = tileOf(from) !== tileOf(to) && (shown.turn.left & (1 << tileOf(from))) === 0;
  const cops = isNewlyLeft ? bitsOf(copsOn(shown, tileOf(from))) : [];
  if (way?.type === 'ride') return { marks: [mark(say('rideGain'), 'good')], cops };
  if (way?.type === 'fly') return { marks: [mark(points(scene, FLIGHT_COST))], cops };
  const marks: Mark[] = [];
  const graph = graphOf(printed, shown.city);
  eachStep(graph, graph.ferried | shown.turn.jetSki, from, (next, cost) => {
    if (next === to) marks.push(mark(points(scene, cost)));
  });
  return { marks, cops };
}

export function tileRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [tile = 0] = placesOf(target);
  const { shown } = scene;
  const isCopMove = path.some((part) => part.startsWith('cop:'));
  return rowOf(target, tileName(scene, tile), {
    marks: awayMarks(scene, tile),
    cops: isCopMove ? bitsOf(copsOn(shown, tile)) : copsMeant(scene, tile),
  });
}

/** E19.4: how far a tile is from whoever crossed the line; only then does it matter. */
function awayMarks({ shown, printed, say }: Scene, tile: number): readonly Mark[] {
  const frame = shown.frames.at(-1);
  if (frame?.kind !== 'approach') return [];
  const away = distanceBetween(printed, shown.city, tile, tileOf(shown.at[frame.x] ?? 0));
  return [mark(away === 0 ? say('awayNone') : say('away', { count: away }))];
}

/** In AVOID only those still to be avoided count. */
function copsMeant({ shown }: Scene, tile: number): readonly number[] {
  const kind = shown.frames.at(-1)?.kind;
  if (kind === 'removeCop') return bitsOf(shown.frames.at(-1)?.x ?? 0);
  return kind === 'avoid' || kind === 'toll' ? bitsOf(shown.turn.toAvoid[tile] ?? 0) : bitsOf(copsOn(shown, tile));
}

export function copRow(scene: Scene, target: Target): Row {
  const [tile = 0, cop = 0] = placesOf(target);
  return rowOf(target, copName(scene, cop), {
    badge: cop,
    detail: tileName(scene, tile),
    marks: awayMarks(scene, tile),
  });
}

/** A free cell, by the tiles around it and on which side of them it lies. */
export function cellRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [q = 0, r = 0] = placesOf(target);
  const { city } = scene.shown;
  const beside = neighboursOf(city, { q, r }).map((tile) => scene.words.term('tile', tile));
  const turns = [...scene.nextAfter([...path, target])].length;
  return rowOf(target, scene.say('cellBeside', { tiles: beside.join(', ') }), {
    detail: headed(scene.say(compassOf(city, { q, r }))),
    marks: turns > 0 ? [mark(scene.say('turns', { count: turns }))] : [],
  });
}

const DEGREES_PER_TURN = 60;

/** How far the tile is turned, and which terrains meet their like then. */
export function turnRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const [turned = 0] = placesOf(target);
  const action = scene.planAfter([...path, target])?.at(-1);
  const matches = action === undefined ? undefined : scene.messageOf(action).params['matches'];
  const joined = Array.isArray(matches)
    ? (matches as readonly Term[]).map(([kind, code]) => scene.words.term(kind, code))
    : [];
  return rowOf(target, scene.say('turned', { degrees: turned * DEGREES_PER_TURN }), {
    detail: joined.length === 0 ? '' : scene.say('matches', { tiles: joined.join(', ') }),
  });
}

export function stackRow(scene: Scene, target: Target): Row {
  const [tile = 0] = placesOf(target);
  const cells = new Set(
    scene.options.flatMap((action) =>
      action.type === 'layTile' && action.tile === tile ? [`${action.q} ${action.r}`] : [],
    ),
  );
  const edges = scene.printed.tiles[tile]?.edges ?? [];
  return rowOf(target, tileName(scene, tile), {
    icon: 'treasure-map',
    detail: headed([...new Set(edges)].map((terrain) => scene.words.term('terrain', terrain)).join(', ')),
    marks: [mark(scene.say('cells', { count: cells.size }))],
    cops: bitsOf(copsOn(scene.shown, tile)),
  });
}

/** A row called by what touching it would do, or by the first action of that type. */
export function namedByPlan(scene: Scene, target: Target, path: EscapeParts): Row {
  const action = scene.planAfter([...path, target])?.at(-1);
  return rowOf(target, action === undefined ? target : scene.words.say(scene.messageOf(action)));
}

/** Where a gang member goes back to. */
export function memberRow(scene: Scene, target: Target): Row {
  const [tile = 0] = placesOf(target);
  return rowOf(target, scene.say('member'), {
    icon: 'bandana',
    detail: scene.say('memberBack', { tile: tileName(scene, tile) }),
  });
}
