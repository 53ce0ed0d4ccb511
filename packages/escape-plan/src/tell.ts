import type { Message, Outcome, Params, Term } from '@stakeout/kernel';
import { money, termsOfCard, tilesIn } from './action-name.ts';
import { isHelipad } from './city/blueprint.ts';
import { isInCity, terrainAtSide, tileBeside } from './city/city.ts';
import { graphOf } from './city/graph.ts';
import { opposite, SIDES } from './city/hex.ts';
import { locationNode, type Node, type TileIndex, tileOf } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import { FIRST_SAFE_HOUSE, LOCATION_KINDS, type Table, type Tile } from './data/table.ts';
import { decisionOf } from './decisions/index.ts';
import { assetOf, treasureItem } from './items.ts';
import { nodeTerm, pawnTerm, pawnTerms } from './narrate.ts';
import { ARRESTED, ESCAPED, type Frame, IN_AVOID, IN_TRAVEL, LEAVING, type Pawn } from './state.ts';
import { copsOn } from './steps/police.ts';
import { besideCode, COSTA_BIT, pack, planLineCode, SANDRA_BIT, SPOTS } from './texts/codes.ts';
import type { PublicBoard, PublicTable, View } from './view.ts';

export { nameOf } from './action-name.ts';

/** The table from the top, for a reader without a screen. */
export function tell(view: View): readonly Message[] {
  const shown = view.table;
  const printed = printedOf(shown);
  const { outcome } = shown;
  return [
    ...(outcome === null ? [...tellTime(shown), ...tellTurn(view)] : tellOutcome(shown, printed, outcome)),
    ...tellCity(shown, printed),
    ...tellPlaces(shown, printed),
    ...tellOffers(shown, printed),
    ...shown.order.toSorted((one, other) => one - other).flatMap((pawn) => tellPawn(view, printed, pawn)),
    ...tellOwn(view, printed),
  ];
}

/** Every score, and the plans that come to light. Costa's total is the last of the solo player's tie-breaks. */
function tellOutcome(shown: PublicTable, printed: Table, outcome: Outcome): readonly Message[] {
  const { winners, scores, places, tieBreaks } = outcome;
  const lines = [
    winners.length === 0 ? line('overNobody', {}) : line('over', { winners: pawnTerms(shown, winners) }),
    ...scores.map((total, seat) => {
      const pawn = pawnTerm(shown, seat);
      if (shown.status[seat] !== ESCAPED) return line('scoreArrested', { pawn });
      return line('score', { pawn, total: money(total), place: places[seat] ?? 0 });
    }),
  ];
  if (shown.seats === 1)
    lines.push(line('scoreCosta', { pawn: ['costa', 0], total: money(tieBreaks[0]?.at(-1) ?? 0) }));
  const plans = shown.truth?.plans ?? [];
  for (const [seat, plan] of plans.entries())
    lines.push(line('plan', { pawn: pawnTerm(shown, seat), lines: planLines(printed, plan) }));
  return lines;
}

function planLines(printed: Table, plan: number): Term[] {
  return (printed.plans[plan] ?? []).map((value, place) => ['planLine', planLineCode(place, value)]);
}

function tellTime(shown: PublicTable): readonly Message[] {
  const { day, part, frames } = shown;
  const isPart = frames.some(({ kind }) => kind === 'part' || kind === 'adjust');
  const inCity = shown.order.filter((pawn) => !isGone(shown, pawn));
  return [
    isPart ? line('part', { day, part: ['part', part] }) : line('day', { day }),
    line('order', { pawns: pawnTerms(shown, inCity) }),
  ];
}

function isGone(shown: PublicTable, pawn: Pawn): boolean {
  const status = shown.status[pawn];
  return status === ESCAPED || status === ARRESTED || status === LEAVING;
}

/** Whose decision it is and which; the way so far, whom to avoid, the tiles drawn. */
function tellTurn({ table: shown, own }: View): readonly Message[] {
  const { kind, seat } = shown.frames[shown.frames.length - 1] as Frame;
  const { turn } = shown;
  const lines: Message[] = [line('decides', { pawn: pawnTerm(shown, seat) })];
  if (decisionOf(kind) !== null) lines.push({ id: `phase.${kind}`, params: {} });
  if (turn.step === IN_TRAVEL) {
    const node = nodeTerm(shown, shown.at[turn.seat] as Node);
    lines.push(line('travel', { pawn: pawnTerm(shown, turn.seat), node, mp: turn.mp }));
  }
  if (turn.step === IN_AVOID) lines.push(...tellToAvoid(shown));
  if (own !== null && own.drawn.length > 0) {
    const items = own.drawn.map((value): Term => ['item', treasureItem(turn.drawnFrom, value)]);
    lines.push(line('drawn', { items }));
  }
  return lines;
}

function tellToAvoid({ turn, seats, at }: PublicTable): readonly Message[] {
  return turn.toAvoid.flatMap((cops, tile) => {
    const sandra = turn.sandra === 1 && tileOf(at[seats] as Node) === tile ? SANDRA_BIT : 0;
    const costa = turn.costa === 1 && tileOf(at[seats + 1] as Node) === tile ? COSTA_BIT : 0;
    const mask = cops | sandra | costa;
    return mask === 0 ? [] : [line('toAvoid', { tile: ['tile', tile], cops: ['cops', mask] })];
  });
}

