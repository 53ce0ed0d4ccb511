import { type Action, ASSETS, escapePlan, printedOf, type State, type View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';

/** A decision of a game in which everybody plays at random. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly options: readonly Action[];
}

/** Plays games at random until so many decisions have been looked at, every one of them or only those of some kinds. */
export function lookAround(
  seats: number,
  seed: number,
  count: number,
  look: (moment: Moment) => void,
  isWanted: (state: State) => boolean = () => true,
): void {
  let left = count;
  for (let game = 0; left > 0 && game < 8; game++) {
    const chance = new FastChance(seed + game * 97);
    const config = escapePlan.configure({ costaAvoidable: game % 2 === 1 }, seats);
    if (!config.ok) throw new Error('wrong configuration');
    const state = escapePlan.setup(config.value, seats, chance);
    let count = 0;
    for (let [seat] = escapePlan.toAct(state); seat !== undefined && left > 0; [seat] = escapePlan.toAct(state)) {
      if (game % 2 === 0 && count++ % 40 === 20) equip(state);
      const options = escapePlan.legal(state, seat);
      if (isWanted(state)) {
        look({ state, seat, view: escapePlan.view(state, seat), options });
        left--;
      }
      const action = options.find(({ type }) => type === 'escape') ?? options[chance.pick(options.length)];
      if (action === undefined) throw new Error('nothing to do');
      escapePlan.applyInPlace(state, seat, action, chance, null);
    }
  }
}

/**
 * At random hardly anybody comes to own much: everybody is given contacts, items, assets, keys, cans, a
 * gang and a group of places visited.
 */
function equip(state: State): void {
  const { tiles } = printedOf(state);
  for (const [seat, board] of state.boards.entries()) {
    board.cash += 9;
    const group = seat % 3;
    for (let place = group * 3; place < group * 3 + 3; place++) {
      if (board.cubes < 2 || ((state.visited[place] ?? 0) & (1 << seat)) !== 0) continue;
      state.visited[place] = (state.visited[place] ?? 0) | (1 << seat);
      board.cubes--;
    }
    board.spent = 0;
    board.used = 0;
    for (let asset = 0; asset < ASSETS.length; asset += 2) {
      const space = board.contacts.indexOf(-1 - asset);
      const slot = board.slots.indexOf(0);
      if (space < 0 || slot < 0) continue;
      board.contacts[space] = 0;
      board.slots[slot] = 1 + asset;
    }
    for (const [space, content] of board.contacts.entries()) {
      if (content === 0 && state.contactDeck.length > 9) board.contacts[space] = 1 + (state.contactDeck.pop() ?? 0);
    }
    const fixer = [...Array(8).keys()].find((index) => (state.fixers & (1 << index)) !== 0) ?? -1;
    const space = board.items.indexOf(0);
    if (fixer >= 0 && space >= 0) {
      board.items[space] = 301 + fixer;
      state.fixers &= ~(1 << fixer);
    }
    const gang = tiles.findIndex(
      ({ locations }, tile) =>
        (state.city.turned[tile] ?? -1) >= 0 &&
        locations.some(({ kind }) => kind === 'GANG') &&
        state.control[tile] === -1,
    );
    if (gang >= 0 && board.markers > 0) {
      state.control[gang] = seat;
      board.markers--;
      board.members += state.gangs[gang] ?? 0;
      state.gangs[gang] = 0;
    }
    const [colour] = state.keysAt[0] ?? [];
    if (colour !== undefined && board.keys[0] === 0) board.keys[0] = 1 + (state.keysAt[0]?.shift() ?? 0);
    if (state.cans > 0) {
      state.cans--;
      board.cans++;
    }
  }
}
