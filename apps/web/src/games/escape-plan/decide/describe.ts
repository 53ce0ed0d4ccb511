import type { IconName } from '../../../icons/names.ts';
import { kindOf, placesOf } from '../../../table/selection/choices.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { ALL_WOUNDS } from '../play/wound-choices.ts';
import {
  cellRow,
  copRow,
  memberRow,
  namedByPlan,
  nodeRow,
  routeRow,
  stackRow,
  tileRow,
  turnRow,
} from './describe-city.ts';
import { abilityRow, assetRow, contactRow, itemRow, slotRow } from './describe-own.ts';
import {
  displayRow,
  equipmentRow,
  fixerRow,
  healRow,
  keyRow,
  lockerRow,
  placeRow,
  valueRow,
} from './describe-visit.ts';
import { actionIcon } from './icons.ts';
import { points } from './names.ts';
import { mark, type Row, rowOf, type Scene } from './panel.ts';

type Describer = (scene: Scene, target: Target, path: EscapeParts) => Row;

const DESCRIBERS: Readonly<Record<string, Describer>> = {
  node: nodeRow,
  route: routeRow,
  tile: tileRow,
  cop: copRow,
  cell: cellRow,
  turn: turnRow,
  stack: stackRow,
  member: memberRow,
  contact: contactRow,
  item: itemRow,
  slot: slotRow,
  asset: assetRow,
  ability: abilityRow,
  display: displayRow,
  fixer: fixerRow,
  equipment: equipmentRow,
  locker: lockerRow,
  value: valueRow,
  heal: healRow,
  key: keyRow,
  place: placeRow,
  rest: (scene, target) =>
    rowOf(target, scene.say('rest'), {
      icon: 'sun',
      detail: scene.say('restDoes'),
      marks: [mark(scene.say('onceADay'))],
    }),
  can: (scene, target) =>
    rowOf(target, scene.say('can'), {
      icon: 'jerrycan',
      detail: scene.say('canHeld', { count: scene.board.cans }),
      marks: [mark(scene.say('plusPoint', { points: points(scene, 1) }), 'good')],
    }),
  disc: (scene, target) =>
    rowOf(target, scene.say('disc'), {
      icon: 'stopwatch',
      detail: scene.say('discHeld', { count: scene.shown.discs[scene.seat] ?? 0 }),
    }),
  firstAid: (scene, target) =>
    rowOf(target, scene.say('firstAid'), {
      icon: 'first-aid-kit',
      detail: scene.board.wounds > 0 ? scene.say('firstAidDoes') : scene.say('unhurt'),
      marks: [mark(scene.say('untilRest'))],
    }),
  button: buttonRow,
};

/** What a target means now, after what has been chosen before it. */
export function rowFor(scene: Scene, target: Target, path: EscapeParts): Row {
  const row = (DESCRIBERS[kindOf(target)] ?? namedByPlan)(scene, target, path);
  return { ...row, key: target, target };
}

/** The switch to walking step by step, before the place is chosen. */
const WALKS: Readonly<Record<string, 'walk' | 'ride' | 'fly'>> = { step: 'walk', ride: 'ride', fly: 'fly' };
const WALK_ICONS: Readonly<Record<string, IconName>> = { step: 'robber-mask', ride: 'subway', fly: 'helicopter' };

/** An action that needs nothing but its name; where more is to be chosen, the first of that name speaks for all. */
function buttonRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const plan = scene.planAfter([...path, target]);
  const type = target.slice('button:'.length);
  const action = plan?.at(-1) ?? scene.options.find((option) => option.type === type);
  if (type === 'move' && plan?.length === 1) {
    const mp = points(scene, scene.shown.turn.mp);
    return rowOf(target, scene.say('move'), { icon: 'robber-mask', detail: scene.say('moveDoes', { points: mp }) });
  }
  const walk = WALKS[type];
  if (walk !== undefined) return rowOf(target, scene.say(walk), { icon: WALK_ICONS[type] ?? null });
  if (target === ALL_WOUNDS)
    return rowOf(target, scene.say('takeWounds', { count: plan?.length ?? 0 }), { icon: actionIcon('takeWound') });
  if (type === 'remove') return rowOf(target, scene.say('remove'), { icon: 'cancel', detail: scene.say('removeDoes') });
  if (type === 'stop' && plan === null) return rowOf(target, scene.say('stopWithKey'), { icon: 'key' });
  if (action === undefined) return rowOf(target, target);
  return rowOf(target, scene.words.say(scene.messageOf(action)), { icon: actionIcon(action.type) });
}

