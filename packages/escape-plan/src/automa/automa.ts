import { draw } from '../chance-labels.ts';
import { nodeOfKind } from '../city/node.ts';
import { type AutomaCard, COLOURS, EXIT_KINDS, FIRST_SAFE_HOUSE, PLACES_PER_GROUP, type Table } from '../data/table.ts';
import { FIRST_EXIT_SOURCE, fixerItem, treasureItem } from '../items.ts';
import { LAST_DAY } from '../numbers.ts';
import type { Procedure, Run } from '../procedures/procedure.ts';
import { closeIfFull } from '../procedures/turn.ts';
import { costaOf, DAWN, DUSK, LEAVING, type Pawn, pop, type State } from '../state.ts';
import { gainDisc, spendDisc } from '../steps/assets.ts';
import { refillDisplay, takeFromDisplay } from '../steps/contacts.ts';
import { feelCrowd, gainNotoriety, loseNotoriety } from '../steps/notoriety.ts';
import { exitAt, hasVisitedGroup, openExit } from '../steps/visiting.ts';
import { distanceToCard, drawCard, isOpenExit, isPlayable, nodeOfCard } from './card.ts';

const CONTACTS_DISCARDED = 2;
const TILES_STACKED = 2;

/** E23.3, E23.4, E24: the turn of Sandra or Costa. */
export const automa: Procedure = (run) => {
  const { state, frame, events } = run;
  const pawn = frame.seat;
  pop(state);
  if (state.part > DUSK) {
    if (state.discs[pawn] === 0) return;
    spendDisc(state, pawn, events);
  }
  if (pawn === costaOf(state)) playCosta(run, pawn);
  else playSandra(run, pawn);
};

/** E23.3. */
function playSandra(run: Run, pawn: Pawn): void {
  const { state, table, events } = run;
  const cards = table.inspector;
  const index = drawCard(run, state.inspectorDeck, (card) => isPlayable(run, cards[card] as AutomaCard));
  const card = cards[index];
  if (card === undefined) {
    events?.reveal({ type: 'automaStayed', pawn });
    return;
  }
  goTo(run, pawn, card);
  if (isOpenExit(run, card)) return;
  arrive(run, pawn, card);
  discardContacts(run, pawn);
  if (card.kind.startsWith('STORE')) discardLockers(run, card.lockers);
  const exit = exitAt(table, nodeOfCard(run, card));
  if (exit >= 0) discardExitTile(run, exit);
}

/** E24.2, E24.4, E24.5. */
function playCosta(run: Run, pawn: Pawn): void {
  const { state, table, events } = run;
  const cards = table.lieutenant;
  if (state.day === LAST_DAY && isLastTurn(state, pawn)) {
    takeFlight(run, pawn);
    return;
  }
  const reach = nearestCard(run, pawn);
  const index = drawCard(run, state.lieutenantDeck, (candidate) => {
    const card = cards[candidate] as AutomaCard;
    return isPlayable(run, card) && (isOpenExit(run, card) || distanceToCard(run, pawn, card) <= reach);
  });
  const card = cards[index];
  if (card === undefined) {
    events?.reveal({ type: 'automaStayed', pawn });
    return;
  }
  if (isOpenExit(run, card)) {
    takeFlight(run, pawn);
    return;
  }
  goTo(run, pawn, card);
  arrive(run, pawn, card);
  if (card.kind === 'SAFE_HOUSE') return;
  keepContact(run, pawn);
  if (card.kind.startsWith('STORE')) stackLockers(run, card.lockers);
  const exit = exitAt(table, nodeOfCard(run, card));
  if (exit >= 0) stackExitTiles(state, exit);
}

/** E24.5: dusk, night or dawn, at whose beginning he holds no disc for a later part. */
function isLastTurn(state: State, pawn: Pawn): boolean {
  return state.part === DAWN || (state.part >= DUSK && state.discs[pawn] === 0);
}

/** E24.2, A-80: his tile or an adjacent one; when no card fits, one tile further at a time. */
function nearestCard(run: Run, pawn: Pawn): number {
  const { state, table } = run;
  let nearest = Number.POSITIVE_INFINITY;
  for (const index of state.lieutenantDeck) {
    const card = table.lieutenant[index] as AutomaCard;
    if (!isPlayable(run, card)) continue;
    // E24.5: the open exit fits from anywhere, so with its card in the deck the range is never widened.
    nearest = Math.min(nearest, isOpenExit(run, card) ? 0 : distanceToCard(run, pawn, card));
  }
  return Math.max(1, nearest);
}

/** E24.5: he always escapes and pays nothing. */
function takeFlight({ state, table, events }: Run, pawn: Pawn): void {
  state.at[pawn] = nodeOfKind(table, EXIT_KINDS[openExit(state)] as (typeof EXIT_KINDS)[number]);
  state.status[pawn] = LEAVING;
  state.escapes.push(pawn);
  events?.reveal({ type: 'escaped', pawn });
}

function goTo(run: Run, pawn: Pawn, card: AutomaCard): void {
  run.state.at[pawn] = nodeOfCard(run, card);
  run.events?.reveal({ type: 'automaMoved', pawn, node: run.state.at[pawn] as number });
}

