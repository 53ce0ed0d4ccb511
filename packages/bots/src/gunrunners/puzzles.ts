import {
  type Action,
  type Card,
  EDITIONS,
  type gunrunnersRules,
  openView,
  ownerOf,
  type View,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { PuzzleMaker } from '../puzzles/puzzle-maker.ts';
import { answerOf } from './answers.ts';
import { gunrunnersBots } from './index.ts';
import { playOut } from './playout.ts';
import { reasonFor } from './reasons.ts';
import type { World } from './table.ts';

/** The second judge imagines people who do anything at all every third time, where the first expects it every eighth. */
const SURPRISE = 3;
const MOST_OPTIONS = 12;

/**
 * A puzzle of Gunrunners is one decision. Tables with open memory, since whoever is shown a position remembers nothing that it
 * does not show (G4.3).
 */
export const gunrunnersPuzzles: PuzzleMaker = {
  bots: gunrunnersBots,
  tables: EDITIONS.flatMap((edition) => [2, 3, 4].map((seats) => ({ seats, options: { edition, memory: 'open' } }))),
  players: ['easy', 'greedy', 'medium', 'classic@300'],
  solvers: ['easy', 'medium', 'classic@1000'],
  master: 'classic@4000',
  mostLines: MOST_OPTIONS,
  isAsked: (view) => (view as View).phase !== 'station',
  lines: (_view, _seat, options) => options.map((option) => [option]),
  answerOf,
  reasonFor: (view, [action]) => reasonFor(view as View, action as Action),
  finishOtherwise: (world, chance) => playOut(world as World, chance, SURPRISE),
  openView: (view, truth) => openView(view as View, truth as ReturnType<typeof gunrunnersRules.determinize>),
  twinOf: (view) => twinOf(view as View),
};

/** The table as its seat sees it: itself first, then the others in their order; nothing of how long it took to get there. */
function twinOf(view: View): unknown {
  const { seats, viewer, edition, phase, role, site, peekSite, peekIndex, crates, marker, probation, fields } = view;
  const own = viewer ?? 0;
  const relative = (seat: Seat | -1) => (seat < 0 ? seat : (seat - own + seats) % seats);
  const cards = (row: readonly Card[]) => row.map((card) => [card === 0 ? -1 : relative(ownerOf(card)), card % 100]);
  const around = <T>(rows: readonly T[]) => rows.map((_, seat) => rows[(seat + own) % seats] as T);
  return {
    seats,
    edition,
    phase,
    role,
    site,
    peek: [peekSite, peekIndex],
    active: relative(view.active),
    power: relative(view.power),
    crates,
    marker,
    taken: around(view.taken),
    probation: cards(probation),
    fields: fields.map(cards),
    hands: around(view.hands).map((hand) => cards(hand).toSorted()),
    piles: around(view.piles).map(({ length }) => length),
  };
}
