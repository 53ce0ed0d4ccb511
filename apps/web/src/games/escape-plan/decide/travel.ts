import { carries, kindOf as kindOfLocation, type LocationKind, tileOf } from '@stakeout/escape-plan';
import { kindOf, placesOf } from '../../../table/selection/choices.ts';
import type { Target } from '../play/targets.ts';
import { escapeCost, type Trip } from '../play/trips.ts';
import { rowFor } from './describe.ts';
import { money, spotName, tileShort } from './names.ts';
import { type Fact, type Panel, type Row, rowOf, type Scene, type Section } from './panel.ts';
import { Shelf, section } from './shelf.ts';

type Group = 'places' | 'stores' | 'exits' | 'care' | 'gangs' | 'transport';

const GROUPS: readonly Group[] = ['places', 'exits', 'stores', 'care', 'gangs', 'transport'];

const GROUP_TITLES = {
  places: 'groupPlaces',
  stores: 'groupStores',
  exits: 'groupExits',
  care: 'groupCare',
  gangs: 'groupGangs',
  transport: 'groupTransport',
} as const;

/** E9.3: rest or move, and what can be used before. */
export function actionPanel(scene: Scene): Panel {
  const { say, board, shown } = scene;
  const shelf = new Shelf(scene);
  const rest = board.sun === 1 ? shelf.takeOne('rest') : [restRefused(scene)];
  const first = [...shelf.takeOne('button:stay'), ...rest, ...shelf.takeOne('button:move')];
  const trips = tripSections(scene, shelf);
  // Single steps stand behind the switch; one that was touched on the map is shown.
  shelf.drop('node');
  const walks = [...shelf.take('node'), ...shelf.takeIf((target) => WALKS.has(target))];
  return {
    heading: say('headAction'),
    isOnMap: true,
    lead: '',
    facts: [{ label: say('factPoints'), value: `${shown.turn.mp}`, tone: 'plain' }, ...positionFacts(scene)],
    steps: [],
    sections: [
      ...section('turn', null, first),
      ...trips,
      ...section('steps', say('stepByStep'), walks),
      ...section('use', say('use'), shelf.takeUses()),
      ...section('rest', null, shelf.takeRest()),
    ],
    warnings: escapeWarnings(scene),
  };
}

function restRefused({ say }: Scene): Row {
  return rowOf('restRefused', say('rest'), { icon: 'night-sleep', refusal: say('restedToday') });
}

/** E11: on the way. */
export function travelPanel(scene: Scene): Panel {
  const { say } = scene;
  const shelf = new Shelf(scene);
  const ends = shelf.takeIf((target) => target === 'button:stop' || target === 'button:escape');
  const trips = tripSections(scene, shelf);
  // Single steps have rows of their own.
  shelf.take('node');
  shelf.takeIf((target) => WALKS.has(target));
  const carried = [...shelf.takeOne('can'), ...shelf.takeIf((target) => isCarrier(scene, target))];
  return {
    heading: say('headTravel'),
    isOnMap: true,
    lead: '',
    facts: travelFacts(scene),
    steps: [],
    sections: [
      ...section('ends', null, ends),
      ...trips,
      ...section('steps', say('stepByStep'), walkRows(scene, 'step')),
      ...section('rides', say('subwayRide'), walkRows(scene, 'ride')),
      ...section('flights', say('heliportFlight'), walkRows(scene, 'fly')),
      ...section('carry', say('carry'), carried),
      ...section('use', say('use'), shelf.takeUses()),
      ...section('rest', null, shelf.takeRest()),
    ],
    warnings: escapeWarnings(scene),
  };
}

const WALKS: ReadonlySet<string> = new Set(['button:step', 'button:ride', 'button:fly']);

/** Every next step, ride or flight. On the map a location is the whole trip to it, so these are chosen by what they do. */
function walkRows(scene: Scene, type: 'step' | 'ride' | 'fly'): readonly Row[] {
  const button: Target = `button:${type}`;
  return scene.options.flatMap((action) => {
    if (action.type !== type) return [];
    const target: Target = `node:${action.to}`;
    const isChosen = scene.parts.length > 0 && scene.parts.at(-1) === target && isWalk(scene, action.to);
    return [{ ...rowFor(scene, target, [button]), key: `${type}:${action.to}`, action, isChosen }];
  });
}

