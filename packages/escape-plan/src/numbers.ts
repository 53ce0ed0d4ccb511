/** The numbers of the rules that are the same in every box. What a box prints is in its table (`data/`). */

/** E4.1, E21.1: the last of the days, on which robbers may leave. */
export const LAST_DAY = 3;
/** E11.2: movement points of a turn. */
export const MOVEMENT_POINTS = 3;
/** E11.6: what a ride gives back. */
export const RIDE_GAIN = 1;
/** E11.7, E17.7: what a flight takes. */
export const FLIGHT_COST = 1;
/** E9.4: what a turn costs once somebody has escaped, in thousands. */
export const UPKEEP = 1;
/** E6.2: so many patrol cards block an exit. */
export const BLOCKING_CARDS = 2;
/** E13.1: the wounds of a player; the next one brings handcuffs (E13.2). */
export const WOUND_CUBES = 3;
/** E19.1: the notoriety cubes of each pawn. */
export const NOTORIETY_CUBES = 4;
/** E15.6, E17.6: the members of a gang. */
export const GANG_MEMBERS = 2;
/** E15.7: gas cans a player may hold, and equipment that may be bought in one visit. */
export const MOST_CANS = 2;
export const MOST_EQUIPMENT = 2;
/** E15.12: wounds the hospital heals at once. */
export const MOST_HEALED = 3;
/** E24.3: what Costa asks for, in thousands, and what he does to whoever cannot pay. */
export const COSTA_TOLL = 3;
export const COSTA_WOUNDS = 2;
