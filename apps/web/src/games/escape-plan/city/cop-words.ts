import {
  type Action,
  avoidsCop,
  type Event,
  effectOf,
  equipmentOf,
  fixerOf,
  isHappening,
  type Pawn,
  SANDRA,
  TARGETS_PER_TILE,
  type Table,
  type View,
} from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';
import type { Telling } from './location-words.ts';

/** Who brought the cops to their tiles, by tile and cop; those that came with their tile, or by nobody's choice, are missing. */
export function broughtBy(moves: readonly Pick<Move, 'events'>[]): ReadonlyMap<string, Pawn> {
  const brought = new Map<string, Pawn>();
  for (const { events } of moves) {
    for (const event of events as readonly Event[]) {
      if (!isHappening(event) || event.type !== 'copMoved') continue;
      brought.delete(`${event.from} ${event.cop}`);
      if (event.by < 0) brought.delete(`${event.to} ${event.cop}`);
      else brought.set(`${event.to} ${event.cop}`, event.by);
    }
  }
  return brought;
}

type Use = Extract<Action, { type: 'use' }>;

/** The own components that would answer such a cop, by their names; those used up, handcuffed or locked do not. */
function answersTo({ table: shown, viewer }: View, printed: Table, words: Telling['words'], tile: number, cop: number) {
  const board = viewer === null ? undefined : shown.boards[viewer];
  if (board === undefined) return [];
  const answers = (component: Use['component'], index: number) => {
    const effect = effectOf(printed, board, { component, index, ability: -1 });
    if (effect === null) return false;
    const isType = cop === SANDRA || effect.cops === 0 || (effect.cops & (1 << cop)) !== 0;
    const onCop = avoidsCop(effect, tile * TARGETS_PER_TILE + cop, tile, cop) && isType;
    return onCop || avoidsCop(effect, tile, tile, cop);
  };
  const names: string[] = [];
  board.contacts.forEach((card, space) => {
    const isReady = card > 0 && ((board.spent | board.cuffed) & (1 << space)) === 0;
    if (isReady && answers('contact', space)) names.push(words.term('contactName', card - 1));
  });
  board.items.forEach((item, space) => {
    if ((board.used & (1 << space)) !== 0) return;
    if (equipmentOf(item) >= 0 && answers('equipment', space)) names.push(words.term('equipment', equipmentOf(item)));
    else if (fixerOf(item) >= 0 && answers('fixer', space)) names.push(words.term('fixer', fixerOf(item)));
  });
  return names;
}

/** What a cop does, who brought it, and what one has against it. */
export function copTip(
  { view, printed, words, say }: Telling,
  brought: ReadonlyMap<string, Pawn>,
  tile: number,
  cop: number,
): string {
  const name = say('copOn', { cop: words.term('cop', cop), tile: words.term('tile', tile) });
  const by = brought.get(`${tile} ${cop}`);
  const answers = answersTo(view, printed, words, tile, cop);
  return [
    `${name}.`,
    say(cop === SANDRA ? 'sandraDoes' : 'copDoes'),
    ...(by === undefined ? [] : [say('copBrought', { pawn: words.pawn(by) })]),
    ...(view.viewer === null
      ? []
      : [answers.length > 0 ? say('copAnswers', { names: answers.join(', ') }) : say('copNoAnswer')]),
  ].join(' ');
}
