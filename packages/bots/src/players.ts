import { type Emission, seenBy } from '@stakeout/kernel';
import type { Picker, Player, Policy } from './policy.ts';

/** A player for every seat of a table. */
export function seatPlayers(policies: readonly Policy[], chance: Picker): Player[] {
  return policies.map((policy, seat) => policy.sit(seat, chance));
}

/** Whether anybody wants to be told what happens; a table of players who remember nothing need not report it. */
export function isAnyoneWatching(players: readonly Player[]): boolean {
  return players.some((player) => player.watch !== undefined);
}

/** Tells everybody what happened, each as their seat may see it. */
export function tellPlayers(players: readonly Player[], emissions: readonly Emission<unknown>[]): void {
  players.forEach((player, seat) => {
    player.watch?.(emissions.map((emission) => seenBy(emission, seat)));
  });
}
