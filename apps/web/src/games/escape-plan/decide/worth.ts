import {
  BUSINESSES,
  canTakeCan,
  crowdAt,
  exitAt,
  incomeOf,
  kindOf,
  type Node,
  stackOn,
  tileOf,
  tilesFromExit,
  VISIT_STEPS,
} from '@stakeout/escape-plan';
import { money } from './names.ts';
import type { Scene } from './panel.ts';

/** What a visit there would cost and bring, in a few words. */
export function worthOf(scene: Scene, node: Node): string {
  const crowd = crowdAt(scene.shown, scene.seat, node);
  const kind = kindOf(scene.printed, node);
  const words = wordsFor(scene, node);
  const isFelt = crowd > 0 && VISIT_STEPS[kind].includes('crowd');
  return isFelt ? `${words} ${scene.say('worthCrowd', { count: crowd })}` : words;
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
      const income = money(scene, incomeOf(printed, board));
      const stack = stackOn(shown, exitAt(printed, node));
      const tiles = tilesFromExit(board, shown.exitStackSizes[stack] ?? 0);
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
      return canTakeCan(shown, scene.seat) ? say('worthStoreCan') : say('worthStore');
  }
}

/** What the own plan says of a business or safe house; others' plans are secret. */
function worthOfPlace(scene: Scene, node: Node): string {
  const { view, printed, shown, board, say } = scene;
  const place = shown.places.indexOf(node);
  const line = view.own === null ? undefined : printed.plans[view.own.plan]?.[place];
  // The cube leaves the board before the income is counted (E15.1).
  const income = money(scene, incomeOf(printed, board, 1));
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
