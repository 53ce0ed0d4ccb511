import {
  incomeOf,
  lockedAssets,
  SAFE_HOUSE_GROUP,
  spaceForHandcuffs,
  tileOf,
  WOUND_CUBES,
} from '@stakeout/escape-plan';
import { kindOf } from '../../../table/selection/choices.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { assetRow } from './describe-own.ts';
import { cashFacts, money, theSpot, tileName, tileShort, tooPoor } from './names.ts';
import { bitsOf, type Fact, mark, type Panel, type Row, type Scene, type Section } from './panel.ts';
import { Shelf, section } from './shelf.ts';
import { stepsBehind } from './visit-steps.ts';

function panel(heading: string, lead: string, sections: readonly Section[], facts: readonly Fact[] = []): Panel {
  return { heading, isOnMap: false, lead, facts, steps: [], sections, warnings: [] };
}

/** A decision about tiles and cops, which are touched on the map as well. */
function mapPanel(...made: Parameters<typeof panel>): Panel {
  return { ...panel(...made), isOnMap: true };
}

/** E19.3, E23.9: a cop so that it ends nearer to whoever crossed a line, for oneself or for Sandra. */
export function approachPanel(scene: Scene): Panel {
  const { say, words, shown, seat } = scene;
  const mover = shown.frames.at(-1)?.x ?? 0;
  const round = shown.frames.findLast(({ kind }) => kind === 'approaches');
  const decidesFor = round === undefined ? seat : (shown.order[round.n - 1] ?? seat);
  const name = words.thePawn(mover);
  const lead =
    decidesFor === seat
      ? say('approachLead', { name })
      : say('approachFor', { name, other: words.thePawn(decidesFor) });
  const where = tileName(scene, tileOf(shown.at[mover] ?? 0));
  const shelf = new Shelf(scene);
  return mapPanel(
    mover === seat ? say('headApproachOwn') : say('headApproach', { name }),
    lead,
    [...section('cops', say('whichCop'), shelf.take('cop')), ...rest(shelf)],
    [{ label: say('factTheirTile', { name }), value: where, tone: 'plain' }],
  );
}

/** E17.9. */
export function moveCopPanel(scene: Scene): Panel {
  const { say, words, shown } = scene;
  const types = words.term('cops', shown.frames.at(-1)?.x ?? 0);
  const shelf = new Shelf(scene);
  return mapPanel(say('headMoveCop'), say('moveCopLead', { types }), [
    ...section('cops', say('whichCop'), shelf.take('cop')),
    ...rest(shelf),
  ]);
}

/** E17.12. */
export function removeCopPanel(scene: Scene): Panel {
  const { say, shown } = scene;
  const [cop = 0] = bitsOf(shown.frames.at(-1)?.x ?? 0);
  const shelf = new Shelf(scene);
  const rows = shelf.take('cop');
  if (rows.length > 0) shelf.drop('tile');
  return mapPanel(say('headRemoveCop'), say('removeCopLead', { cop: scene.words.term('theCop', cop) }), [
    ...section('cops', say('whichCop'), rows),
    ...rest(shelf),
  ]);
}

/** E13.2, E18.3: the red box is full, so handcuffs come and take a locked asset. */
export function loseAssetPanel(scene: Scene): Panel {
  const { say, board } = scene;
  const shelf = new Shelf(scene);
  const space = spaceForHandcuffs(board) + 1;
  const rows = shelf.take('asset').map((row): Row => ({ ...row, tone: 'bad' }));
  return panel(
    say('headHandcuffs'),
    say('handcuffsLead', { space }),
    [...section('assets', say('whichAsset'), rows), ...rest(shelf)],
    [{ label: say('factWounds'), value: say('ofMost', { count: board.wounds, most: WOUND_CUBES }), tone: 'bad' }],
  );
}

/** E15.3, E15.5: the bonus of a group; the frame's `n` is the group. */
export function bonusPanel(scene: Scene): Panel {
  const { say, shown } = scene;
  const group = shown.frames.at(-1)?.n ?? 0;
  const shelf = new Shelf(scene);
  const gain =
    group === SAFE_HOUSE_GROUP ? `+${money(scene, incomeOf(scene.printed, scene.board))}` : say('minusNotoriety');
  const disc = shelf
    .takeOne('button:bonusDisc')
    .map((row): Row => ({ ...row, title: say('bonusDisc'), marks: [mark(say('left', { count: shown.discsLeft }))] }));
  const unlock = shelf
    .takeOne('button:bonusUnlock')
    .map((row): Row => ({ ...row, title: say('bonusUnlock'), marks: [mark(gain, 'good')] }));
  const pass = shelf.takeOne('button:pass');
  const lead = group === SAFE_HOUSE_GROUP ? say('bonusLeadHouses') : say('bonusLead', { number: group + 1 });
  return panel(say('headBonus'), lead, [...section('bonus', null, [...disc, ...unlock, ...pass]), ...rest(shelf)]);
}

