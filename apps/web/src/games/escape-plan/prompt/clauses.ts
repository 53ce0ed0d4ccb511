import { FIRST_EXIT_SOURCE, type FrameKind, kindOf, SAFE_HOUSE_GROUP } from '@stakeout/escape-plan';
import type { Scene } from './scene.ts';

/** The clause that asks for each decision. */
const CLAUSES: Partial<Record<FrameKind, string>> = {
  unlockOffer: 'E5.2',
  placeTile: 'E7.2',
  assign: 'E7.3',
  useDisc: 'E9.2',
  action: 'E9.3',
  travel: 'E11.1',
  avoid: 'E12.2',
  toll: 'E24.3',
  takeKey: 'E15.4',
  buyFixer: 'E15.4',
  takeCan: 'E15.7',
  buyEquipment: 'E15.7',
  openLocker: 'E15.8',
  mayHeal: 'E15.10',
  mayPray: 'E15.11',
  hospital: 'E15.12',
  exit: 'E15.9',
  takeContact: 'E16.1',
  unlock: 'E18.2',
  moveCop: 'E17.9',
  removeCop: 'E17.12',
  approach: 'E19.4',
  loseAsset: 'E13.2',
  finish: 'E9.3',
  over: 'E21.8',
};

/** The clause behind what the prompt says: that of what is chosen, or of the decision. */
export function clauseOf(scene: Scene): string {
  const { plan, frame, view, printed } = scene;
  const last = plan?.at(-1);
  switch (last?.type) {
    case 'use':
      return 'E17.1';
    case 'escape':
      return 'E21.3';
    case 'rest':
      return 'E10.1';
    case 'gasCan':
      return 'E11.5';
    case 'ride':
      return 'E11.6';
    case 'fly':
      return 'E11.7';
    case 'step':
      return 'E11.2';
    case 'stop':
      return scene.preview.cops.length > 0 ? 'E12.2' : 'E11.1';
  }
  switch (frame.kind) {
    case 'keepTile':
      return view.table.turn.drawnFrom >= FIRST_EXIT_SOURCE ? 'E15.9' : 'E15.8';
    case 'placeItem':
      return frame.x === 1 ? 'E15.9' : 'E15.4';
    case 'mayUnlock':
      return kindOf(printed, view.table.at[frame.seat] ?? 4) === 'CHURCH' ? 'E15.11' : 'E15.10';
    case 'bonus':
      return frame.n === SAFE_HOUSE_GROUP ? 'E15.5' : 'E15.3';
    default:
      return CLAUSES[frame.kind] ?? 'E9.3';
  }
}
