import {
  type Card,
  countExposed,
  DIRECTOR,
  EDITION_RULES,
  EXPOSED_FOR_BUST,
  INFORMER,
  ownerOf,
  type Phase,
  SABOTEUR,
  SPY,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Piece, Thing } from '../../../table/phrase.ts';
import type { PromptKind, Tick } from '../../../table/prompt-bar.tsx';
import { kindOf, partOf, placesOf } from '../../../table/selection/choices.ts';
import { roleClause } from '../pieces/roles.ts';
import { layoutAfter, type Parts, type Standing, type Target } from '../play/selection.ts';
import type { PromptTextId } from './prompts.texts.ts';

/** What the names of things are in the reader's language, with their articles. */
export interface Naming {
  readonly card: (card: Card) => Thing;
  readonly place: (location: number) => Thing;
  readonly role: (role: number) => Thing;
}

/** A prompt before it is put into words. */
export interface PromptWords {
  readonly kind: PromptKind;
  readonly step: PromptTextId;
  readonly sentence: PromptTextId;
  readonly params: Readonly<Record<string, Piece | number>>;
  readonly clauses: readonly string[];
  /** A second sentence: that a bust comes of it (G8.1), or that the cards run out (G9.2). */
  readonly note: 'makesBust' | 'bustComes' | 'lastCard' | 'lastOfAll' | null;
}

const STEPS = ['deliver', 'deploy', 'operation', 'bust'] as const;
const STEP_OF: Readonly<Record<Phase, number>> = {
  station: -1,
  roll: 0,
  deploy: 1,
  flip: 1,
  place: 1,
  operation: 2,
  hide: 2,
  arrange: 2,
  bust: 3,
  over: -1,
};

/** The four steps of a turn; none during set-up and after the end. */
export function ticksFor(step: PromptTextId, nameOf: (step: PromptTextId) => string): readonly Tick[] {
  const now = (STEPS as readonly PromptTextId[]).indexOf(step);
  if (now < 0) return [];
  return STEPS.map((name, index) => ({
    name: nameOf(name),
    state: index < now ? 'done' : index === now ? 'now' : 'toCome',
  }));
}

function stepOf(phase: Phase): PromptTextId {
  if (phase === 'station') return 'setUp';
  return STEPS[STEP_OF[phase]] ?? 'over';
}

/** What the table says to the seat that is to act. */
export function wordsForActing(view: View, seat: Seat, standing: Standing, parts: Parts, naming: Naming): PromptWords {
  const step = stepOf(view.phase);
  const words = (sentence: PromptTextId, clause: string, params: PromptWords['params'] = {}): PromptWords => ({
    kind: view.power === seat ? 'power' : 'turn',
    step,
    sentence,
    params,
    clauses: [clause],
    note: bustAhead(view, parts) ?? lastAhead(view, seat, parts),
  });
  const chosen = chosenThings(view, seat, parts, naming);
  const params = paramsOf(chosen);
  const hasPlace = chosen.location !== undefined;
  switch (view.phase) {
    case 'station':
      return words(hasPlace ? 'stationAt' : 'station', 'G3.4', params);
    case 'roll':
      return words('rollDie', 'G5.2');
    case 'deploy':
      return deploying(view, standing, parts, chosen, words);
    case 'flip':
      if (hasPlace) return words(chosen.isOwn ? 'flipOwnAt' : 'flipAt', 'G6.1', params);
      return words('flipCommitted', 'G6.3', { card: naming.card(view.committed) });
    case 'place': {
      const isFirstTurn = view.turn === 0 && view.seats === 2;
      const clause = isFirstTurn ? 'G6.7' : 'G6.3';
      const location = naming.place(view.site);
      if (chosen.card !== undefined) return words('placeCard', clause, { ...params, location });
      if (isFirstTurn) return words('placeFirst', clause, { location });
      // Where a bust is due, the note about it says more than what the card is for.
      return words(bustAhead(view, parts) === null ? 'place' : 'placeDue', clause, { location });
    }
    case 'operation':
      return operating(view, parts, naming, words);
    case 'hide': {
      const looked = view.fields[view.peekSite]?.[view.peekIndex] ?? 0;
      const named = { ...params, card: naming.card(looked), owner: { seat: ownerOf(looked) } };
      if (ownerOf(looked) === seat) return words(hasPlace ? 'putBackOwnAt' : 'putBackOwn', 'G7.3', named);
      return words(hasPlace ? 'putBackAt' : 'putBack', 'G7.3', named);
    }
    case 'arrange':
      return arranging(view, parts, naming, words);
    case 'bust':
      return words(hasPlace ? 'bustAt' : 'bustFirst', 'G8.8', params);
    case 'over':
      return words('gameOver', 'G9.4');
  }
}

