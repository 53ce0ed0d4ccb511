import { type Card, cardOf, type Face, faceOf, isBack, type Location, ownerOf } from '@stakeout/gunrunners';
import type { Chance, Seat } from '@stakeout/kernel';
import { type Habit, ON_PROBATION, UNDERCOVER } from './habits.ts';
import { imagine } from './imagining.ts';
import type { Recalled } from './recalled.ts';
import type { World } from './table.ts';

/** A card on the table whose face is not known: the probationary agent of a location, or a place in its row. */
interface HiddenCard {
  readonly location: Location;
  readonly index: number;
  readonly habit: Habit;
}

const PROBATION = -1;
/** No owner has more cards. */
const MOST_CARDS = 32;

/**
 * Worlds in which the others' hidden cards lie as players put them down, and not by lot. It is given what a seat sees and remembers,
 * so it knows no more than that.
 */
export class Beliefs {
  private view: Recalled | null = null;
  /** By owner: a search imagines thousands of worlds from one view, so what is hidden in it is listed once. */
  private readonly hidden: HiddenCard[][] = [[], [], [], []];
  private readonly faces = new Int32Array(MOST_CARDS);
  private count = 0;

  imagine(view: Recalled, seat: Seat, chance: Chance): World {
    if (view !== this.view) this.look(view);
    const world = imagine(view, seat, chance);
    for (let owner = 0; owner < view.seats; owner++) if (owner !== seat) this.redeal(world, owner, chance);
    return world;
  }

  /** What a foreign Spy has mixed says nothing any more of what its owner would put there. */
  private look(view: Recalled): void {
    this.view = view;
    for (const cards of this.hidden) cards.length = 0;
    const mixed = view.jumbles.flatMap(({ locations }) => locations);
    for (const [location, card] of view.probation.entries())
      if (!mixed.includes(location)) this.note(card, { location, index: PROBATION, habit: ON_PROBATION });
    for (const [location, field] of view.fields.entries())
      for (const [index, card] of field.entries()) this.note(card, { location, index, habit: UNDERCOVER });
  }

  private note(card: Card, place: HiddenCard): void {
    if (card !== 0 && isBack(card)) this.hidden[ownerOf(card)]?.push(place);
  }

  /** Deals an owner's hidden cards once more: to the table as habit has it there, and what is left to hand and pile as it comes. */
  private redeal(world: World, owner: Seat, chance: Chance): void {
    const hidden = this.hidden[owner] as HiddenCard[];
    if (hidden.length === 0) return;
    const hand = world.hands[owner] as Card[];
    const pile = world.piles[owner] as Card[];
    this.count = 0;
    for (let at = 0; at < hidden.length; at++) this.collect(cardAt(world, hidden[at] as HiddenCard));
    for (let at = 0; at < hand.length; at++) this.collect(hand[at] as Card);
    for (let at = 0; at < pile.length; at++) this.collect(pile[at] as Card);
    let next = 0;
    for (; next < hidden.length; next++) {
      const place = hidden[next] as HiddenCard;
      replace(world, place, this.draw(next, place.habit, chance));
    }
    for (let at = 0; at < hand.length; at++) insert(hand, at, cardOf(owner, this.faces[next++] as Face));
    for (let at = 0; at < pile.length; at++) pile[at] = cardOf(owner, this.faces[next++] as Face);
  }

  private collect(card: Card): void {
    this.faces[this.count++] = faceOf(card);
  }

  /** Takes one of the faces from `at` on, and moves it to `at`. */
  private draw(at: number, habit: Habit, chance: Chance): Face {
    const { faces, count } = this;
    let total = 0;
    for (let one = at; one < count; one++) total += habit[faces[one] as Face] as number;
    let left = chance.below('belief', at, total);
    let one = at;
    for (; one < count - 1; one++) {
      left -= habit[faces[one] as Face] as number;
      if (left < 0) break;
    }
    const face = faces[one] as Face;
    faces[one] = faces[at] as Face;
    faces[at] = face;
    return face;
  }
}

function cardAt(world: World, { location, index }: HiddenCard): Card {
  return (index === PROBATION ? world.probation[location] : world.fields[location]?.[index]) as Card;
}

/** The card lies as it lay, with another face. */
function replace(world: World, place: HiddenCard, face: Face): void {
  const before = cardAt(world, place);
  const row = place.index === PROBATION ? world.probation : (world.fields[place.location] as Card[]);
  row[place.index === PROBATION ? place.location : place.index] = before - faceOf(before) + face;
}

/** Hands are in ascending order; those before `at` are so already. */
function insert(hand: Card[], at: number, card: Card): void {
  let index = at;
  for (; index > 0 && (hand[index - 1] as Card) > card; index--) hand[index] = hand[index - 1] as Card;
  hand[index] = card;
}