function tellCity(shown: PublicTable, printed: Table): readonly Message[] {
  const laid = printed.tiles.flatMap((_, tile) => (isInCity(shown.city, tile) ? [tile] : []));
  const helipads = laid.filter((tile) => isHelipad(printed.tiles[tile] as Tile)).map((tile): Term => ['tile', tile]);
  const ferries = tilesIn(graphOf(printed, shown.city).ferried);
  return [
    ...laid.map((tile) => line('tile', { ...tileTerms(shown, printed, tile), neighbours: neighboursOf(shown, tile) })),
    ...(ferries.length === 0 ? [] : [line('ferries', { tiles: ferries })]),
    ...(helipads.length === 0 ? [] : [line('helipads', { tiles: helipads })]),
    ...shown.faceUp.flatMap((tile, stack) => {
      if (tile < 0) return [];
      const edges = (printed.tiles[tile] as Tile).edges.map((terrain): Term => ['terrain', terrain]);
      return [line('faceUp', { ...tileTerms(shown, printed, tile), edges, left: shown.stackSizes[stack] ?? 0 })];
    }),
  ];
}

/** A tile, the cops on it and its two locations. */
function tileTerms(shown: PublicTable, printed: Table, tile: TileIndex): Params {
  const [first, second] = (printed.tiles[tile] as Tile).locations.map(({ kind }, slot): Term => {
    const place = shown.places.indexOf(locationNode(tile, slot));
    return ['kind', place < 0 ? SPOTS.indexOf(kind) : LOCATION_KINDS.length + place];
  });
  const cops = isInCity(shown.city, tile) ? copsOn(shown, tile) : (shown.cops[tile] as number);
  return { tile: ['tile', tile], cops: ['cops', cops], first: first ?? '', second: second ?? '' };
}

function neighboursOf(shown: PublicTable, tile: TileIndex): Term[] {
  const printed = printedOf(shown);
  const terms: Term[] = [];
  for (let side = 0; side < SIDES; side++) {
    const other = tileBeside(shown.city, tile, side);
    if (other < 0) continue;
    const own = terrainAtSide(printed, shown.city, tile, side);
    const beyond = terrainAtSide(printed, shown.city, other, opposite(side));
    terms.push(['beside', besideCode(side, own, beyond, other)]);
  }
  return terms;
}

/** Businesses, safe houses, gangs and exits. */
function tellPlaces(shown: PublicTable, printed: Table): readonly Message[] {
  return [
    ...shown.places.flatMap((node, place) => (node < 0 ? [] : tellPlace(shown, node, place))),
    ...shown.city.turned.flatMap((turned, tile) => (turned < 0 ? [] : tellGang(shown, printed, tile))),
    ...shown.patrolled.map((cards, exit) => tellExit(shown, cards, exit)),
  ];
}

function tellPlace(shown: PublicTable, node: Node, place: number): readonly Message[] {
  const visited = shown.visited[place] as number;
  const pawns = shown.order.filter((pawn) => (visited & (1 << pawn)) !== 0).sort((one, other) => one - other);
  const params = { place: ['place', place] as const, tile: ['tile', tileOf(node)] as const };
  const isClosed = (shown.closed & (1 << place)) !== 0;
  const told =
    pawns.length === 0
      ? line('placeUnvisited', params)
      : line(isClosed ? 'placeClosed' : 'place', { ...params, pawns: pawnTerms(shown, pawns) });
  const keys = shown.keysAt[place - FIRST_SAFE_HOUSE] ?? [];
  if (keys.length === 0) return [told];
  return [told, line('keysAt', { place: params.place, keys: keys.map((colour): Term => ['key', colour]) })];
}

function tellGang(shown: PublicTable, printed: Table, tile: TileIndex): readonly Message[] {
  const { locations } = printed.tiles[tile] as Tile;
  if (!locations.some(({ kind }) => kind === 'GANG')) return [];
  const params = { tile: ['tile', tile] as const, members: shown.gangs[tile] as number };
  const owner = shown.control[tile] as Pawn;
  return [owner < 0 ? line('gang', params) : line('gangControlled', { ...params, pawn: pawnTerm(shown, owner) })];
}

function tellExit(shown: PublicTable, cards: number, exit: number): Message {
  if (cards < 2) return line('exitOpen', { exit: ['exit', exit], cards });
  const stack = shown.exitStackAt.indexOf(exit);
  return line('exitBlocked', { exit: ['exit', exit], tiles: shown.exitStackSizes[stack] ?? 0 });
}

