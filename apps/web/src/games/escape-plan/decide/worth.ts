import { BUSINESSES, kindOf, type Node, tileOf } from '@stakeout/escape-plan';
import { contactsHeld, crowdAt, incomeNow, money } from './names.ts';
import type { Scene } from './panel.ts';

/** A blocked exit has tiles to draw from (E15.9). */
const BLOCKED = 2;
const MOST_CANS = 2;

/** What a visit there would cost and bring, in a few words. */
export function worthOf(scene: Scene, node: Node): string {
  const crowd = crowdAt(scene.shown, scene.seat, node);
  const kind = kindOf(scene.printed, node);
  const words = wordsFor(scene, node);
  return crowd === 0 || kind === 'HOSPITAL' || kind === 'GANG' || kind === 'SUBWAY' || kind === 'HELIPORT'
    ? words
    : `${words} ${scene.say('worthCrowd', { count: crowd })}`;
}

function wordsFor(scene: Scene, node: Node): string {
  const { printed, shown, board, say } = scene;
  const kind = kindOf(printed, node);
  switch (kind) {
    case 'BUSINESS':
    case 'SAFE_HOUSE':
      return worthOfPlace(scene, node);
    case 'GANG':
      return say('worthGang', { count: shown.gangs[tileOf(node)] ?? 0 });
    case 'EXIT_1':
    case 'EXIT_2':
    case 'EXIT_3': {
      const exit = Number(kind.at(-1)) - 1;
      const income = money(scene, incomeNow(scene));
      const stack = (shown.patrolled[exit] ?? 0) >= BLOCKED ? shown.exitStackAt.indexOf(exit) : -1;
      const tiles = Math.min(contactsHeld(scene), shown.exitStackSizes[stack] ?? 0);
      return tiles > 0 ? say('worthExitTiles', { income, count: tiles }) : say('worthExit', { income });
    }
    case 'CLINIC':
      return say('worthClinic');
    case 'CHURCH':
      return say('worthChurch', { cost: money(scene, printed.churchPrice) });
    case 'HOSPITAL':
      return board.wounds === 0 ? say('worthHospitalUnhurt') : say('worthHospital', { count: board.wounds });
    case 'SUBWAY':
    case 'HELIPORT':
      return say('worthNone');
    default:
      return board.cans < MOST_CANS && shown.cans > 0 ? say('worthStoreCan') : say('worthStore');
  }
}

/** What the own plan says of a business or safe house; others' plans are secret. */
function worthOfPlace(scene: Scene, node: Node): string {
  const { view, printed, shown, board, say } = scene;
  const place = shown.places.indexOf(node);
  const line = view.own === null ? undefined : printed.plans[view.own.plan]?.[place];
  // The cube leaves the board before the income is counted (E15.1).
  const income = money(scene, printed.incomeByCubes[board.cubes - 1] ?? 0);
  const plan =
    line === undefined
      ? ''
      : line < 0
        ? say('worthIncome', { income })
        : say('worthPlan', { value: money(scene, line) });
  return [plan, place < BUSINESSES ? say('worthBusiness') : say('worthSafeHouse')]
    .filter((part) => part !== '')
    .join(' ');
}
