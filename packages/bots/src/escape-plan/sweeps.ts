import type { EffectKind } from '@stakeout/escape-plan';

/** The ability of a gang that ignores all cops of a tile. */
export const IGNORE_TILE = 2;

/** What avoids a whole tile at once, and which of a gang's abilities does it (E17.6). */
export const SWEEPS: Readonly<Partial<Record<EffectKind, number>>> = {
  AVOID_ALL_ON_TILE: -1,
  GANG_ABILITY: IGNORE_TILE,
};
