import type { Api, HttpAnswer, HttpFailure } from '@stakeout/client';
import type { Seat } from '@stakeout/kernel';
import type { SeatPlan, TableForYou } from '@stakeout/protocol';

/** What came of a step; `error` is for the page to say in words. */
export type StepAnswer = { readonly ok: true } | Pick<HttpFailure, 'ok' | 'error'>;

/** What an empty seat can be made, or a bot's seat made anew. */
export type EmptySeatPlan = Exclude<SeatPlan, { kind: 'me' }>;

/** What can be done at a table before the match, each as its button does it. */
export interface RoomSteps {
  sit(seat?: Seat): Promise<StepAnswer>;
  /** Adds one's own chance to the shuffle, and says that one is ready. */
  ready(): Promise<StepAnswer>;
  start(): Promise<StepAnswer>;
  kick(seat: Seat): Promise<StepAnswer>;
  changeSeat(seat: Seat, plan: EmptySeatPlan): Promise<StepAnswer>;
  leave(): Promise<StepAnswer>;
  closeTable(): Promise<StepAnswer>;
  /** The path of a page that gives the seat to whoever opens it first. */
  invite(seat: Seat): Promise<{ readonly ok: true; readonly path: string } | Pick<HttpFailure, 'ok' | 'error'>>;
}

/**
 * `told` hears of the table as it is after each step. `promise` keeps what the table shows and gives the nonce to answer it with;
 * whoever has no seat has none to give.
 */
export function roomSteps(
  api: Api,
  id: string,
  told: (place: TableForYou) => void,
  promise: () => string | undefined,
): RoomSteps {
  async function step(asked: Promise<HttpAnswer<TableForYou>>): Promise<StepAnswer> {
    const answer = await asked;
    if (answer.ok) told(answer.value);
    return answer;
  }
  return {
    sit: (seat) => step(api.sit(id, seat)),
    async ready() {
      const nonce = promise();
      return nonce === undefined ? { ok: false, error: 'notSeated' } : step(api.ready(id, nonce));
    },
    start: () => step(api.start(id, promise())),
    kick: (seat) => step(api.kick(id, seat)),
    changeSeat: (seat, plan) => step(api.changeSeat(id, seat, plan)),
    leave: () => step(api.leave(id)),
    closeTable: () => step(api.closeTable(id)),
    async invite(seat) {
      const answer = await api.invite(id, seat);
      return answer.ok ? { ok: true, path: answer.value.path } : answer;
    },
  };
}
