import { type Action, type ActionOf, exitAt } from '@stakeout/escape-plan';
import { thingNamed } from '../../../table/phrase.ts';
import { escapeCost } from '../play/trips.ts';
import { copsPiece, type PromptParams, type PromptPhrase, sentence } from './phrases.ts';
import type { PromptTextId } from './prompts.texts.ts';
import { goalIn, moneyThing, placeThing, type Scene, tileThing } from './scene.ts';

/** What Confirm would do. */
export function chosen(scene: Scene, plan: readonly Action[]): PromptPhrase {
  const [id, params] = lineFor(scene, plan);
  return sentence(scene.language, id, params);
}

type Line = readonly [PromptTextId, PromptParams?];

function lineFor(scene: Scene, plan: readonly Action[]): Line {
  const last = plan.at(-1);
  const { words } = scene;
  if (last === undefined) return ['finish'];
  switch (last.type) {
    case 'stop':
      return ending(scene, plan.length === 1);
    case 'escape':
      return escaping(scene);
    case 'takeWound':
      if (plan.length > 1) return ['takeWoundsDone', { count: plan.length }];
      return ['named', { name: words.say(scene.nameOf(last)) }];
    case 'layTile':
      return ['placeDone', { tile: tileThing(scene, last.tile) }];
    case 'takeContact':
      return takingContact(scene, last);
    case 'moveCop':
      return [
        'moveCopDone',
        { cops: copsPiece([last.cop], words), from: tileThing(scene, last.from), to: tileThing(scene, last.to) },
      ];
    default:
      return ['named', { name: words.say(scene.nameOf(last)) }];
  }
}

function copsMet({ preview, words }: Scene): PromptParams {
  return {
    cops: copsPiece(
      preview.cops.map(({ cop }) => cop),
      words,
    ),
    count: new Set(preview.cops.map(({ tile }) => tile)).size,
  };
}

function ending(scene: Scene, isHere: boolean): Line {
  const place = placeThing(scene, goalIn(scene));
  if (scene.preview.cops.length === 0) return [isHere ? 'stopClear' : 'tripClear', { place }];
  const met = copsMet(scene);
  const isOneTile = met['count'] === 1;
  if (isHere) return [isOneTile ? 'stopCopsOne' : 'stopCops', { place, ...met }];
  return [isOneTile ? 'tripCopsOne' : 'tripCops', { place, ...met }];
}

/** E21.4: whoever cannot pay is warned; while the cash is covered, everybody is. */
function escaping(scene: Scene): Line {
  const { own } = scene.view;
  const price = escapeCost(scene.view);
  const cost = moneyThing(scene, price);
  const params = { exit: thingNamed(scene.words.term('theExit', exitAt(scene.printed, goalIn(scene)))), cost };
  if (own === null) return ['escapeCovered', params];
  if (own.cash < price) return ['escapePoor', { cost, cash: moneyThing(scene, own.cash) }];
  return scene.preview.cops.length === 0 ? ['escapeClear', params] : ['escapeCops', { ...params, ...copsMet(scene) }];
}

function takingContact({ view, words, frame }: Scene, { index, space }: ActionOf<'takeContact'>): Line {
  const contact = { thing: words.term('contactName', view.table.display[index] ?? 0) };
  if (space < 0) return ['takeContactRemove', { contact }];
  const replaced = view.table.boards[frame.seat]?.contacts[space] ?? 0;
  if (replaced <= 0) return ['takeContactDone', { contact, space: space + 1 }];
  return ['takeContactReplace', { contact, replaced: { thing: words.term('contactName', replaced - 1) } }];
}
