import type { LessonStart, LessonStep } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import { countExposed, EXPOSED_FOR_BUST } from '../busts.ts';
import { type Card, ownerOf, type Role, valueOfCard } from '../cards.ts';
import type { Event, EventOf, EventType } from '../event.ts';
import { forecast } from '../forecast.ts';
import type { Location } from '../state.ts';
import type { View } from '../view.ts';

/** What the lessons of Gunrunners read off a view. */

export type Step = LessonStep<View, Action, Event>;

/** The usual game of three, in which most lessons play. */
export function at(suits: LessonStart<View, Action>['suits'], seats = 3): LessonStart<View, Action> {
  return { config: { edition: 'en', memory: 'strict' }, seats, suits };
}

/** Somebody else has flipped an operative of whoever is taught, who may use it now. */
export function atOperation(role: Role, suits: (view: View) => boolean = () => true): LessonStart<View, Action> {
  return at((view) => view.phase === 'operation' && view.role === role && isQuiet(view) && suits(view));
}

/** Late enough for rows to have something in them, and nothing is about to be busted. */
export function isQuiet(view: View): boolean {
  return places(view).every((location) => exposed(view, location) < EXPOSED_FOR_BUST);
}

export function me(view: View): number {
  return view.viewer ?? -1;
}

export function places(view: View): readonly Location[] {
  return view.fields.map((_, location) => location);
}

export function row(view: View, location: Location): readonly Card[] {
  return view.fields[location] ?? [];
}

export function exposed(view: View, location: Location): number {
  return countExposed(row(view, location) as Card[]);
}

export function crates(view: View, location: Location): number {
  return view.crates[location] ?? 0;
}

export function hand(view: View): readonly Card[] {
  return view.hands[me(view)] ?? [];
}

/** The rows one agent short of a bust. */
export function nearlyBusted(view: View): readonly Location[] {
  return places(view).filter((location) => exposed(view, location) === EXPOSED_FOR_BUST - 1);
}

export function fullestRows(view: View): readonly Location[] {
  const most = Math.max(...view.crates);
  return places(view).filter((location) => crates(view, location) === most);
}

/** Who would take first if the row were busted with one more card, or with none; -1 for nobody. */
export function leader(view: View, location: Location, card: Card | null = null): number {
  return sharesWith(view, location, card)[0]?.seat ?? -1;
}

export function sharesWith(view: View, location: Location, card: Card | null) {
  const cards = card === null ? row(view, location) : [...row(view, location), card];
  return forecast(cards, crates(view, location)).shares;
}

export function strongest(cards: readonly Card[]): number {
  return Math.max(...cards.map(valueOfCard));
}

export function weakest(cards: readonly Card[]): number {
  return Math.min(...cards.map(valueOfCard));
}

export function isRivals(view: View, card: Card): boolean {
  return card !== 0 && ownerOf(card) !== me(view);
}

/** The options of a kind. */
export function ofType<Type extends ActionType>(options: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  return options.filter((option): option is ActionOf<Type> => option.type === type);
}

/** The event of a kind, if it has happened. */
export function happened<Type extends EventType>(events: readonly Event[], type: Type): EventOf<Type> | undefined {
  return events.find((event): event is EventOf<Type> => event.type === type);
}

/** For tasks in which only one kind of action may be chosen. */
export function only(...types: readonly ActionType[]): (actions: readonly Action[]) => boolean {
  return (actions) => actions.every(({ type }) => types.includes(type));
}

/** The first of them, as what is to be chosen. */
export function first(options: readonly Action[]): readonly Action[] {
  return options.slice(0, 1);
}
