import type { FrameKind } from '../state.ts';
import { bonus, loseAsset, unlock } from './assets.ts';
import { avoid, toll } from './avoid.ts';
import { assign, placeTile, unlockOffer } from './city.ts';
import { takeContact } from './contacts.ts';
import { approach, moveCop, removeCop } from './cops.ts';
import type { Decision } from './decision.ts';
import { exit, hospital, mayHeal, mayPray, mayUnlock } from './places.ts';
import { buyEquipment, buyFixer, keepTile, openLocker, placeItem, takeCan, takeKey } from './shops.ts';
import { travel } from './travel.ts';
import { action, finish, useDisc } from './turn.ts';

/** The decision each waiting frame asks for. Frames that are not here run by themselves. */
export const DECISIONS = {
  unlockOffer,
  placeTile,
  assign,
  useDisc,
  action,
  travel,
  avoid,
  toll,
  takeKey,
  buyFixer,
  takeCan,
  buyEquipment,
  openLocker,
  keepTile,
  placeItem,
  exit,
  mayUnlock,
  mayHeal,
  mayPray,
  hospital,
  takeContact,
  unlock,
  moveCop,
  removeCop,
  approach,
  loseAsset,
  bonus,
  finish,
} as const;

/** Every frame that waits for somebody. */
export const DECISION_KINDS = Object.keys(DECISIONS) as readonly FrameKind[];

const byKind: ReadonlyMap<string, Decision> = new Map(Object.entries(DECISIONS as unknown as Record<string, Decision>));

export function decisionOf(kind: FrameKind): Decision | null {
  return byKind.get(kind) ?? null;
}
