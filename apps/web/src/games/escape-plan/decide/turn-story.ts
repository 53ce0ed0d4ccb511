import { coversOnTile, type Event } from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';

/** One happening of the turn under way. */
export interface Told {
  readonly what: string;
  readonly params: Readonly<Record<string, number>>;
  /** Which of the turn's moves it belongs to, and how that move began. */
  readonly move: number;
  readonly opening: string;
}

export type TurnStory = readonly Told[];

/** Uses of components: what they bring is no step of a visit. */
const USES: ReadonlySet<string> = new Set([
  'contactUsed',
  'fixerUsed',
  'equipmentUsed',
  'assetUsed',
  'firstAidUsed',
  'memberReturned',
]);

/** What happens on the way and in AVOID; the visit is what comes after the last of it. */
const BEFORE_VISIT: ReadonlySet<string> = new Set([
  'moved',
  'flown',
  'canUsed',
  'copAvoided',
  'copsAvoided',
  'sandraAvoided',
  'copNotAvoided',
  'wounded',
  'handcuffed',
  'woundWithoutEffect',
]);

/** What has happened since this player's turn began, oldest first. */
export function storyOfTurn(moves: readonly Move[], seat: number): TurnStory {
  let story: readonly Told[] = [];
  for (let index = moves.length - 1; index >= 0; index--) {
    const happenings = ((moves[index]?.events ?? []) as readonly Event[]).flatMap((event) =>
      event.type === 'happened' ? [event] : [],
    );
    const begin = happenings.findLastIndex(({ what, params }) => what === 'turnBegan' && params['pawn'] === seat);
    const told = begin < 0 ? happenings : happenings.slice(begin + 1);
    const opening = begin < 0 ? (happenings[0]?.what ?? '') : '';
    story = [...told.map(({ what, params }) => ({ what, params, move: index, opening })), ...story];
    if (begin >= 0) return story;
  }
  return story;
}

/** What the visit has brought so far, step by step; what components brought in between is left out. */
export function storyOfVisit(story: TurnStory): TurnStory {
  const last = story.findLastIndex(({ what }) => BEFORE_VISIT.has(what));
  const border = story[last]?.move;
  return story.slice(last + 1).filter(({ move, opening }) => move === border || !USES.has(opening));
}

/** A cop, Sandra or Costa that has been dealt with, and what answered it; `null` for a wound. */
export interface Answered {
  readonly tile: number;
  readonly cop: number;
  readonly by: { readonly kind: 'contact' | 'fixer' | 'equipment' | 'asset' | 'member'; readonly index: number } | null;
}

const TOOLS: Readonly<Record<string, 'contact' | 'fixer' | 'equipment' | 'asset' | 'member'>> = {
  contactUsed: 'contact',
  fixerUsed: 'fixer',
  equipmentUsed: 'equipment',
  assetUsed: 'asset',
  memberReturned: 'member',
};

/** Whom this turn's AVOID has dealt with so far. An effect on a tile names types; `onTile` says who was there. */
export function answeredIn(story: TurnStory, onTile: (tile: number) => readonly number[]): readonly Answered[] {
  const answered: Answered[] = [];
  let by: Answered['by'] = null;
  const add = (tile: number, cop: number, tool: Answered['by']) => {
    if (!answered.some((other) => other.tile === tile && other.cop === cop)) answered.push({ tile, cop, by: tool });
  };
  for (const { what, params } of story) {
    const kind = TOOLS[what];
    const tile = params['tile'] ?? -1;
    if (kind !== undefined) by = { kind, index: params[kind] ?? tile };
    else if (what === 'copAvoided' || what === 'sandraAvoided') add(tile, params['cop'] ?? 0, by);
    else if (what === 'copNotAvoided') add(tile, params['cop'] ?? 0, null);
    else if (what === 'copsAvoided') {
      for (const cop of onTile(tile)) {
        if (coversOnTile(params['cops'] ?? 0, cop)) add(tile, cop, by);
      }
    }
  }
  return answered;
}
