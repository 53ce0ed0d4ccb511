import { type AnyGame, EmissionList, FastChance, RecordedChance, type Seat } from '@stakeout/kernel';

/** In so many made-up worlds the action is tried. */
const WORLDS = 8;

/**
 * Whether a legal action could not be taken back once it is played: it draws chance, brings something to light or passes the
 * decision on. It is tried in worlds that are made up from the view, never in the real one: whether undo ends there could
 * tell what a hidden card is. Where it would end in any of them, it is said to end.
 */
export function undoEnds(game: AnyGame, view: unknown, seat: Seat, action: unknown): boolean {
  return undoEndsWithin(game, view, seat, [action]);
}

/** The same for several actions that are played one after another. */
export function undoEndsWithin(game: AnyGame, view: unknown, seat: Seat, actions: readonly unknown[]): boolean {
  for (let seed = 1; seed <= WORLDS; seed++) {
    const world = game.determinize(view, seat, new FastChance(seed));
    if (actions.some((action) => endsIn(game, world, seat, action, seed))) return true;
  }
  return false;
}

/** As the kernel decides it for a real match. */
function endsIn(game: AnyGame, world: unknown, seat: Seat, action: unknown, seed: number): boolean {
  const [before, ...others] = game.toAct(world);
  if (before !== seat || others.length > 0) return true;
  const chance = new RecordedChance(new FastChance(seed));
  const events = new EmissionList<unknown>();
  game.applyInPlace(world, seat, action, chance, events);
  const after = game.toAct(world);
  const passedOn = after.length !== 1 || after[0] !== seat;
  return passedOn || chance.draws.length > 0 || events.emissions.some(({ news }) => news);
}
