import type { Node, TileIndex } from './city/node.ts';
import type { Money, Pawn } from './state.ts';

/** What money was paid for: something chosen, the unlock after the income (E5.2), a turn (E9.4) or Costa (E24.3). */
export type Payment = 'price' | 'offer' | 'upkeep' | 'toll';

/** Why somebody was arrested: no money for the turn (E9.4), none for the exit (E21.4), or too late at dawn (E21.6). */
export type Charge = 'upkeep' | 'exit' | 'late';

/** Why notoriety changed: others at the same place (E14.3), a visit to the hospital (E15.12), a bonus (E15.3, E15.5). */
export type Fame = 'crowd' | 'hospital' | 'bonus';

/**
 * What can happen, in the past tense, for the log and the animations. `pawn` is whoever did it or whom it befell; sets of
 * cops are masks, everything else is numbered as in the state.
 */
export type HappeningKind =
  // The day.
  | { readonly type: 'dayBegan'; readonly day: number }
  | { readonly type: 'partBegan'; readonly part: number }
  | { readonly type: 'patrolRevealed'; readonly exit: number }
  | { readonly type: 'exitBlocked'; readonly exit: number }
  | { readonly type: 'tileLaid'; readonly pawn: Pawn; readonly tile: TileIndex }
  | { readonly type: 'placeAssigned'; readonly pawn: Pawn; readonly place: number; readonly node: Node }
  | { readonly type: 'tileRevealed'; readonly tile: TileIndex }
  /** E7.4: those that stay on the tile. */
  | { readonly type: 'copsDrawn'; readonly tile: TileIndex; readonly cops: number }
  | { readonly type: 'orderSettled' }
  | { readonly type: 'gameEnded' }
  // A turn.
  | { readonly type: 'turnBegan'; readonly pawn: Pawn }
  | { readonly type: 'partPassed'; readonly pawn: Pawn }
  | { readonly type: 'rested'; readonly pawn: Pawn }
  | { readonly type: 'stayed'; readonly pawn: Pawn }
  | { readonly type: 'discGained'; readonly pawn: Pawn }
  | { readonly type: 'discSpent'; readonly pawn: Pawn }
  | { readonly type: 'noDiscLeft'; readonly pawn: Pawn }
  | { readonly type: 'escaped'; readonly pawn: Pawn }
  | { readonly type: 'arrested'; readonly pawn: Pawn; readonly why: Charge }
  // On the way.
  /** E11: a step, a ride, the end of a flight, the sewer, a medevac. */
  | { readonly type: 'moved'; readonly pawn: Pawn; readonly node: Node }
  /** E11.7, E17.7: how far, before it is said where to. */
  | { readonly type: 'flown'; readonly pawn: Pawn; readonly tiles: number }
  | { readonly type: 'turnedBack'; readonly pawn: Pawn }
  | { readonly type: 'canTaken'; readonly pawn: Pawn }
  | { readonly type: 'canUsed'; readonly pawn: Pawn }
  // Cops and wounds.
  /** E12.4: the types that the effect covers, whether they were there or not. */
  | { readonly type: 'copsAvoided'; readonly pawn: Pawn; readonly tile: TileIndex; readonly cops: number }
  | { readonly type: 'copAvoided'; readonly pawn: Pawn; readonly tile: TileIndex; readonly cop: number }
  | { readonly type: 'sandraAvoided'; readonly pawn: Pawn; readonly tile: TileIndex; readonly cop: number }
  /** E12.5: for Sandra `tile` is -1, and `cop` the number that stands for her. */
  | { readonly type: 'copNotAvoided'; readonly pawn: Pawn; readonly tile: TileIndex; readonly cop: number }
  /** E17.9; or E19.3, nearer to the pawn that it goes `towards`, which is -1 otherwise. `by` is whoever moved it; -1 for chance. */
  | {
      readonly type: 'copMoved';
      readonly cop: number;
      readonly from: TileIndex;
      readonly to: TileIndex;
      readonly towards: Pawn;
      readonly by: Pawn;
    }
  | { readonly type: 'copRemoved'; readonly cop: number; readonly tile: TileIndex; readonly by: Pawn }
  | { readonly type: 'wounded'; readonly pawn: Pawn }
  | { readonly type: 'woundWithoutEffect'; readonly pawn: Pawn }
  | { readonly type: 'handcuffed'; readonly pawn: Pawn; readonly space: number }
  | { readonly type: 'healed'; readonly pawn: Pawn }
  // Money and notoriety.
  | { readonly type: 'paid'; readonly pawn: Pawn; readonly amount: Money; readonly why: Payment }
  | { readonly type: 'incomeReceived'; readonly pawn: Pawn; readonly amount: Money }
  /** `why` where no other happening beside it says so. */
  | { readonly type: 'notorietyGained'; readonly pawn: Pawn; readonly why?: Fame }
  | { readonly type: 'notorietyLost'; readonly pawn: Pawn; readonly why?: Fame }
  | {
      readonly type: 'notorietyMoved';
      readonly pawn: Pawn;
      readonly before: number;
      readonly position: number;
    }
  | { readonly type: 'lineCrossed'; readonly pawn: Pawn; readonly line: number }
  // Visits.
  | { readonly type: 'cubeOnPlain'; readonly pawn: Pawn; readonly place: number }
  | { readonly type: 'cubeOnIncome'; readonly pawn: Pawn; readonly place: number }
  | { readonly type: 'businessClosed'; readonly place: number }
  | { readonly type: 'gangTaken'; readonly pawn: Pawn; readonly tile: TileIndex }
  | { readonly type: 'keyTaken'; readonly pawn: Pawn; readonly colour: number }
  /** E15.2, E15.8: its colour, or the number of the master key. */
  | { readonly type: 'keyTurned'; readonly pawn: Pawn; readonly key: number }
  | { readonly type: 'fixerBought'; readonly pawn: Pawn; readonly fixer: number }
  | { readonly type: 'equipmentBought'; readonly pawn: Pawn; readonly equipment: number }
  /** E15.8, E15.9: from a locker or an exit; which tiles, only whoever drew them knows. */
  | { readonly type: 'tilesDrawn'; readonly pawn: Pawn; readonly count: number; readonly source: number }
  | { readonly type: 'tileKept'; readonly pawn: Pawn; readonly source: number }
  /** E15.4: the item that leaves, its value hidden. */
  | { readonly type: 'itemReplaced'; readonly pawn: Pawn; readonly item: number }
  | { readonly type: 'prayed'; readonly pawn: Pawn }
  | { readonly type: 'contactTaken'; readonly pawn: Pawn; readonly contact: number }
  | { readonly type: 'contactDismissed'; readonly pawn: Pawn; readonly contact: number }
  | { readonly type: 'contactReplaced'; readonly pawn: Pawn; readonly contact: number }
  | { readonly type: 'contactRevealed'; readonly contact: number }
  | { readonly type: 'assetUnlocked'; readonly pawn: Pawn; readonly asset: number }
  /** E18.2: no slot was left for it. */
  | { readonly type: 'assetWasted'; readonly pawn: Pawn; readonly asset: number }
  | { readonly type: 'nothingToTake'; readonly pawn: Pawn }
  // What was used.
  | { readonly type: 'contactUsed'; readonly pawn: Pawn; readonly contact: number }
  | { readonly type: 'fixerUsed'; readonly pawn: Pawn; readonly fixer: number }
  | { readonly type: 'equipmentUsed'; readonly pawn: Pawn; readonly equipment: number }
  | { readonly type: 'assetUsed'; readonly pawn: Pawn; readonly asset: number }
  | { readonly type: 'memberReturned'; readonly pawn: Pawn; readonly tile: TileIndex }
  | { readonly type: 'firstAidUsed'; readonly pawn: Pawn }
  // Sandra and Costa.
  | { readonly type: 'automaMoved'; readonly pawn: Pawn; readonly node: Node }
  | { readonly type: 'automaStayed'; readonly pawn: Pawn }
  | { readonly type: 'contactLost'; readonly contact: number }
  | { readonly type: 'fixerLost'; readonly fixer: number }
  | { readonly type: 'keyLost'; readonly colour: number }
  | { readonly type: 'lockerLost'; readonly colour: number }
  | { readonly type: 'exitTileLost'; readonly exit: number };

export type HappeningType = HappeningKind['type'];
