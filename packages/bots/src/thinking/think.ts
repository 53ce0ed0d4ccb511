import { FastChance, unpack } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Deliberation, Player, ReadFile } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';
import type { Answer, Question } from './question.ts';

/** A thread that thinks looks up this often, in milliseconds: for messages, above all the one that says to stop. */
const SLICE = 5;

/** The thread that a bot thinks in. */
export interface Thread {
  /** Lets the thread do other things. */
  breathe(): Promise<void>;
  /** Whether nobody wants to know any more. */
  isCancelled(): boolean;
  readonly read: ReadFile;
}

/** Answers a question in slices; `null` when nobody wants to know any more. */
export async function think(bots: BotsOfGame, question: Question, thread: Thread): Promise<Answer | null> {
  const { config, options } = question;
  const player = await seatOf(bots, question, thread.read);
  const view = unpack(bots.game, question.view, config);
  if (player.deliberate === undefined) {
    const index = player.choose(() => view, options);
    return { index, notes: player.notes?.() ?? null, opinions: [] };
  }
  const deliberation = player.deliberate(view, options);
  while (!deliberation.step(SLICE)) {
    await thread.breathe();
    if (thread.isCancelled()) return null;
  }
  return answerOf(player, deliberation);
}

async function seatOf(
  bots: BotsOfGame,
  { game, bot, seat, seed, notes, events }: Question,
  read: ReadFile,
): Promise<Player> {
  const policy = policyNamed(bots, bot);
  if (policy === null) throw new Error(`there is no bot ${bot} for ${game}`);
  await policy.prepare?.(read);
  const player = policy.sit(seat, new FastChance(seed), notes ?? undefined);
  player.watch?.(events);
  return player;
}

function answerOf(player: Player, deliberation: Deliberation): Answer {
  const index = deliberation.choice();
  return { index, notes: player.notes?.() ?? null, opinions: deliberation.opinions() };
}