/** E23.5 to E23.9: crowd, the card's notoriety, the cube, what a safe house loses, and a disc for a whole group. */
function arrive(run: Run, pawn: Pawn, card: AutomaCard): void {
  const { state, table, events } = run;
  feelCrowd(state, pawn, events);
  if (card.delta > 0) gainNotoriety(state, pawn, events);
  if (card.delta < 0) loseNotoriety(state, pawn, events);
  if (card.place < 0) return;
  state.visited[card.place] = (state.visited[card.place] as number) | (1 << pawn);
  closeIfFull(state, table, card.place, events);
  if (card.place >= FIRST_SAFE_HOUSE) plunderSafeHouse(run, card.place - FIRST_SAFE_HOUSE);
  if (hasVisitedGroup(state, Math.floor(card.place / PLACES_PER_GROUP), pawn)) gainDisc(state, pawn, events);
}

/** E23.6: a random fixer and a random key of that safe house leave the game. */
function plunderSafeHouse({ state, table, chance, events }: Run, house: number): void {
  const fixers = table.fixers.flatMap((_, fixer) => ((state.fixers & (1 << fixer)) === 0 ? [] : [fixer]));
  if (fixers.length > 0) {
    const fixer = fixers[draw(state, 'automa', fixers.length, chance)] as number;
    state.fixers &= ~(1 << fixer);
    state.boxed.push(fixerItem(fixer));
    events?.reveal({ type: 'fixerLost', fixer });
  }
  const keys = state.keysAt[house] as number[];
  if (keys.length === 0) return;
  const [colour] = keys.splice(draw(state, 'automa', keys.length, chance), 1) as [number];
  state.keysOut.push(colour);
  events?.reveal({ type: 'keyLost', colour });
}

/** E23.5, E23.7, E23.8: the two rightmost contacts; safe houses leave them alone. */
function discardContacts(run: Run, pawn: Pawn): void {
  const { state, table, events } = run;
  if (state.places.indexOf(state.at[pawn] as number) >= FIRST_SAFE_HOUSE) return;
  for (let count = 0; count < CONTACTS_DISCARDED && state.display.length > 0; count++) {
    const rightmost = state.display.length - 1;
    const contact = takeFromDisplay(state, rightmost);
    state.contactsOut.push(contact);
    events?.show({ type: 'contactLost', contact });
    refillDisplay(state, rightmost, events);
    if (givesDisc(table, contact)) gainDisc(state, pawn, events);
  }
}

/** E24.4, A-84. */
function keepContact({ state, table, events }: Run, pawn: Pawn): void {
  if (state.display.length === 0) return;
  const rightmost = state.display.length - 1;
  const contact = takeFromDisplay(state, rightmost);
  state.costa.contacts.push(contact);
  events?.show({ type: 'contactTaken', pawn, contact });
  refillDisplay(state, rightmost, events);
  if (givesDisc(table, contact)) gainDisc(state, pawn, events);
}

function givesDisc(table: Table, contact: number): boolean {
  return table.contacts[contact]?.effect.kind === 'GAIN_DISC';
}

/** E23.7: a random tile of each colour on the card, unseen. */
function discardLockers({ state, chance, events }: Run, colours: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const pile = state.lockers[colour] as number[];
    if ((colours & (1 << colour)) === 0 || pile.length === 0) continue;
    const [value] = pile.splice(draw(state, 'lockers', pile.length, chance), 1) as [number];
    state.boxed.push(treasureItem(colour, value));
    events?.show({ type: 'lockerLost', colour });
  }
}

/** E23.8. */
function discardExitTile({ state, chance, events }: Run, exit: number): void {
  const stack = state.exitStackAt.indexOf(exit);
  const tiles = state.exitStacks[stack];
  if (tiles === undefined || tiles.length === 0) return;
  const [value] = tiles.splice(draw(state, 'exits', tiles.length, chance), 1) as [number];
  state.boxed.push(treasureItem(FIRST_EXIT_SOURCE + stack, value));
  events?.show({ type: 'exitTileLost', exit });
}

/** E24.4: at store D the top tile of each pile, elsewhere the top two, as one stack; what counts of it is E24.6 and A-95. */
function stackLockers({ state }: Run, colours: number): void {
  const isOneOfEach = (colours & (colours - 1)) !== 0;
  const stack: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((colours & (1 << colour)) === 0) continue;
    const pile = state.lockers[colour] as number[];
    for (let count = 0; count < (isOneOfEach ? 1 : TILES_STACKED) && pile.length > 0; count++) {
      stack.push(treasureItem(colour, pile.pop() as number));
    }
  }
  if (stack.length > 0) state.costa.stacks.push([isOneOfEach ? 1 : state.costaBest, ...stack]);
}

/** E24.4: of a blocked exit the top two tiles. */
function stackExitTiles(state: State, exit: number): void {
  const index = state.exitStackAt.indexOf(exit);
  const tiles = state.exitStacks[index];
  if (tiles === undefined) return;
  const stack: number[] = [];
  while (stack.length < TILES_STACKED && tiles.length > 0)
    stack.push(treasureItem(FIRST_EXIT_SOURCE + index, tiles.pop() as number));
  if (stack.length > 0) state.costa.stacks.push([1, ...stack]);
}