/** E9.2: at night and at dawn a turn costs a disc. */
export function useDiscPanel(scene: Scene): Panel {
  const { say, words, shown } = scene;
  const shelf = new Shelf(scene);
  return panel(say('headDisc', { part: words.term('part', shown.part) }), say('discLead'), [
    ...section('disc', null, [
      ...shelf.takeOne('disc'),
      ...shelf.takeOne('button:useDisc'),
      ...shelf.takeOne('button:pass'),
    ]),
    ...rest(shelf),
  ]);
}

/** E5.2: with the income of days 2 and 3 comes the offer to unlock an asset. */
export function unlockOfferPanel(scene: Scene): Panel {
  const { say, printed } = scene;
  const shelf = new Shelf(scene);
  const pay = shelf.takeOne('button:payToUnlock');
  const lead = pay.length === 0 ? tooPoor(scene, printed.incomeUnlockPrice) : say('unlockOfferLead');
  return panel(
    say('headUnlockOffer'),
    lead,
    [
      ...section('offer', null, [...pay, ...shelf.takeOne('button:pass')]),
      ...section('assets', say('unlockOfferList'), pay.length === 0 ? [] : lockedRows(scene)),
      ...rest(shelf),
    ],
    cashFacts(scene),
  );
}

/** What can be unlocked, to be read before it is paid for; which one is chosen after that. */
function lockedRows(scene: Scene): readonly Row[] {
  return bitsOf(lockedAssets(scene.board)).map((asset) => ({
    ...assetRow(scene, `asset:${asset}`),
    key: `locked:${asset}`,
    target: null,
  }));
}

/** E18.2: an unlock that is owed. */
export function unlockPanel(scene: Scene): Panel {
  const { say } = scene;
  const shelf = new Shelf(scene);
  return panel(say('headUnlock'), say('unlockLead'), [
    ...section('assets', say('whichAsset'), shelf.take('asset')),
    ...rest(shelf),
  ]);
}

/** E7.1: a tile that lies face up, below it the cells, and below these how it is turned, in whatever order they were chosen. */
export function placeTilePanel(scene: Scene): Panel {
  const { say } = scene;
  const shelf = new Shelf({ ...scene, parts: tileFirst(scene) });
  const cells = shelf.take('cell');
  const chosen = cells.find(({ isChosen }) => isChosen);
  // Where a cell waits for its tile, the tiles stand below it.
  const stacks = [...shelf.take('stack'), ...(chosen?.rows ?? []).filter(({ target }) => isStack(target))];
  const facts: readonly Fact[] =
    chosen === undefined ? [] : [{ label: say('factCell'), value: chosen.title, tone: 'plain' }];
  return mapPanel(
    say('headTile'),
    say('tileLead'),
    [...section('stacks', say('whichTile'), stacks.length > 0 ? stacks : cells), ...rest(shelf)],
    facts,
  );
}

/** Where only one tile lies face up, choosing a cell has chosen it. */
function tileFirst({ parts, shown }: Scene): EscapeParts {
  const others = parts.filter((part) => !isStack(part));
  const tiles = shown.faceUp.filter((tile) => tile >= 0);
  const only: Target[] = tiles.length === 1 && parts.length > 0 ? [`stack:${tiles[0] ?? 0}`] : [];
  const stack = parts.find(isStack) ?? only[0];
  return stack === undefined ? others : [stack, ...others];
}

function isStack(target: Target | null): boolean {
  return target !== null && kindOf(target) === 'stack';
}

/** E7.3: what the space on the new tile is; the frame's `x` is the space. */
export function assignPanel(scene: Scene): Panel {
  const { say, shown } = scene;
  const node = shown.frames.at(-1)?.x ?? 0;
  const shelf = new Shelf(scene);
  return panel(
    say('headAssign'),
    say('assignLead', { spot: theSpot(scene, node), tile: tileShort(scene, tileOf(node)) }),
    [...section('places', say('whichPlace'), shelf.take('place')), ...rest(shelf)],
  );
}

/** The end of a turn: what came to hand late can still be used. */
export function finishPanel(scene: Scene): Panel {
  const { say } = scene;
  const shelf = new Shelf(scene);
  const uses = shelf.takeUses();
  const sections = [
    ...section('end', null, shelf.takeOne('button:endTurn')),
    ...section('use', say('use'), uses),
    ...rest(shelf),
  ];
  const lead = uses.length === 0 ? say('finishNothing') : say('finishLead');
  // What the visit brought stands there once more: a step in which nothing could be done went by of itself.
  return { ...panel(say('headFinish'), lead, sections), steps: stepsBehind(scene) };
}

/** Whatever this part does not know how to group. */
export function plainPanel(scene: Scene): Panel {
  return panel(scene.say('headDecide'), '', rest(new Shelf(scene)));
}

function rest(shelf: Shelf): readonly Section[] {
  return section('rest', null, shelf.takeRest());
}
