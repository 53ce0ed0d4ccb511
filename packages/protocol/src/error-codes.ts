/**
 * Every way in which the server says no. The code is for programs; pages say it in the reader's language. None of them
 * depends on anything the asker may not know.
 */
export const ERROR_CODES = [
  /** The message or body does not have the shape it should have; `refusals` names the fields. */
  'malformed',
  /** The rules forbid the action; `refusals` gives the clauses. */
  'illegal',
  /** The table has moved on since: the current state follows. */
  'stale',
  /** No cookie, or one that nobody knows. */
  'nobody',
  /** No such page, table, seat or invitation, or not for you. */
  'notFound',
  /** Only those who sit at the table may do this. */
  'notSeated',
  /** Only whoever made the table may do this. */
  'notHost',
  'seatTaken',
  'alreadySeated',
  'noSeatLeft',
  /** The host has sent you away: only a new invitation brings you back. */
  'sentAway',
  /** The invitation was used or withdrawn. */
  'invitationSpent',
  /** Not before the match starts. */
  'notStarted',
  /** Only before the match starts. */
  'alreadyStarted',
  /** Only after the match is over. */
  'notOver',
  'over',
  /** Whoever has not played the deal of the day to its end learns nothing about it before the day is over. */
  'playFirst',
  /** The deal of another day: it can be played on its own day only. */
  'notToday',
  /** The file of an attempt at the deal of the day holds its key: there is none before the day is over. */
  'sealed',
  /** A bot plays for you because your time was up: take the seat back first. */
  'standIn',
  /** You gave up; a bot plays your seat to the end. */
  'resigned',
  /** Some seat is empty, or somebody is not ready. */
  'notReady',
  /** Only bots sit at the table: somebody has to play. */
  'noPerson',
  /** You host as many tables as one person may: finish or close one of them first. */
  'tooManyTables',
  /** No such game, or not for so many, or the configuration is refused; `refusals` says why. */
  'badConfig',
  /** A link that works once and has, or is too old. */
  'linkSpent',
  'tooMany',
  /** The request comes from another site. */
  'badOrigin',
  /** The server does not answer under this name. */
  'badHost',
  /** The stored match does not replay as it was played, or was played under other rules. It is kept, and not played on. */
  'unplayable',
  /** The server is at fault; nothing was changed. */
  'internal',
] as const;
