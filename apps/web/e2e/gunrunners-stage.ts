import type { Page } from '@playwright/test';
import { type Action, gunrunners, type State } from '@stakeout/gunrunners';
import { act, FastChance, newHeader, openMatch } from '@stakeout/kernel';
import { matchByLot } from './match-by-lot.ts';
import { openPlayed, startOfMatch } from './played-match.ts';

interface Played {
  readonly seat: number;
  readonly action: Action;
}

/** So many matches are tried for a decision that is seldom. */
const MOST_TRIES = 200;

/** Opens a match of Gunrunners, played by lot, at the first decision of the first player that is wanted. */
export function openGunrunnersWhere(page: Page, seats: number, wanted: (state: State) => boolean): Promise<string> {
  for (let number = 1; number <= MOST_TRIES; number++) {
    const { match, dice } = newMatch(seats, number);
    const played: Played[] = [];
    for (let [seat] = gunrunners.toAct(match.state); seat !== undefined; [seat] = gunrunners.toAct(match.state)) {
      if (seat === 0 && wanted(match.state)) return openPlayed(page, { game: gunrunners, number, seats, played });
      played.push(playByLot(match, seat, dice));
    }
  }
  throw new Error('no match comes to what is wanted');
}

/** Opens a match of Gunrunners, played by lot, when the first player decides and so much of it is left: its last decisions. */
export function openLateInGunrunners(page: Page, seats: number, decisionsLeft: number): Promise<string> {
  const match = matchByLot(gunrunners, seats, seats);
  /** How far the match was at each decision of the first player. */
  const own = match.played.flatMap(({ seat }, index) => (seat === 0 ? [index] : []));
  return openPlayed(page, { ...match, played: match.played.slice(0, own.at(-decisionsLeft)) });
}

function newMatch(seats: number, number: number) {
  const { config, secret, nonces, matchId } = startOfMatch(gunrunners, number, seats);
  const players = Array.from({ length: seats }, () => '');
  const match = openMatch(gunrunners, newHeader(gunrunners, { matchId, players, config, secret, nonces }), secret);
  return { match, dice: new FastChance(number) };
}

function playByLot(match: ReturnType<typeof newMatch>['match'], seat: number, dice: FastChance): Played {
  const options = gunrunners.legal(match.state, seat);
  const action = options[dice.pick(options.length)] as Action;
  if (!act(match, seat, action).ok) throw new Error('what is legal is refused');
  return { seat, action };
}
