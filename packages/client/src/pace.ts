/** How patient the client is. All times are in milliseconds. */
export interface Pace {
  /** How long to wait before connecting again for the first time; it doubles with every failure. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** After a restart everybody comes back at once: each waits up to so much longer. */
  readonly restartSpread: number;
  /** How long to stay away at least when the server had too much of us. */
  readonly penalty: number;
  /** A socket that is not open by then, or on which the server has not told of the table by then, is given up. */
  readonly connectWithin: number;
  readonly pingEvery: number;
  /** A ping without an answer for so long means that the connection is dead. */
  readonly pongWithin: number;
  /** A request without an answer for so long is sent again; the time doubles with every resend. */
  readonly answerWithin: number;
  readonly longestAnswer: number;
  /** What has been mentioned (by an `ack`, say) but has not come by then is asked for. */
  readonly arriveWithin: number;
  /** A running match that has been silent for so long is asked for, in case its latest entry was lost on the way. */
  readonly syncEvery: number;
}

export const USUAL_PACE: Pace = {
  firstDelay: 250,
  longestDelay: 10_000,
  restartSpread: 2_000,
  penalty: 5_000,
  connectWithin: 10_000,
  pingEvery: 15_000,
  pongWithin: 10_000,
  answerWithin: 5_000,
  longestAnswer: 30_000,
  arriveWithin: 2_000,
  syncEvery: 60_000,
};
