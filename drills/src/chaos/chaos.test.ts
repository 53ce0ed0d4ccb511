import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faultText } from './fault.ts';
import { BadInput, readOptions } from './options.ts';
import { type Report, tableOf } from './report.ts';

const DRILLS = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The compiled drill against the compiled server, as `npm run chaos -- --short` would run it. */
async function runShort(seed: number) {
  const child = spawn(process.execPath, [DRILLS, 'chaos', '--short', '--json', '--seed', String(seed)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { reports: JSON.parse(out) as readonly Report[], err, code: child.exitCode };
}

it('nothing that was acknowledged is lost or done twice, whatever is killed or lost on the way', async () => {
  const { reports, err, code } = await runShort(20_260_730);
  expect(reports.flatMap(({ faults }) => faults.map(faultText)).join('\n')).toBe('');
  expect({ code, err: err.includes('FAULT') }).toEqual({ code: 0, err: false });
  expect(reports).toMatchObject([
    { engine: 'sqlite', nodes: 1, tables: 4 },
    { engine: 'postgres', nodes: 2, tables: 4 },
  ]);
  for (const report of reports) {
    // A drill in which nothing went wrong on the way would show nothing.
    expect(report.kills).toBe(3);
    expect(report.actions).toBeGreaterThan(300);
    expect(report.standIns).toBeGreaterThan(0);
    expect(report.resigned).toBe(1);
    expect(report.resends).toBeGreaterThan(0);
    expect(report.duplicates).toBeGreaterThan(0);
    expect(report.gaps).toBeGreaterThan(0);
    expect(report.weather.dropped).toBeGreaterThan(0);
  }
  const [one, other] = reports.map(({ kills }) => kills);
  expect(tableOf(reports).find((line) => line.startsWith('kill -9'))).toMatch(
    new RegExp(`^kill -9 +${one} +${other}$`),
  );
});

it.each([
  [['--engine', 'oracle'], '--engine: "oracle" is unknown; known: sqlite, postgres'],
  [['--kills', '-1'], '--kills'],
  [['--tables', '0'], '--tables: "0" is not a whole number from 1 to 10000'],
  [['--proxy', 'apache'], '--proxy: "apache" is unknown; known: nginx, caddy'],
  [['--notices', 'pigeon'], '--notices: "pigeon" is unknown; known: own, nats'],
  [['--standby', '--engine', 'sqlite'], '--standby and --notices nats need --engine postgres'],
  [['--standby', '--kills', '2'], '--standby needs at least 3 kills'],
  [['--speed'], "Unknown option '--speed'"],
])('%j is refused', (args, reason) => {
  expect(() => readOptions(args)).toThrow(BadInput);
  expect(() => readOptions(args)).toThrow(reason);
});
