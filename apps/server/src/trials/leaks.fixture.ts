import { type AnyGame, type Emission, hashOf, type Refusal, type Viewer } from '@stakeout/kernel';

/** Ways in which a server could give away what it must not. */
export type Leak =
  | 'the view of another seat'
  | 'the view of a seat to spectators'
  | 'the options of another seat'
  | 'events as their maker sees them'
  | 'the view of another seat after an undo'
  | 'a refusal with a hidden card'
  | 'the story of another seat'
  | 'the secret of the match'
  | 'the hash of the state';

/** Which leak is open now; `null` is the server as it is. */
export const open: { leak: Leak | null } = { leak: null };

export function isOpen(leak: Leak): boolean {
  return open.leak === leak;
}

/** The seat beside the viewer's. */
export function neighbour(viewer: Viewer, seats: number): Viewer {
  return viewer === null ? null : (viewer + 1) % seats;
}

export function unredacted(emissions: readonly Emission<unknown>[]): readonly Emission<unknown>[] {
  return emissions.map((emission) => ({ ...emission, only: null }));
}

/** A game whose refusals tell a card of somebody's hand. */
export function talkative(game: AnyGame): AnyGame {
  return {
    ...game,
    explain: (state, seat, action) => {
      const refusals = game.explain(state, seat, action);
      return isOpen('a refusal with a hidden card') ? refusals.map((refusal) => revealing(refusal, state)) : refusals;
    },
  };
}

function revealing(refusal: Refusal, state: unknown): Refusal {
  return { ...refusal, params: { ...refusal.params, hidden: hashOf(state) } };
}
