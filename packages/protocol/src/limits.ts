/** What the server puts up with. Clients that respect these numbers never meet the refusals behind them. */

/** The largest frame or request body a client may send, in bytes. A configuration with a deck of one's own is larger. */
export const FRAME_BYTES = 8 * 1024;
export const CREATE_TABLE_BYTES = 256 * 1024;

/** How many actions one request may be: more than any trip has. */
export const ACTIONS_AT_ONCE = 50;

/** Every message costs one credit, an `act` one for each action. Credits come back evenly, so that a full purse is restored within `seconds`. */
export interface Allowance {
  readonly messages: number;
  readonly seconds: number;
}
export const PLAYER_ALLOWANCE: Allowance = { messages: 100, seconds: 20 };
export const SPECTATOR_ALLOWANCE: Allowance = { messages: 50, seconds: 20 };
/** The same over all sockets of a person on one node, by default; everybody without a name at one address has as much as four. */
export const MESSAGES_PER_MINUTE = 300;
export const CHAT_ALLOWANCE: Allowance = { messages: 10, seconds: 20 };
/** What all spectators of a table may say together, so that a crowd stays readable. */
export const CROWD_CHAT_ALLOWANCE: Allowance = { messages: 30, seconds: 20 };
/** How many sockets a person may hold open on one node. */
export const SOCKETS_PER_PERSON = 40;

/** How many tables that wait, and how many that run, a person may host at once. */
export const WAITING_TABLES = 10;
export const RUNNING_TABLES = 20;

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
/** How many of the latest lines of a table's chat are sent to whoever joins. */
export const CHAT_LINES = 100;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What a clock may be set to, in milliseconds. */
export const CLOCK_LIMITS = {
  live: { perMove: { min: 5 * SECOND, max: HOUR }, bank: { min: 0, max: 4 * HOUR } },
  long: { perMove: { min: HOUR, max: 14 * 24 * HOUR } },
} as const;

/** Why the server closed a socket, as the close code says. 1000 to 1999 are WebSocket's own. */
export const CLOSE_CODES = {
  /** The server is stopping or restarting: connect again. */
  restarting: 1012,
  /** Frame above FRAME_BYTES, closed by the WebSocket layer. */
  tooLarge: 1009,
  /** Message credits used up: wait a little, then connect again. */
  tooManyMessages: 4001,
  /** This device was signed out. */
  signedOut: 4003,
  /** The table does not exist, or is not for you. */
  notFound: 4004,
  /** Read too slowly: too much is waiting to be sent. Connect again to get the current state. */
  tooSlow: 4008,
  /** Too many sockets of one person, or from one address. */
  tooManySockets: 4029,
  /** The stored match does not replay as it was played; it is kept as it is, and cannot be played on. */
  unplayable: 4500,
} as const;
