import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const NAMES = [
  'stakeout_actions_total',
  'stakeout_refusals_total',
  'stakeout_action_seconds',
  'stakeout_broadcast_seconds',
  'stakeout_sockets',
  'stakeout_room_bytes',
  'stakeout_rooms',
  'stakeout_matches_started_total',
  'stakeout_matches_finished_total',
  'stakeout_bot_turn_seconds',
  'stakeout_bot_queue',
  'stakeout_deadlines_total',
  'stakeout_socket_closes_total',
  'stakeout_reminders_total',
  'stakeout_unplayable_total',
];

it('has a name and a sentence for everything', async () => {
  const text = await new Metrics().registry.metrics();
  for (const name of NAMES) expect(text).toMatch(new RegExp(`^# HELP ${name} .+\\.$`, 'm'));
  expect([...text.matchAll(/^# HELP (stakeout_\w+)/gm)].map(([, name]) => name).sort()).toEqual([...NAMES].sort());
});

it('watches Node and its event loop as well', async () => {
  const text = await new Metrics().registry.metrics();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

it('counts and measures', async () => {
  const metrics = new Metrics();
  metrics.actions.inc({ game: 'gunrunners', by: 'bot' });
  metrics.actions.inc({ game: 'gunrunners', by: 'bot' });
  metrics.refusals.inc({ error: 'illegal' });
  metrics.actionSeconds.observe(0.004);
  metrics.botTurnSeconds.observe({ game: 'escape-plan', level: 'hard' }, 1.5);
  metrics.sockets.inc({ kind: 'player' });
  metrics.rooms.set(3);
  metrics.socketCloses.inc({ reason: 'tooSlow' });
  const text = await metrics.registry.metrics();
  expect(text).toContain('stakeout_actions_total{game="gunrunners",by="bot"} 2');
  expect(text).toContain('stakeout_refusals_total{error="illegal"} 1');
  expect(text).toContain('stakeout_action_seconds_bucket{le="0.005"} 1');
  expect(text).toContain('stakeout_action_seconds_bucket{le="0.0025"} 0');
  expect(text).toContain('stakeout_bot_turn_seconds_sum{game="escape-plan",level="hard"} 1.5');
  expect(text).toContain('stakeout_sockets{kind="player"} 1');
  expect(text).toContain('stakeout_rooms 3');
  expect(text).toContain('stakeout_socket_closes_total{reason="tooSlow"} 1');
});

it('shows a zero for what has not happened yet', async () => {
  const text = await new Metrics().registry.metrics();
  expect(text).toContain('stakeout_reminders_total{result="failed"} 0');
  expect(text).toContain('stakeout_unplayable_total 0');
});

it('is of one server: two in one process do not meet', async () => {
  const [one, other] = [new Metrics(), new Metrics()];
  one.deadlines.inc();
  expect(await other.registry.metrics()).toContain('stakeout_deadlines_total 0');
});
