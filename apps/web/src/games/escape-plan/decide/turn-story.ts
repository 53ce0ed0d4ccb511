import { coversOnTile, type Event, type Happening, type HappeningType, isHappening } from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';
import { USES } from '../telling.ts';

/** One happening of the turn under way. */
export interface Told {
  readonly happening: Happening;
  /** Which of the turn's moves it belongs to, and how that move began, if it did after the turn. */
  readonly move: number;
  readonly opening: HappeningType | null;
}

export type TurnStory = readonly Told[];

/** Uses of components: what they bring is no step of a visit. */
const isUse = (type: HappeningType | null) => USES.some((use) => use === type);

/** What happens on the way and in AVOID; the visit is what comes after the last of it. */
const BEFORE_VISIT: ReadonlySet<HappeningType> = new Set([
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
    const happenings = ((moves[index]?.events ?? []) as readonly Event[]).filter(isHappening);
    const begin = happenings.findLastIndex((happening) => happening.type === 'turnBegan' && happening.pawn === seat);
    const told = begin < 0 ? happenings : happenings.slice(begin + 1);
    const opening = begin < 0 ? (happenings[0]?.type ?? null) : null;
    story = [...told.map((happening) => ({ happening, move: index, opening })), ...story];
    if (begin >= 0) return story;
  }
  return story;
}

/** What the visit has brought so far, step by step; what components brought in between is left out. */
export function storyOfVisit(story: TurnStory): TurnStory {
  const last = story.findLastIndex(({ happening }) => BEFORE_VISIT.has(happening.type));
  const border = story[last]?.move;
  return story.slice(last + 1).filter(({ move, opening }) => move === border || !isUse(opening));
}

/** A cop, Sandra or Costa that has been dealt with, and what answered it; `null` for a wound. */
export interface Answered {
  readonly tile: number;
  readonly cop: number;
  readonly by: { readonly kind: 'contact' | 'fixer' | 'equipment' | 'asset' | 'member'; readonly index: number } | null;
}

/** Whom this turn's AVOID has dealt with so far. An effect on a tile names types; `onTile` says who was there. */
export function answeredIn(story: TurnStory, onTile: (tile: number) => readonly number[]): readonly Answered[] {
  const answered: Answered[] = [];
  let by: Answered['by'] = null;
  const add = (tile: number, cop: number, tool: Answered['by']) => {
    if (!answered.some((other) => other.tile === tile && other.cop === cop)) answered.push({ tile, cop, by: tool });
  };
  for (const { happening } of story) {
    switch (happening.type) {
      case 'contactUsed':
        by = { kind: 'contact', index: happening.contact };
        break;
      case 'fixerUsed':
        by = { kind: 'fixer', index: happening.fixer };
        break;
      case 'equipmentUsed':
        by = { kind: 'equipment', index: happening.equipment };
        break;
      case 'assetUsed':
        by = { kind: 'asset', index: happening.asset };
        break;
      case 'memberReturned':
        by = { kind: 'member', index: happening.tile };
        break;
      case 'copAvoided':
      case 'sandraAvoided':
        add(happening.tile, happening.cop, by);
        break;
      case 'copNotAvoided':
        add(happening.tile, happening.cop, null);
        break;
      case 'copsAvoided':
        for (const cop of onTile(happening.tile)) if (coversOnTile(happening.cops, cop)) add(happening.tile, cop, by);
    }
  }
  return answered;
}
