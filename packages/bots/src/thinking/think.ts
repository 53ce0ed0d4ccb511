import { FastChance } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Deliberation, Player } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';
import type { Answer, Question } from './question.ts';

/** A thread that thinks looks up this often, in milliseconds: for messages, above all the one that says to stop. */
const SLICE = 5;

/**
 * Answers a question in slices. Between them `breathe` lets the thread do other things, and `isCancelled` is asked whether
 * anybody still wants to know; `null` when not.
 */
export async function think(
  bots: BotsOfGame,
  question: Question,
  breathe: () => Promise<void>,
  isCancelled: () => boolean,
): Promise<Answer | null> {
  const { view, options } = question;
  const player = seatOf(bots, question);
  if (player.deliberate === undefined) {
    const index = player.choose(() => view, options);
    return { index, notes: player.notes?.() ?? null, opinions: [] };
  }
  const deliberation = player.deliberate(view, options);
  while (!deliberation.step(SLICE)) {
    await breathe();
    if (isCancelled()) return null;
  }
  return answerOf(player, deliberation);
}

function seatOf(bots: BotsOfGame, { game, bot, seat, seed, notes, events }: Question): Player {
  const policy = policyNamed(bots, bot);
  if (policy === null) throw new Error(`there is no bot ${bot} for ${game}`);
  const player = policy.sit(seat, new FastChance(seed), notes ?? undefined);
  player.watch?.(events);
  return player;
}

function answerOf(player: Player, deliberation: Deliberation): Answer {
  const index = deliberation.choice();
  return { index, notes: player.notes?.() ?? null, opinions: deliberation.opinions() };
}
