import type { LocationKind } from './data/table.ts';
import type { FrameKind } from './state.ts';

/** What happens at a location, one thing after the other: what is done to the visitor, or what the visitor decides. */
export type VisitStep =
  | 'crowd'
  | 'cube'
  | 'lose'
  | 'gain'
  | 'gang'
  | Extract<
      FrameKind,
      | 'takeKey'
      | 'buyFixer'
      | 'takeCan'
      | 'buyEquipment'
      | 'openLocker'
      | 'exit'
      | 'mayUnlock'
      | 'mayHeal'
      | 'mayPray'
      | 'hospital'
      | 'takeContact'
    >;

/** E15.7. */
const STORE: readonly VisitStep[] = ['crowd', 'takeCan', 'buyEquipment', 'openLocker'];
/** E15.9. */
const EXIT: readonly VisitStep[] = ['crowd', 'exit', 'takeContact'];

/** The steps of a visit to each kind of location, in order (E14, E15). */
export const VISIT_STEPS: Readonly<Record<LocationKind, readonly VisitStep[]>> = {
  /** E15.1. */
  BUSINESS: ['crowd', 'cube', 'takeContact'],
  /** E15.4. */
  SAFE_HOUSE: ['crowd', 'cube', 'lose', 'takeKey', 'buyFixer'],
  /** E15.6. */
  GANG: ['gang'],
  STORE_A: STORE,
  STORE_B: STORE,
  STORE_C: STORE,
  STORE_D: STORE,
  EXIT_1: EXIT,
  EXIT_2: EXIT,
  EXIT_3: EXIT,
  /** E15.10. */
  CLINIC: ['crowd', 'mayUnlock', 'mayHeal', 'takeContact'],
  /** E15.11. */
  CHURCH: ['crowd', 'mayPray', 'mayUnlock', 'takeContact'],
  /** E15.12: no crowd here. */
  HOSPITAL: ['hospital', 'gain'],
  SUBWAY: [],
  HELIPORT: [],
};
