import { createRequire } from 'node:module';

/** As much of boardgame.io as the port needs. Its own types describe nearly everything as `any`. */
export interface Library {
  ProcessGameConfig<G>(game: GameDefinition<G>): GameDefinition<G>;
  InitializeGame<G>(options: { game: GameDefinition<G>; numPlayers: number }): Match<G>;
  CreateGameReducer<G>(options: { game: GameDefinition<G> }): (match: Match<G>, action: MakeMove) => Match<G>;
}

export interface GameDefinition<G> {
  name: string;
  disableUndo: boolean;
  setup(): G;
  /** A move changes the draft `G` it is given (immer). */
  moves: Record<string, (context: MoveContext<G>, ...args: unknown[]) => void>;
  turn: {
    /** `first` and `next` give places in the play order, which is the order of the seats. */
    order: { first(context: Context<G>): number | undefined; next(context: Context<G>): number | undefined };
    endIf(context: Context<G>): boolean;
  };
  endIf(context: Context<G>): unknown;
}

export interface Context<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

export interface MoveContext<G> extends Context<G> {
  readonly playerID: string;
}

export interface Match<G> extends Context<G> {
  /** One more after every move that was accepted. */
  readonly _stateID: number;
}

/** What boardgame.io's own `makeMove` returns; the package does not export it. */
export interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

/** As much of its bots as is needed. */
export interface Bots {
  readonly MCTSBot: new <G>(options: {
    game: GameDefinition<G>;
    enumerate(G: G, ctx: unknown, player: string): { move: string; args: unknown[] }[];
    iterations: number;
    playoutDepth(): number;
    seed: number;
  }) => { iterationCounter: number; play(match: Match<G>, player: string): Promise<unknown> };
}

const require = createRequire(import.meta.url);

/**
 * The package has entry points for CommonJS and for bundlers only, so Node has to `require` it. It is loaded when it is
 * needed and not before: it and immer look at NODE_ENV when they are loaded.
 */
export function loadLibrary(): Library {
  return require('boardgame.io/internal');
}

export function loadBots(): Bots {
  return require('boardgame.io/ai');
}

export function libraryVersion(): string {
  const { version }: { version: string } = require('boardgame.io/package.json');
  return version;
}
