import type { Charge, Happening, HappeningOf, HappeningType, Pawn } from '@stakeout/escape-plan';
import { TELLINGS } from '../telling.ts';

/** What deserves a moment of its own: it passes over the top of the map. */
export type Strip =
  | { readonly kind: 'day'; readonly day: number; readonly incomes: readonly { pawn: Pawn; amount: number }[] }
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'patrol'; readonly cards: readonly { exit: number; isBlocked: boolean }[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly { tile: number; cops: number }[] }
  | { readonly kind: 'due'; readonly pawn: Pawn; readonly amount: number }
  | { readonly kind: 'escaped'; readonly pawn: Pawn }
  | { readonly kind: 'arrested'; readonly pawn: Pawn; readonly why: Charge }
  | { readonly kind: 'ended' };

/** A new day, and how the game ends, step by step, are shown to readers who want no motion as well, standing still. */
export const STILL_SCENES: ReadonlySet<Strip['kind']> = new Set([
  'day',
  'patrol',
  'due',
  'escaped',
  'arrested',
  'ended',
]);

/** Cuts a story into what is shown together. */
export function cutStory(story: readonly Happening[]): readonly (readonly Happening[])[] {
  const cuts: Happening[][] = [];
  for (const happening of story) {
    const last = cuts.at(-1);
    const first = last?.[0]?.type;
    const isShownWith = first !== undefined && TELLINGS[happening.type].shownWith?.includes(first) === true;
    if (isShownWith) last?.push(happening);
    else cuts.push([happening]);
  }
  return cuts;
}

export function stripOf(cut: readonly Happening[]): Strip | null {
  const [day] = all(cut, 'dayBegan');
  const part = all(cut, 'partBegan').at(-1);
  if (day !== undefined) return { kind: 'day', day: day.day, incomes: all(cut, 'incomeReceived').map(incomeOf) };
  if (part !== undefined) return { kind: 'part', part: part.part };
  const [first] = cut;
  switch (first?.type) {
    case 'patrolRevealed':
      return { kind: 'patrol', cards: cardsIn(cut) };
    case 'tileRevealed':
      return { kind: 'tiles', tiles: tilesIn(cut) };
    case 'paid':
      return first.why === 'upkeep' ? { kind: 'due', pawn: first.pawn, amount: first.amount } : null;
    case 'escaped':
      return { kind: 'escaped', pawn: first.pawn };
    case 'arrested':
      return { kind: 'arrested', pawn: first.pawn, why: first.why };
    case 'gameEnded':
      return { kind: 'ended' };
    default:
      return null;
  }
}

function all<Type extends HappeningType>(cut: readonly Happening[], kind: Type): readonly HappeningOf<Type>[] {
  return cut.filter((happening): happening is HappeningOf<Type> => happening.type === kind);
}

function incomeOf({ pawn, amount }: HappeningOf<'incomeReceived'>): { pawn: Pawn; amount: number } {
  return { pawn, amount };
}

function cardsIn(cut: readonly Happening[]): readonly { exit: number; isBlocked: boolean }[] {
  return cut.flatMap((card, index) =>
    card.type === 'patrolRevealed' ? [{ exit: card.exit, isBlocked: cut[index + 1]?.type === 'exitBlocked' }] : [],
  );
}

function tilesIn(cut: readonly Happening[]): readonly { tile: number; cops: number }[] {
  const drawn = all(cut, 'copsDrawn');
  return all(cut, 'tileRevealed').map(({ tile }) => ({
    tile,
    cops: drawn.find((cops) => cops.tile === tile)?.cops ?? 0,
  }));
}