/** Whether what is chosen is just this step. */
function isWalk(scene: Scene, to: number): boolean {
  const plan = scene.planAfter(scene.parts);
  const [action] = plan ?? [];
  return plan?.length === 1 && action !== undefined && 'to' in action && action.to === to;
}

/** How far the robber can still go, and where it is. Everybody may know this. */
export function travelFacts(scene: Pick<Scene, 'say' | 'shown' | 'seat' | 'words'>): readonly Fact[] {
  const { say, shown, seat } = scene;
  const at = shown.at[seat] ?? 0;
  return [
    { label: say('factPoints'), value: `${shown.turn.mp}`, tone: 'plain' },
    { label: say('factAt'), value: `${spotName(scene, at)}, ${tileShort(scene, tileOf(at))}`, tone: 'plain' },
  ];
}

function positionFacts(scene: Scene): readonly Fact[] {
  const at = scene.shown.at[scene.seat] ?? 0;
  return [{ label: scene.say('factAt'), value: spotName(scene, at), tone: 'plain' }];
}

/** The destinations by kind, the nearest first. */
function tripSections(scene: Scene, shelf: Shelf): readonly Section[] {
  const { say, trips } = scene;
  const ends = new Map(trips.map((trip): readonly [string, Trip] => [`node:${trip.node}`, trip]));
  const costOf = (row: Row) => ends.get(row.target ?? '')?.ways[0]?.route.points ?? 0;
  const rows = shelf.takeIf((target) => ends.has(target));
  return GROUPS.flatMap((group) => {
    const ofGroup = rows.filter(({ target }) => target !== null && groupOf(scene, target) === group);
    const sorted = [...ofGroup].sort(
      (one, other) => costOf(one) - costOf(other) || one.cops.length - other.cops.length,
    );
    return section(group, say(GROUP_TITLES[group]), sorted);
  });
}

function groupOf({ printed }: Scene, target: Target): Group {
  return groupOfKind(kindOfLocation(printed, placesOf(target)[0] ?? 0));
}

function groupOfKind(kind: LocationKind): Group {
  switch (kind) {
    case 'BUSINESS':
    case 'SAFE_HOUSE':
      return 'places';
    case 'STORE_A':
    case 'STORE_B':
    case 'STORE_C':
    case 'STORE_D':
      return 'stores';
    case 'EXIT_1':
    case 'EXIT_2':
    case 'EXIT_3':
      return 'exits';
    case 'GANG':
      return 'gangs';
    case 'SUBWAY':
    case 'HELIPORT':
      return 'transport';
    default:
      return 'care';
  }
}

/** Whether an own component carries the robber somewhere. */
function isCarrier({ options, board, printed }: Scene, target: Target): boolean {
  const [index = 0] = placesOf(target);
  switch (kindOf(target)) {
    case 'contact': {
      const effect = printed.contacts[(board.contacts[index] ?? 0) - 1]?.effect;
      return effect !== undefined && carries(effect.kind);
    }
    case 'item':
      return options.some(
        (action) =>
          action.type === 'use' && action.component === 'fixer' && action.index === index && action.target >= 0,
      );
    case 'member':
      return true;
    default:
      return false;
  }
}

/** What leaving the city costs (E21.3), and that whoever cannot pay is arrested (E21.4). */
export function escapeWarnings(scene: Scene): readonly string[] {
  const { view, shown, say } = scene;
  const isMeant =
    shown.turn.escaping === 1 || (scene.planAfter(scene.parts) ?? []).some(({ type }) => type === 'escape');
  if (!isMeant) return [];
  const price = escapeCost(view);
  const cost = money(scene, price);
  if (view.own === null) return [say('escapeCovered', { cost })];
  const params = { cost, cash: money(scene, view.own.cash) };
  return [view.own.cash < price ? say('escapePoor', params) : say('escapeCost', params)];
}
