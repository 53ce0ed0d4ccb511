import type { Page } from '@playwright/test';
import { type Action, gunrunners } from '@stakeout/gunrunners';
import { act, FastChance, newHeader, openMatch } from '@stakeout/kernel';
import { openPlayed, startOfMatch } from './played-match.ts';

/** Opens a match of Gunrunners, played by lot, when the first player decides and so much of it is left: its last decisions. */
export function openLateInGunrunners(page: Page, seats: number, decisionsLeft: number): Promise<string> {
  const number = seats;
  const { config, secret, nonces, matchId } = startOfMatch(gunrunners, number, seats);
  const players = Array.from({ length: seats }, () => '');
  const match = openMatch(gunrunners, newHeader(gunrunners, { matchId, players, config, secret, nonces }), secret);
  const dice = new FastChance(number);
  const played: { seat: number; action: Action }[] = [];
  /** How far the match was at each decision of the first player. */
  const own: number[] = [];
  for (let [seat] = gunrunners.toAct(match.state); seat !== undefined; [seat] = gunrunners.toAct(match.state)) {
    const options = gunrunners.legal(match.state, seat);
    const action = options[dice.pick(options.length)] as Action;
    if (seat === 0) own.push(played.length);
    if (!act(match, seat, action).ok) throw new Error('what is legal is refused');
    played.push({ seat, action });
  }
  return openPlayed(page, { game: gunrunners, number, seats, played: played.slice(0, own.at(-decisionsLeft)) });
}
