import { commitmentTo } from '@stakeout/kernel';
import {
  type DailyDeal,
  type DailyDeals,
  type DailyResult,
  type DailyResults,
  Day,
  dailyMatchId,
  dayOf,
  daysAfter,
  endOfDay,
  paths,
  RUNNING_TABLES,
} from '@stakeout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { DAILY_GAMES, type DailyGame, dailyAttempt, dailyGame } from '../daily/deal.ts';
import { newHexKey } from '../secrets.ts';
import type { DailyAttempt, TableRecord } from '../storage/records.ts';
import { configure } from '../tables/creation.ts';
import { tableForYou } from '../tables/info.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { personOf, somebody } from './identity.ts';
import { tighter } from './rate.ts';

const Which = z.object({ day: Day, game: z.string().max(40) });
const Nothing = z.strictObject({});
/** So many results of a deal are told, the latest. */
const MOST_RESULTS = 500;

/** The deal of the day: the same cards and the same bots for everybody, once. */
export function registerDaily(app: FastifyInstance, context: Context): void {
  const { store, clock, config } = context;
  const today = () => dayOf(clock.wallTime());
  const secretOf = (day: string, game: string) => store.dailySecret(day, game, newHexKey());

  async function dealFor({ game, table }: DailyGame, day: string, person: string | null): Promise<DailyDeal> {
    const secret = await secretOf(day, game.id);
    const own = person === null ? null : await store.dailyTable(day, game.id, person);
    const played = own === null ? null : await store.table(own);
    const setting = configure(game.id, table.config, table.seats);
    return {
      day,
      game: game.id,
      matchId: dailyMatchId(day, game.id),
      config: setting.ok ? setting.value.config : table.config,
      seats: table.seats,
      person: table.person,
      bots: table.bots,
      commitment: commitmentTo(secret),
      secret: day < today() ? secret : null,
      yours: played === null ? null : { table: played.id, status: played.status },
    };
  }

  app.get(paths.daily, async (request): Promise<DailyDeals> => {
    const person = (await personOf(request, context))?.id ?? null;
    const [day, next] = [today(), daysAfter(today(), 1)];
    const dealsOf = (which: string) => Promise.all(DAILY_GAMES.map((one) => dealFor(one, which, person)));
    return {
      today: await dealsOf(day),
      before: await dealsOf(daysAfter(day, -1)),
      tomorrow: (await dealsOf(next)).map(({ game, commitment }) => ({ day: next, game, commitment })),
      endsAt: endOfDay(day),
    };
  });

  app.get(paths.dailyDeal(':day', ':game'), async (request, reply) => {
    const asked = readWhich(request, today());
    if (!asked.ok) return refuse(reply, asked);
    const { day, game } = asked.value;
    const person = (await personOf(request, context))?.id ?? null;
    const deal = await dealFor(game, day, person);
    // Whoever sees how others fared knows something of the cards.
    if (deal.secret === null && deal.yours?.status !== 'over') return refuse(reply, no('playFirst'));
    const attempts = await store.dailyAttempts(day, game.game.id, endOfDay(day), MOST_RESULTS);
    const results = attempts.map((attempt) => resultOf(attempt, person)).sort(byResult(game.table.person));
    return { deal, results } satisfies DailyResults;
  });

  app.post(paths.dailyDeal(':day', ':game'), { config: tighter(config) }, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(Nothing, request);
    if (!body.ok) return refuse(reply, body);
    const asked = readWhich(request, today());
    if (!asked.ok) return refuse(reply, asked);
    const { day, game } = asked.value;
    if (day !== today()) return refuse(reply, no('notToday'));
    const begun = await attemptOf(game, day, person.value);
    return begun.ok ? tableForYou(begun.value, person.value.id) : refuse(reply, begun);
  });

  /** The person's attempt, which is begun by whoever asks first: pressing twice is pressing once. */
  async function attemptOf(
    game: DailyGame,
    day: string,
    person: Parameters<typeof dailyAttempt>[3],
  ): Promise<Verdict<TableRecord>> {
    const before = await ownAttempt(game, day, person.id);
    if (before !== null) return yes(before);
    const time = { now: clock.wallTime(), serviceNow: clock.now(), botPace: config.botPace };
    const made = dailyAttempt(game, day, await secretOf(day, game.game.id), person, time);
    if (!made.ok) return made;
    if (await store.addDaily(day, person.id, made.value, RUNNING_TABLES)) {
      context.wake(made.value);
      return made;
    }
    const other = await ownAttempt(game, day, person.id);
    return other === null ? no('tooManyTables') : yes(other);
  }

  async function ownAttempt({ game }: DailyGame, day: string, person: string): Promise<TableRecord | null> {
    const own = await store.dailyTable(day, game.id, person);
    return own === null ? null : store.table(own);
  }
}

/** Deals that were, and that of today; those to come are nobody's business. */
function readWhich(
  request: FastifyRequest,
  today: string,
): Verdict<{ readonly day: string; readonly game: DailyGame }> {
  const which = Which.safeParse(request.params);
  const game = which.success ? dailyGame(which.data.game) : null;
  if (!which.success || game === null || which.data.day > today) return no('notFound');
  return yes({ day: which.data.day, game });
}

function resultOf(attempt: DailyAttempt, person: string | null): DailyResult {
  const { name, outcome, resigned, luck, table, watchKey, finishedAt } = attempt;
  return {
    name,
    isYou: attempt.person === person,
    outcome,
    resigned,
    luck,
    watchPath: paths.watchPage(table, watchKey),
    finishedAt,
  };
}

/** Better places first, then higher scores, then whoever was there first; who gave up comes last. */
function byResult(seat: number) {
  return (one: DailyResult, other: DailyResult) =>
    Number(one.resigned) - Number(other.resigned) ||
    (one.outcome.places[seat] ?? 0) - (other.outcome.places[seat] ?? 0) ||
    (other.outcome.scores[seat] ?? 0) - (one.outcome.scores[seat] ?? 0) ||
    one.finishedAt - other.finishedAt;
}
