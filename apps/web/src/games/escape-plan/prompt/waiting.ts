import { AVOIDING, COSTA, costaOf, type FrameKind, isAllAvoided, pursuersOf, tileOf } from '@stakeout/escape-plan';
import { thingNamed } from '../../../table/phrase.ts';
import { copsPiece, type PromptParams, type PromptPhrase, sentence } from './phrases.ts';
import type { PromptTextId } from './prompts.texts.ts';
import { isCalendar, pawnThing, placeThing, type Scene, tileThing } from './scene.ts';

/** What others do, where nothing but their name is put in. */
const PLAIN: Partial<Record<FrameKind, PromptTextId>> = {
  unlockOffer: 'waitUnlockOffer',
  placeTile: 'waitPlaceTile',
  useDisc: 'waitUseDisc',
  action: 'waitAction',
  takeContact: 'waitContact',
  unlock: 'waitUnlock',
  moveCop: 'waitMoveCop',
  removeCop: 'waitRemoveCop',
  loseAsset: 'waitLoseAsset',
  bonus: 'waitBonus',
  finish: 'waitFinish',
};

/** Whom the table waits for, and what they are about. */
export function awaited(scene: Scene): PromptPhrase {
  const [id, params] = lineFor(scene);
  return sentence(scene.language, id, { seat: pawnThing(scene, scene.frame.seat), ...params });
}

function lineFor(scene: Scene): readonly [PromptTextId, PromptParams?] {
  const { frame, view, words, police } = scene;
  if (police !== null) {
    if (police.who !== 'cops') return ['policePlays', { pawn: pawnThing(scene, police.pawn) }];
    return police.pawn === view.viewer ? ['copsCloseInOwn'] : ['copsCloseIn', { pawn: pawnThing(scene, police.pawn) }];
  }
  if (isCalendar(frame)) return ['dayGoesOn'];
  // What this seat has decided is still being shown.
  if (frame.seat === view.viewer && frame.kind !== 'over') return ['playing'];
  const plain = PLAIN[frame.kind];
  if (plain !== undefined) return [plain];
  const costa = thingNamed(words.thePawn(costaOf(view.table)));
  switch (frame.kind) {
    case 'over':
      return ['gameOver'];
    case 'assign':
      return ['waitAssign', { tile: tileThing(scene, tileOf(frame.x)) }];
    case 'turn':
      if (view.table.turn.escaping === 1) return ['waitEscape'];
      if (frame.n > AVOIDING) return ['waitVisit', { place: placeThing(scene, view.table.at[frame.seat] ?? -1) }];
      return frame.n > 1 ? ['waitTravel', { mp: view.table.turn.mp }] : ['waitAction'];
    case 'travel':
      return ['waitTravel', { mp: view.table.turn.mp }];
    case 'avoid': {
      if (isAllAvoided(view.table)) return ['waitAvoidNobody'];
      // A wound that is being told lies over the decision, which then has no preview: who is still to be avoided is on the table.
      const cops = pursuersOf(view.table).flatMap(({ cop }) => (cop === COSTA ? [] : [cop]));
      return cops.length === 0 ? ['waitAvoidCosta', { costa }] : ['waitAvoid', { cops: copsPiece(cops, words) }];
    }
    case 'toll':
      return ['waitToll', { costa }];
    case 'approach':
      if (frame.x === view.viewer) return ['waitApproachYou'];
      return frame.x === frame.seat ? ['waitApproachOwn'] : ['waitApproach', { pawn: pawnThing(scene, frame.x) }];
    default:
      return ['waitVisit', { place: placeThing(scene, view.table.at[frame.seat] ?? -1) }];
  }
}