/** Whether what is chosen makes the fourth exposed agent somewhere, or a card is placed where there are four already. */
function bustAhead(view: View, parts: Parts): PromptWords['note'] {
  const exposedAt = (location: number) => countExposed(view.fields[location] ?? []);
  switch (view.phase) {
    case 'deploy':
    case 'flip':
      return isFourth(partOf(parts, 'probation')) ? 'makesBust' : null;
    case 'operation':
      return view.role === DIRECTOR && isFourth(partOf(parts, 'slot')) ? 'makesBust' : null;
    case 'place':
      return exposedAt(view.site) >= EXPOSED_FOR_BUST ? 'bustComes' : null;
    default:
      return null;
  }

  function isFourth(place: readonly number[] | null): boolean {
    return place !== null && exposedAt(place[0] as number) === EXPOSED_FOR_BUST - 1;
  }
}

/** Whether the card that leaves the hand now is the seat's last, or the last of all: said once, before anything is chosen. */
function lastAhead(view: View, seat: Seat, parts: Parts): PromptWords['note'] {
  const cardsOf = (of: Seat) => (view.hands[of]?.length ?? 0) + (view.piles[of]?.length ?? 0);
  if (view.phase !== 'deploy' || parts.length > 0 || cardsOf(seat) !== 1) return null;
  return view.hands.every((_, of) => of === seat || cardsOf(of) === 0) ? 'lastOfAll' : 'lastCard';
}

/** What has been chosen so far, by the names that sentences use. */
interface Chosen {
  readonly card?: Piece;
  readonly location?: Piece;
  readonly owner?: Piece;
  readonly isOwn: boolean;
}

function chosenThings(view: View, seat: Seat, parts: Parts, naming: Naming): Chosen {
  const hand = partOf(parts, 'hand');
  const place = parts.find((part) => kindOf(part) !== 'hand' && part !== 'die');
  const card = hand === null ? undefined : view.hands[seat]?.[hand[0] as number];
  const location = place === undefined ? undefined : placesOf(place)[0];
  const probation = partOf(parts, 'probation');
  const owner = probation === null ? undefined : ownerOf(view.probation[probation[0] as number] ?? 0);
  return {
    ...(card === undefined ? {} : { card: naming.card(card) }),
    ...(location === undefined ? {} : { location: naming.place(location) }),
    ...(owner === undefined ? {} : { owner: { seat: owner } }),
    isOwn: owner === seat,
  };
}

type Words = (sentence: PromptTextId, clause: string, params?: PromptWords['params']) => PromptWords;

/** Option A or option B, in the order of the edition. */
function deploying(view: View, standing: Standing, parts: Parts, chosen: Chosen, words: Words): PromptWords {
  const params = paramsOf(chosen);
  const { flipsFirst } = EDITION_RULES[view.edition];
  const canHide = [...standing.legal].some((target) => kindOf(target) === 'slot');
  const hasCard = chosen.card !== undefined;
  if (partOf(parts, 'slot') !== null) return words(hasCard ? 'hideCardAt' : 'hideAt', 'G6.4', params);
  if (partOf(parts, 'probation') !== null) {
    if (flipsFirst) return words(chosen.isOwn ? 'flipOwnAt' : 'flipAt', 'G6.1', params);
    if (!hasCard) return words('swapWhich', 'G6.3', params);
    return words(chosen.isOwn ? 'swapOwn' : 'swap', 'G6.1', params);
  }
  if (hasCard) {
    if (flipsFirst) return words('hideCard', 'G6.4', params);
    return words(canHide ? 'commitOrHide' : 'commit', 'G6.3', params);
  }
  if (flipsFirst) {
    const whose = whomToFlip(view, standing);
    return words(TO_FLIP[whose][canHide ? 0 : 1], whose === 'others' ? (canHide ? 'G6.1' : 'G6.5') : 'G6.2');
  }
  return words(canHide ? 'deployPt' : 'deployPtFlipOnly', canHide ? 'G6.3' : 'G6.5');
}

type Whose = 'others' | 'own' | 'any';

/** With an agent undercover to choose as well, and without. */
const TO_FLIP: Readonly<Record<Whose, readonly [PromptTextId, PromptTextId]>> = {
  others: ['deployEn', 'deployFlipOnly'],
  own: ['deployOwn', 'deployOwnOnly'],
  any: ['deployAny', 'deployAnyOnly'],
};

