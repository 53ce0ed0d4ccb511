import type { AnyGame, Chance, Seat } from '@stakeout/kernel';
import type { Setting } from '../contender.ts';
import { type GameDefinition, loadLibrary, type Match } from './library.ts';

/** A game of ours that is played through boardgame.io's reducer. */
export interface Port {
  readonly definition: GameDefinition<unknown>;
  begin(): Match<unknown>;
  /** Throws if the reducer refuses the move. */
  move(match: Match<unknown>, seat: Seat, action: unknown): Match<unknown>;
}

/** The one move there is: play an action. */
export const MOVE = 'act';

/**
 * The same rules in boardgame.io's hands. It keeps the state, hands our rules a draft of it for every move, checks that
 * the player is the one whose turn it is, and asks after every move whether the turn or the game has ended.
 */
export function portOf(setting: Setting, chance: Chance): Port {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = loadLibrary();
  // Prepared once for all matches, as boardgame.io's client and server do.
  const game = ProcessGameConfig(definitionOf(setting, chance));
  const reduce = CreateGameReducer({ game });
  return {
    definition: game,
    begin: () => InitializeGame({ game, numPlayers: setting.players }),
    move(match, seat, action) {
      const payload = { type: MOVE, args: [action], playerID: String(seat) };
      const next = reduce(match, { type: 'MAKE_MOVE', payload });
      // A refused move leaves everything as it was and only writes to the console.
      if (next._stateID !== match._stateID + 1) throw new Error(`boardgame.io refused a move of seat ${seat}`);
      return next;
    },
  };
}

/**
 * Everything is as it comes, default plugins included, but for undo, which is switched off by the option made for that.
 * In boardgame.io's favour, chance is ours and comes in through this closure: its own random plugin is slower and keeps
 * its state in the match. As with the other contenders, nobody asks again whether an action from the list is legal.
 */
function definitionOf({ game, players, config }: Setting, chance: Chance): GameDefinition<unknown> {
  return {
    name: game.id,
    disableUndo: true,
    setup: () => game.setup(config, players, chance),
    moves: {
      [MOVE]({ G, playerID }, action) {
        game.applyInPlace(G, Number(playerID), action, chance, null);
      },
    },
    // A turn of boardgame.io's lasts as long as one seat has to decide, then it passes to the one that is next to act.
    turn: {
      order: { first: ({ G }) => nextToAct(game, G), next: ({ G }) => nextToAct(game, G) },
      endIf: ({ G, ctx }) => nextToAct(game, G) !== Number(ctx.currentPlayer),
    },
    endIf: ({ G }) => game.outcome(G) ?? undefined,
  };
}

/** Where several seats owe a decision at once, they are asked one after the other. */
function nextToAct(game: AnyGame, state: unknown): Seat | undefined {
  return game.toAct(state)[0];
}
