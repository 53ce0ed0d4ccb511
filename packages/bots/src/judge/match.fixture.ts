import {
  type AnyMatch,
  type AnyRules,
  type Chance,
  EmissionList,
  FastChance,
  type LogEntry,
  type Seat,
  type Standing,
  seenBy,
  step,
} from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';

/** A table in play of which only the tests may see the truth. */
export class Table {
  readonly game: AnyRules;
  readonly chance: Chance;
  readonly state: unknown;
  private readonly first: unknown;
  private readonly standing: Standing<unknown>[] = [];

  constructor(game: AnyRules, state: unknown, chance: Chance) {
    this.game = game;
    this.chance = chance;
    this.state = state;
    this.first = game.copy(state);
  }

  get mover(): Seat | undefined {
    return this.game.toAct(this.state)[0];
  }

  get length(): number {
    return this.standing.length;
  }

  options(seat: Seat): readonly unknown[] {
    return this.game.legal(this.state, seat);
  }

  /** What a seat would be shown of an action. */
  sight(seat: Seat, action: unknown, viewer: Seat): readonly unknown[] {
    const sink = new EmissionList<unknown>();
    this.game.applyInPlace(this.game.copy(this.state), seat, action, this.chance, sink);
    return sink.emissions.map((emission) => seenBy(emission, viewer));
  }

  act(seat: Seat, action: unknown): readonly unknown[][] {
    const { canBeUndone, emissions } = step(this.game, this.state, seat, action, this.chance);
    this.standing.push({ seat, action, canBeUndone, joined: false });
    const seats = this.game.seats.max;
    return Array.from({ length: seats }, (_, viewer) => emissions.map((emission) => seenBy(emission, viewer)));
  }

  /** The match that was played. Its draws follow from its chance, as in any match. */
  get match(): AnyMatch {
    const { game, chance, standing, state, first } = this;
    const entries: LogEntry<unknown>[] = standing.map(({ seat, action }) => ({ seat, action }));
    const header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      matchId: '',
      players: [],
      config: null,
      commitment: '',
      nonces: [],
    };
    const opening = { draws: [], hash: '' };
    const before = { entries: 0, moves: 0 };
    return { game, header, chance, before, entries, consequences: [], opening, standing, snapshots: [first], state };
  }
}

export function newTable(game: AnyRules, seats: number, seed: number, options: object = {}): Table {
  const config = game.configure(options, seats);
  if (!config.ok) throw new Error('refused');
  const chance = new StatelessChance(seed);
  return new Table(game, game.setup(config.value, seats, chance), chance);
}

/** Plays to the end, or as long as `isOn` says so; one policy for each seat in turn. */
export function playOut(table: Table, policies: readonly Policy[] = [random], seed = 1, isOn = () => true): AnyMatch {
  const chance = new FastChance(seed);
  const players = Array.from({ length: table.game.seats.max }, (_, seat) =>
    (policies[seat % policies.length] as Policy).sit(seat, chance),
  );
  for (let seat = table.mover; seat !== undefined && isOn(); seat = table.mover) {
    const options = table.options(seat);
    const mover = seat;
    const index = players[mover]?.choose(() => table.game.view(table.state, mover), options) ?? 0;
    const shown = table.act(mover, options[index]);
    for (const [viewer, player] of players.entries()) player.watch?.(shown[viewer] ?? []);
  }
  return table.match;
}
