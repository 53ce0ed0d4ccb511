import { type Branch, entriesOf, playedOn, playedOnAsKnown } from '@stakeout/host';
import {
  type AnyMatch,
  type AnyRules,
  dealOf,
  type MatchExport,
  type MatchHeader,
  type Outcome,
  reopen,
  type Seat,
  sharedMoves,
} from '@stakeout/kernel';
import { checkFile } from '../file-check.ts';
import type { Branched, BranchFault, BranchWish, MatchOrigin } from '../origin.ts';
import { readPlan, type SeatPlan } from '../plan.ts';
import { StorageError } from './database.ts';
import { gistOf } from './gist-of.ts';
import type { HostServices } from './host.ts';
import { ID_BYTES, KEY_BYTES } from './opening.ts';
import type { SavedMatch } from './records.ts';
import type { Saves } from './saves.ts';
import { standingOf } from './standing.ts';

/** Makes a match of its own out of a finished one, from the file of it, and saves it. The file is played through first. */
export async function branch(services: HostServices, text: string, wish: BranchWish): Promise<Branched> {
  const { findGame, saves } = services;
  const check = checkFile(findGame, text, {});
  if (check.kind !== 'genuine') return no(check.kind);
  const file = JSON.parse(text) as MatchExport<unknown, unknown>;
  const game = findGame(file.header.game);
  const original = game === null ? null : matchIn(game, file);
  if (game === null || original === null) return no('differs');
  const plan = readPlan(game, { game: game.id, config: file.header.config, seats: wish.seats });
  const seat = wish.seats.findIndex(({ kind }) => kind === 'person');
  if (!plan.ok || seat < 0 || wish.seats.length !== file.header.players.length) return no('internal');
  const moves = wish.moves ?? sharedMoves(file.header);
  if (moves >= original.standing.length) return no('noSuchMove');
  try {
    if (await isStillRunning(saves, file.header)) return no('stillRunning');
    const players = plan.value.seats.map(({ name }) => name);
    const made = branchOf(services, original, file.secret, { ...wish, moves, seat, players });
    const origin = originOf(wish, moves, seat, file.outcome);
    const { record, vault, entries } = savedBranch(made, plan.value.seats, origin, services.now());
    await saves.create(record, vault, entries);
    return { ok: true, id: record.id };
  } catch (error) {
    if (error instanceof StorageError) return no('storage');
    throw error;
  }
}

function matchIn(game: AnyRules, { header, secret, opening, entries }: MatchExport<unknown, unknown>): AnyMatch | null {
  const hashes = { opening: opening.hash, entries: entries.map(({ hash }) => hash) };
  const match = reopen(game, { header, entries }, secret, hashes);
  return match.ok ? match.value : null;
}

/** Whether the cards of a match that nobody has finished yet would be given away. A match that was played on has none to hide. */
async function isStillRunning(saves: Saves, header: MatchHeader<unknown>): Promise<boolean> {
  const { commitment } = dealOf(header);
  for (const { record } of await saves.list()) {
    if (record.status === 'over' || record.game !== header.game || record.origin !== undefined) continue;
    if ((await saves.read(record.id))?.vault.header.commitment === commitment) return true;
  }
  return false;
}

function branchOf(
  { random, botsOf }: HostServices,
  original: AnyMatch,
  secret: string,
  wish: Pick<BranchWish, 'cards'> & {
    readonly moves: number;
    readonly seat: Seat;
    readonly players: readonly string[];
  },
): Branch {
  const { moves, seat, players } = wish;
  const matchId = random(ID_BYTES);
  if (wish.cards === 'true') return playedOn(original, secret, moves, { matchId, players });
  const nonces = players.map(() => random(KEY_BYTES));
  const own = { matchId, players, secret: random(KEY_BYTES), nonces };
  return playedOnAsKnown(botsOf(original.game), original, { moves, seat }, own);
}

function originOf({ cards, path, players }: BranchWish, moves: number, seat: Seat, outcome: Outcome): MatchOrigin {
  const kind = cards === 'known' ? 'known' : moves === 0 ? 'again' : 'true';
  return { kind, moves, seat, path, players, outcome };
}

function savedBranch(
  { match, secret }: Branch,
  seats: readonly SeatPlan[],
  origin: MatchOrigin,
  now: number,
): SavedMatch {
  const { header, opening, game } = match;
  const id = header.matchId;
  const { config, rulesVersion } = header;
  const front = { id, game: game.id, rulesVersion, config, seats, createdAt: now };
  return {
    record: { ...front, ...standingOf(match, now), gist: gistOf(match), origin },
    vault: { id, header, secret, opening: opening.hash },
    entries: entriesOf(match).map((entry) => ({ ...entry, id, at: now })),
  };
}

function no(error: BranchFault): Branched {
  return { ok: false, error };
}
