import type { FrameKind } from '@stakeout/escape-plan';
import { kindOf } from '../../../table/selection/choices.ts';
import { avoidPanel, tollPanel } from './avoid.ts';
import {
  approachPanel,
  assignPanel,
  bonusPanel,
  finishPanel,
  loseAssetPanel,
  moveCopPanel,
  placeTilePanel,
  plainPanel,
  removeCopPanel,
  unlockOfferPanel,
  unlockPanel,
  useDiscPanel,
} from './interrupts.ts';
import type { Panel, Scene } from './panel.ts';
import { actionPanel, travelPanel } from './travel.ts';
import { visitPanel } from './visit.ts';

const PANELS: Readonly<Partial<Record<FrameKind, (scene: Scene) => Panel>>> = {
  action: actionPanel,
  travel: travelPanel,
  avoid: avoidPanel,
  toll: tollPanel,
  takeKey: visitPanel,
  buyFixer: visitPanel,
  takeCan: visitPanel,
  buyEquipment: visitPanel,
  openLocker: visitPanel,
  keepTile: visitPanel,
  placeItem: visitPanel,
  exit: visitPanel,
  mayUnlock: visitPanel,
  mayHeal: visitPanel,
  mayPray: visitPanel,
  hospital: visitPanel,
  takeContact: visitPanel,
  unlock: unlockPanel,
  approach: approachPanel,
  moveCop: moveCopPanel,
  removeCop: removeCopPanel,
  loseAsset: loseAssetPanel,
  bonus: bonusPanel,
  useDisc: useDiscPanel,
  unlockOffer: unlockOfferPanel,
  placeTile: placeTilePanel,
  assign: assignPanel,
  finish: finishPanel,
};

/** What stands in the list alone: the map and the board show no such thing that could be touched. */
const LISTED: ReadonlySet<string> = new Set(['key', 'route', 'button']);

/** What is to be decided now, complete: every choice can be made by touching rows, one after the other. */
export function panelOf(scene: Scene): Panel {
  const kind = scene.shown.frames.at(-1)?.kind ?? 'over';
  const panel = (PANELS[kind] ?? plainPanel)(scene);
  return panel.isOnMap && isListed(scene) ? { ...panel, isOnMap: false } : panel;
}

/** Whether what was touched leads on to the list, as a closed place does to the key that opens it (E15.13). */
function isListed({ parts, nextAfter }: Scene): boolean {
  if (parts.length === 0) return false;
  const next = nextAfter(parts);
  return next.size > 0 && [...next].every((target) => LISTED.has(kindOf(target)));
}
