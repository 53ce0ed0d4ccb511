import {
  type Action,
  type Frame,
  type FrameKind,
  isLocation,
  printedOf,
  spotTerm,
  type Table,
  type View,
} from '@stakeout/escape-plan';
import type { Language, Message } from '@stakeout/kernel';
import { thingNamed } from '../../../table/phrase.ts';
import type { AutomaTurn } from '../automa/automa-turns.ts';
import type { MapPreview } from '../play/preview.ts';
import type { EscapeParts } from '../play/targets.ts';
import type { Words } from '../words.ts';
import type { PromptPiece } from './phrases.ts';

/** All that the prompt is made from. */
export interface Scene {
  /** What may be put into words: without the own secrets while they are covered. */
  readonly view: View;
  readonly frame: Readonly<Frame>;
  readonly printed: Table;
  readonly options: readonly Action[];
  readonly parts: EscapeParts;
  readonly plan: readonly Action[] | null;
  readonly preview: MapPreview;
  readonly language: Language;
  readonly words: Words;
  /** What the police are being seen to do; `null` when it is nobody's turn but a player's. */
  readonly police: Pick<AutomaTurn, 'who' | 'pawn'> | null;
  /** The name of an action in the rules' own words. */
  readonly nameOf: (action: Action) => Message;
}

const OVER: Readonly<Frame> = { kind: 'over', seat: 0, n: 0, x: 0 };

/** Frames in the midst of a turn that a move is shown to pass through: what is said is about the one below. */
const PASSING: ReadonlySet<FrameKind> = new Set(['avoidStep', 'wounds', 'bonuses']);

export function sceneOf(scene: Omit<Scene, 'frame' | 'printed'>): Scene {
  const { table: shown } = scene.view;
  const frame = shown.frames.findLast(({ kind }) => !PASSING.has(kind)) ?? OVER;
  return { ...scene, frame, printed: printedOf(shown) };
}

/** What runs by itself between two turns: nobody decides anything there. */
const CALENDAR: ReadonlySet<FrameKind> = new Set([
  'day',
  'offers',
  'build',
  'part',
  'adjust',
  'line',
  'reward',
  'approaches',
]);

export function isCalendar({ kind }: Readonly<Frame>): boolean {
  return CALENDAR.has(kind);
}

export function placeThing({ words }: Scene, node: number): PromptPiece {
  return thingNamed(words.node(node));
}

export function tileThing({ words }: Scene, tile: number): PromptPiece {
  return { thing: words.term('tile', tile) };
}

export function moneyThing({ words }: Scene, amount: number): PromptPiece {
  return { thing: words.term('money', amount) };
}

export function pawnThing({ words, view }: Scene, pawn: number): PromptPiece {
  return pawn < view.table.seats ? { seat: pawn } : thingNamed(words.thePawn(pawn));
}

/** What stands on a location, without its tile: the business or safe house by name, or the kind. */
export function spotName({ words, view }: Scene, node: number): string {
  const place = view.table.places.indexOf(node);
  if (place >= 0) return words.term('place', place);
  if (!isLocation(node)) return words.node(node);
  return words.term(...spotTerm(view.table, node));
}

/** Where the plan leads, or where the robber whose turn it is stands. */
export function goalIn({ view, preview }: Scene): number {
  return preview.path.at(-1) ?? view.table.at[view.table.turn.seat] ?? -1;
}
