import { type Action, type Event, gunrunners } from '@stakeout/gunrunners';
import { EmissionList, FastChance, type Seat, seenBy } from '@stakeout/kernel';

/** The whole truth of a game, which only tests may look at. */
export type Truth = ReturnType<typeof gunrunners.setup>;

export interface Decision {
  readonly truth: Truth;
  readonly seat: Seat;
  readonly options: readonly Action[];
}

export interface Listener {
  /** Before every decision: the index of the option to take, or nothing for any. */
  decide?(decision: Decision): number | undefined;
  /** After every decision, for every seat: what it was shown. */
  tell?(seat: Seat, events: readonly Event[]): void;
}

/** Every edition and memory for every number of seats. */
export const TABLES = [2, 3, 4].flatMap((seats) =>
  ['en', 'pt'].flatMap((edition) => ['strict', 'open'].map((memory) => ({ seats, edition, memory }))),
);

/** Plays a game, at random where the listener does not decide. */
export function playGame(
  { seats, ...options }: { seats: number; edition?: string; memory?: string },
  seed: number,
  { decide, tell }: Listener,
): Truth {
  const config = gunrunners.configure(options, seats);
  if (!config.ok) throw new Error(JSON.stringify(config.refusals));
  const chance = new FastChance(seed);
  const truth = gunrunners.setup(config.value, seats, chance);
  for (let [seat] = gunrunners.toAct(truth); seat !== undefined; [seat] = gunrunners.toAct(truth)) {
    const legal = gunrunners.legal(truth, seat);
    const index = decide?.({ truth, seat, options: legal }) ?? chance.pick(legal.length);
    const sink = new EmissionList<Event>();
    gunrunners.applyInPlace(truth, seat, legal[index] as Action, chance, sink);
    for (let other = 0; other < seats; other++) {
      tell?.(
        other,
        sink.emissions.map((emission) => seenBy(emission, other)),
      );
    }
  }
  return truth;
}