/** The rows of everything that can be touched after these touches; what is chosen has the next ones below it. */
export function rowsAfter(scene: Scene, path: EscapeParts): readonly Row[] {
  const deeper = deeperThan(scene, path.length);
  const chosen = scene.parts[path.length];
  const next = [...scene.nextAfter(path)].filter((target) => target === chosen || !deeper.has(target));
  const targets = path.length === 0 ? next : withoutTwins(scene, next, path);
  return inOrder(scene, targets).map((target) => openRow(scene, target, path));
}

/** A row, opened where it is chosen. */
export function openRow(scene: Scene, target: Target, path: EscapeParts): Row {
  const row = rowFor(scene, target, path);
  const isChosen = scene.parts[path.length] === target && path.every((part, index) => part === scene.parts[index]);
  return isChosen ? { ...row, isChosen, rows: rowsAfter(scene, [...path, target]) } : row;
}

/** What is to be chosen further on stands there, and not twice. */
function deeperThan(scene: Scene, level: number): ReadonlySet<Target> {
  const deeper = new Set<Target>(scene.parts.slice(level + 1));
  for (let count = level + 1; count <= scene.parts.length; count++) {
    for (const target of scene.nextAfter(scene.parts.slice(0, count))) deeper.add(target);
  }
  return deeper;
}

/** Of several things on the map that mean the same, the first of these kinds is listed. */
const FIRST_KINDS = ['tile', 'cop', 'node'];

/** A tile, its water and the cops on it may all stand for one choice; one row is enough. The only way needs none. */
function withoutTwins(scene: Scene, targets: readonly Target[], path: EscapeParts): readonly Target[] {
  const chosen = scene.parts[path.length];
  const seen = new Set<string>();
  const routes = targets.filter((target) => kindOf(target) === 'route');
  const ranked = targets
    .filter((target) => target === chosen || routes.length !== 1 || target !== routes[0])
    .sort((one, other) => rankOf(one, chosen) - rankOf(other, chosen));
  return ranked.filter((target) => {
    if (!FIRST_KINDS.includes(kindOf(target)) || scene.nextAfter([...path, target]).size > 0) return true;
    const plan = JSON.stringify(scene.planAfter([...path, target]));
    if (seen.has(plan)) return false;
    seen.add(plan);
    return true;
  });
}

function rankOf(target: Target, chosen: Target | undefined): number {
  return target === chosen ? -1 : FIRST_KINDS.indexOf(kindOf(target));
}

/** Kind by kind, and there in the order of their numbers; free spaces come first, what is given up last. */
function inOrder({ board }: Scene, targets: readonly Target[]): readonly Target[] {
  const kinds = [...new Set(targets.map(kindOf))];
  const orderOf = (target: Target) => {
    if (target === 'button:remove' || target === 'button:pass') return Number.POSITIVE_INFINITY;
    const [first = 0, second = 0] = placesOf(target);
    const spaces = kindOf(target) === 'item' ? board.items : kindOf(target) === 'contact' ? board.contacts : [];
    if (spaces[first] === 0) return kinds.indexOf(kindOf(target)) * KIND_STEP - 1;
    return kinds.indexOf(kindOf(target)) * KIND_STEP + (Number.isNaN(first) ? 0 : first * TYPES + second);
  };
  return [...targets].sort((one, other) => orderOf(one) - orderOf(other) || 0);
}

/** Larger than any number of a target, and more than there are types of cops. */
const KIND_STEP = 1_000_000;
const TYPES = 10;