/** G6.2: an agent of one's own only where there are no others, or with the last card. */
function whomToFlip({ probation, active }: View, { legal }: Standing): Whose {
  const owners = [...legal].flatMap((target) =>
    kindOf(target) === 'probation' ? [ownerOf(probation[placesOf(target)[0] as number] ?? 0)] : [],
  );
  if (!owners.includes(active)) return 'others';
  return owners.every((owner) => owner === active) ? 'own' : 'any';
}

/** The power player's decision, from the offer to the last part of it. */
function operating(view: View, parts: Parts, naming: Naming, words: Words): PromptWords {
  const clause = roleClause(view.role);
  const offer = { seat: { seat: view.active }, role: naming.role(view.role) };
  const agent = partOf(parts, 'agent');
  const card = agent === null ? 0 : (view.fields[agent[0] as number]?.[agent[1] as number] ?? 0);
  const at = naming.place(agent?.[0] ?? 0);
  const owner = { seat: ownerOf(card) };
  const isOwn = owner.seat === view.power;
  switch (view.role) {
    case DIRECTOR: {
      const to = partOf(parts, 'slot');
      if (agent === null) return words('director', clause, offer);
      const named = { card: naming.card(card), owner, from: at };
      if (to === null) return words(isOwn ? 'directorOwnTo' : 'directorTo', clause, named);
      const moved = { ...named, location: naming.place(to[0] as number) };
      return words(isOwn ? 'directorOwnDone' : 'directorDone', clause, moved);
    }
    case INFORMER:
      if (agent === null) return words('informer', clause, offer);
      return words(isOwn ? 'informerOwn' : 'informerDone', clause, { owner, location: at });
    case SABOTEUR:
      if (agent === null) return words('saboteur', clause, offer);
      return words(isOwn ? 'saboteurOwnDone' : 'saboteurDone', clause, {
        card: naming.card(card),
        owner,
        location: at,
        value: valueOfCard(card),
      });
    case SPY:
      return words('spy', clause, offer);
    default:
      return running(parts, naming, offer, clause, words);
  }
}

function running(
  parts: Parts,
  naming: Naming,
  offer: PromptWords['params'],
  clause: string,
  words: Words,
): PromptWords {
  const [from, to] = parts.map((part) => naming.place(placesOf(part)[0] as number));
  if (from === undefined) return words('runner', clause, offer);
  return to === undefined ? words('runnerTo', clause, { from }) : words('runnerDone', clause, { from, location: to });
}

function arranging(view: View, parts: Parts, naming: Naming, words: Words): PromptWords {
  if (parts.length === 0) return words('arrange', 'G7.5');
  if (parts.length % 2 === 0) return words('arrangeAgain', 'G7.5');
  const layout = layoutAfter(view, parts);
  const card = layout[placesOf(parts.at(-1) as Target)[0] as number] ?? 0;
  return words('arrangeWith', 'G7.5', { card: naming.card(card) });
}

/** What the table says to everybody else: whom they are waiting for, and what for. */
export function wordsForWaiting(view: View, toAct: readonly Seat[], naming: Naming): PromptWords {
  const [seat = view.active] = toAct;
  return {
    kind: view.phase === 'over' ? 'turn' : 'waiting',
    step: stepOf(view.phase),
    sentence: WAITING[view.phase],
    params: {
      seat: { seat },
      role: naming.role(view.role),
      location: view.site < 0 ? '' : naming.place(view.site),
    },
    clauses: [],
    note: null,
  };
}

/** What the table says while a bust is being told. */
export function wordsForBust(location: number, naming: Naming): PromptWords {
  return {
    kind: 'turn',
    step: 'bust',
    sentence: 'busting',
    params: { location: naming.place(location) },
    clauses: ['G8.1'],
    note: null,
  };
}

const WAITING: Readonly<Record<Phase, PromptTextId>> = {
  station: 'waitStation',
  roll: 'waitRoll',
  deploy: 'waitDeploy',
  flip: 'waitFlip',
  place: 'waitPlace',
  operation: 'waitOperation',
  hide: 'waitHide',
  arrange: 'waitArrange',
  bust: 'waitBust',
  over: 'gameOver',
};

function paramsOf({ card, location, owner }: Chosen): PromptWords['params'] {
  return {
    ...(card === undefined ? {} : { card }),
    ...(location === undefined ? {} : { location }),
    ...(owner === undefined ? {} : { owner }),
  };
}
