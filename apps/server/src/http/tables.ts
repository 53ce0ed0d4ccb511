import {
  ChangeSeat,
  CREATE_TABLE_BYTES,
  CreateTable,
  Kick,
  paths,
  Ready,
  RUNNING_TABLES,
  Sit,
  Start,
  type TableStep,
  WAITING_TABLES,
} from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Person, TableRecord } from '../storage/records.ts';
import { sit } from '../tables/arrival.ts';
import { changeTable } from '../tables/change.ts';
import { createTable } from '../tables/creation.ts';
import { close, kick, leave } from '../tables/departure.ts';
import { tableForYou } from '../tables/info.ts';
import { changeSeat } from '../tables/seat-change.ts';
import { makeReady, start, started } from '../tables/start.ts';
import { no, type Verdict, yes } from '../tables/verdict.ts';
import { askedTable, readStep } from './asked.ts';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { somebody } from './identity.ts';
import { tighter } from './rate.ts';

type Decided = Verdict<TableRecord>;

const Nothing = z.strictObject({});

/** The life of a table before its match. Every answer is the table as the asker sees it afterwards. */
export function registerTables(app: FastifyInstance, context: Context): void {
  const { store, clock, config } = context;

  app.post(paths.tables, { bodyLimit: CREATE_TABLE_BYTES, config: tighter(config) }, async (request, reply) => {
    const person = await somebody(request, context);
    if (!person.ok) return refuse(reply, person);
    const body = readBody(CreateTable, request);
    if (!body.ok) return refuse(reply, body);
    const made = createTable(body.value, person.value, clock.wallTime());
    if (!made.ok) return refuse(reply, made);
    if (!(await store.addTable(made.value, WAITING_TABLES))) return refuse(reply, no('tooManyTables'));
    return reply.code(201).send(tableForYou(made.value, person.value.id));
  });

  app.get(paths.table(':id'), async (request, reply) => {
    const seen = await askedTable(request, context);
    return seen.ok ? tableForYou(seen.value.table, seen.value.person) : refuse(reply, seen);
  });

  const step = stepRoutes(app, context);
  step('sit', Sit, (table, person, { seat }) => sit(table, person, seat ?? null));
  step('leave', Nothing, (table, person) => leave(table, person.id));
  step('ready', Ready, (table, person, { nonce }) => makeReady(table, person.id, nonce));
  step('kick', Kick, (table, person, { seat }) => kick(table, person.id, seat, clock.wallTime()));
  step('seat', ChangeSeat, (table, person, change) => changeSeat(table, person.id, change));
  step('close', Nothing, (table, person) => close(table, person.id));
  const begin = async (table: TableRecord, person: Person, { nonce }: z.output<typeof Start>) => {
    const time = { now: clock.wallTime(), serviceNow: clock.now(), botPace: config.botPace };
    const begun = start(table, person.id, nonce ?? null, time);
    const isFull = begun.ok && (await store.hostedBy(person.id, 'running')) >= RUNNING_TABLES;
    return isFull ? no('tooManyTables') : begun;
  };
  step('start', Start, begin, started);
}

/** Routes that change a table by a step; `answer` is given what was stored. */
function stepRoutes(app: FastifyInstance, context: Context) {
  return <T extends z.ZodType>(
    name: TableStep,
    shape: T,
    decide: (table: TableRecord, person: Person, body: z.output<T>) => Decided | Promise<Decided>,
    answer: (table: TableRecord) => Verdict<TableRecord> = yes,
  ) =>
    app.post(paths.tableStep(':id', name), async (request, reply) => {
      const asked = await readStep(request, context, shape);
      if (!asked.ok) return refuse(reply, asked);
      const { id, person, body } = asked.value;
      const changed = await changeTable(context, id, person.id, (table) => decide(table, person, body));
      const answered = changed.ok ? answer(changed.value) : changed;
      return answered.ok ? tableForYou(answered.value, person.id) : refuse(reply, answered);
    });
}
