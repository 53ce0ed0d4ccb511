import { type Overlay, overlaid, type StoredPuzzle } from '@stakeout/bots/puzzles';
import { FastChance, type Seat, unpack } from '@stakeout/kernel';
import type { Film, Recording } from '../replay/recording.ts';
import { botName } from '../session/online/bot-names.ts';
import type { SpokenGame } from '../text/spoken.ts';

/** A puzzle as a match of which one moment is known, through the eyes of its seat; with the truth it can lie open. */
export interface PuzzleRecording extends Recording {
  readonly view: unknown;
  readonly options: readonly unknown[];
}

export function puzzleRecording(
  game: SpokenGame,
  id: number,
  { seats, seat, options: given, view: data }: StoredPuzzle,
  truth: Overlay,
): PuzzleRecording {
  const config = game.configure(given, seats);
  if (!config.ok) throw new Error(`puzzle ${id} of ${game.id} cannot be set up`);
  const view = unpack(game, data, config.value);
  // What is legal follows from the view alone, whatever is made up for the rest.
  const options = game.legal(game.determinize(view, seat, new FastChance(1)), seat);
  const filmOf = (eyes: Seat | 'open'): Film => {
    const shown = eyes === 'open' ? overlaid(view, truth) : view;
    return {
      eyes,
      length: 0,
      moves: [],
      marks: [],
      tellMove: null,
      viewAt: () => shown,
      toActAt: () => [seat],
      optionsAt: () => (eyes === seat ? options : []),
    };
  };
  const [own, open] = [filmOf(seat), filmOf('open')];
  return {
    game,
    config: config.value,
    seats: Array.from({ length: seats }, (_, of) => ({
      name: botName(`puzzle ${id}`, of),
      kind: of === seat ? 'person' : 'bot',
      level: null,
      isPresent: true,
      isReady: true,
      standIn: false,
      resigned: false,
    })),
    outcome: null,
    file: null,
    own: seat,
    eyes: [seat, 'open'],
    film: (eyes) => (eyes === 'open' ? open : own),
    view,
    options,
  };
}
