import { type EffectKind, IGNORE_TILE } from '@stakeout/escape-plan';

/** What avoids a whole tile at once, and which of a gang's abilities does it (E17.6). */
export const SWEEPS: Readonly<Partial<Record<EffectKind, number>>> = {
  AVOID_ALL_ON_TILE: -1,
  GANG_ABILITY: IGNORE_TILE,
};