/** What can be had: contacts, equipment, fixers, locker tiles. */
function tellOffers(shown: PublicTable, printed: Table): readonly Message[] {
  const [green = 0, black = 0, brown = 0] = shown.lockerSizes;
  const equipment = printed.equipment.map(({ cost }, type): Term => ['stock', pack(type, stockOf(shown, type), cost)]);
  const fixers = printed.fixers.flatMap(({ cost }, fixer): Term[] =>
    (shown.fixers & (1 << fixer)) === 0 ? [] : [['offer', pack(fixer, cost)]],
  );
  return [
    ...shown.display.map((card, index) =>
      line('display', { number: index + 1, contact: ['contactName', card], ...termsOfCard(printed, card) }),
    ),
    line('supply', { contacts: shown.deckSize, discs: shown.discsLeft, cans: shown.cans }),
    line('equipment', { equipment }),
    line('lockers', { green, black, brown }),
    ...(fixers.length === 0 ? [] : [line('fixers', { fixers })]),
  ];
}

function stockOf(shown: PublicTable, equipment: number): number {
  return shown.equipment[equipment] ?? 0;
}

function tellPawn(view: View, printed: Table, number: Pawn): readonly Message[] {
  const shown = view.table;
  const pawn = pawnTerm(shown, number);
  const status = shown.status[number];
  if (status === ARRESTED) return [line('arrested', { pawn })];
  if (status === ESCAPED || status === LEAVING) return [line('escaped', { pawn })];
  const params = {
    pawn,
    node: nodeTerm(shown, shown.at[number] as Node),
    notoriety: shown.notoriety[number] as number,
    discs: shown.discs[number] as number,
  };
  const red = shown.red[number] as number;
  const blue = shown.blue[number] as number;
  const cubes = red + blue === 0 ? [] : [line('cubes', { pawn, red, blue })];
  const board = shown.boards[number];
  if (board === undefined) return [line('automa', params), ...cubes, ...tellCosta(shown, number)];
  const income = money(printed.incomeByCubes[board.cubes] ?? 0);
  const items = (view.viewer === number ? view.own?.items : undefined) ?? board.items;
  return [
    line('player', { ...params, income, wounds: board.wounds }),
    ...cubes,
    ...tellBoard(printed, pawn, board, items),
  ];
}

/** What Costa has taken: contacts, and tiles nobody has seen. */
function tellCosta(shown: PublicTable, pawn: Pawn): readonly Message[] {
  if (pawn <= shown.seats) return [];
  const costa = pawnTerm(shown, pawn);
  const contacts = shown.costaContacts.map((card): Term => ['contactName', card]);
  const items = shown.costaStacks.flatMap(([_, ...tiles]) => tiles.map((item): Term => ['item', item]));
  return [...listed('contacts', costa, 'contacts', contacts), ...listed('items', costa, 'items', items)];
}

function tellBoard(printed: Table, pawn: Term, board: PublicBoard, items: readonly number[]): readonly Message[] {
  const bit = (mask: number, index: number) => (mask >> index) & 1;
  const contacts = board.contacts.flatMap((content, space): Term[] =>
    content <= 0 ? [] : [['heldContact', pack(content - 1, bit(board.spent, space), bit(board.cuffed, space))]],
  );
  const held = items.flatMap((item, space): Term[] =>
    item === 0 || assetOf(item) >= 0 ? [] : [['heldItem', pack(item, bit(board.used, space))]],
  );
  const assets = board.slots.flatMap((slot, index): Term[] =>
    slot === 0 ? [] : [['slot', pack(Math.abs(slot) - 1, printed.slotCosts[index] ?? 0, slot < 0 ? 1 : 0)]],
  );
  const locked = [
    ...board.contacts.filter((content) => content < 0).map((content) => -1 - content),
    ...items.map(assetOf).filter((asset) => asset >= 0),
  ];
  const keys = board.keys.flatMap((key): Term[] =>
    key === 0 ? [] : [['heldKey', pack(Math.abs(key) - 1, key < 0 ? 1 : 0)]],
  );
  const cuffs = board.contacts.filter((_, space) => bit(board.cuffed, space) === 1).length;
  const { firstAid, sun, cans, members, markers } = board;
  return [
    line('tokens', { pawn, firstAid: ['ready', firstAid], rest: ['ready', sun], cans, members, markers }),
    ...listed('contacts', pawn, 'contacts', contacts),
    ...(cuffs === 0 ? [] : [line('handcuffs', { pawn, count: cuffs })]),
    ...listed('items', pawn, 'items', held),
    ...listed('assets', pawn, 'assets', assets),
    ...listed(
      'locked',
      pawn,
      'assets',
      locked.map((asset) => ['asset', asset]),
    ),
    ...listed('keys', pawn, 'keys', keys),
  ];
}

/** A line that lists something, where there is anything to list. */
function listed(id: string, pawn: Term, name: string, terms: readonly Term[]): readonly Message[] {
  return terms.length === 0 ? [] : [line(id, { pawn, [name]: terms })];
}

/** What only the viewer knows. The tiles' values are told with the other items. */
function tellOwn({ viewer, own, table: shown }: View, printed: Table): readonly Message[] {
  if (viewer === null || own === null) return [];
  const pawn = pawnTerm(shown, viewer);
  return [
    line('own', { pawn, cash: money(own.cash) }),
    ...(shown.outcome === null ? [line('plan', { pawn, lines: planLines(printed, own.plan) })] : []),
  ];
}

function line(id: string, params: Params): Message {
  return { id: `tell.${id}`, params };
}
