/**
 * `npm run lessons`: finds the positions in which lessons begin, by letting bots play until one suits, and writes them down beside
 * the lessons. Those that still suit stay as they are; `npm run lessons -- gunrunners.flip` looks for those of one lesson anew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from './games.mjs';
import { root, setUp } from './set-up.mjs';

setUp();
const { EmissionList, LessonRun, lessonChance, lessonSetup, logText, openPosition, positionName } = await import(
  '@stakeout/kernel'
);
const { botsOf, seatPlayers, tellPlayers } = await import('@stakeout/bots');

/** More matches than anybody waits for. */
const MOST_MATCHES = 1500;
/** Once in so many decisions somebody plays by lot: rows, boards and cities are less alike then. */
const SURPRISE = 5;

const anew = process.argv[2] ?? null;
for (const { id, folder } of games) {
  if (anew !== null && !anew.startsWith(id)) continue;
  const steps = join(root, folder, 'dist', 'lessons', 'steps.js');
  if (!existsSync(steps)) continue;
  const lessons = await import(pathToFileURL(steps).href);
  const rules = Object.values(await import(pathToFileURL(join(root, folder, 'dist', 'index.js')).href)).find(
    (exported) => exported?.id === id,
  );
  const positions = {};
  for (const [lesson, steps] of Object.entries(lessons.LESSONS)) {
    for (const [index, step] of steps.entries()) {
      if (step.start === undefined) continue;
      const name = positionName(lesson, step.id);
      const known = anew === `${id}.${lesson}` ? undefined : lessons.POSITIONS[name];
      const began = performance.now();
      const position = isGood(rules, lesson, steps, index, known) ? known : find(rules, lesson, steps, index);
      if (position === null) {
        console.error(`${id} ${name}: no match comes to it`);
        process.exitCode = 1;
        continue;
      }
      positions[name] = position;
      if (position === known) continue;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${id} ${name}: match ${position.seed}, found in ${seconds} s`);
    }
  }
  write(id, positions);
}

/** Whether a position suits, and everything up to the next one can be done as it is meant. */
function isGood(rules, lesson, steps, index, position) {
  if (position === undefined) return false;
  try {
    const { state, seat } = openPosition(rules, steps[index].start, position);
    if (!steps[index].start.suits(rules.view(state, seat), rules.legal(state, seat))) return false;
    return isDoable(rules, lesson, steps, index, position);
  } catch {
    return false;
  }
}

function isDoable(rules, lesson, steps, index, position) {
  const next = steps.findIndex((step, at) => at > index && step.start !== undefined);
  const part = steps.slice(index, next < 0 ? undefined : next);
  const run = new LessonRun(rules, lesson, part, { [positionName(lesson, part[0].id)]: position }, new Set());
  while (run.stage !== 'done') {
    if (run.stage === 'told') run.goOn();
    else {
      const solution = run.solution();
      if (solution.length === 0 || run.play(solution).kind !== 'right') return false;
    }
  }
  return true;
}

function find(rules, lesson, steps, index) {
  const { start } = steps[index];
  const policy = botsOf(rules).quick.at(-1);
  for (let seed = 0; seed < MOST_MATCHES; seed++) {
    const state = lessonSetup(rules, start, seed);
    const dice = lessonChance(seed, 1 << 20);
    const players = seatPlayers(Array(start.seats).fill(policy), dice);
    const log = [];
    for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
      const options = rules.legal(state, seat);
      const view = rules.view(state, seat);
      const position = { seed, log: logText(log) };
      if (start.suits(view, options) && isGood(rules, lesson, steps, index, position)) return position;
      const isSurprise = dice.pick(SURPRISE) === 0;
      const choice = isSurprise ? dice.pick(options.length) : players[seat].choose(() => view, options);
      const sink = new EmissionList();
      rules.applyInPlace(state, seat, options[choice], lessonChance(seed, log.length), sink);
      tellPlayers(players, sink.emissions);
      log.push(choice);
    }
  }
  return null;
}

function write(id, positions) {
  const path = join(root, 'packages', id, 'src', 'lessons', 'positions.data.ts');
  const rows = Object.entries(positions).map(
    ([name, { seed, log }]) => `  '${name}': { seed: ${seed}, log: '${log}' },\n`,
  );
  writeFileSync(
    path,
    `import type { LessonPositions } from '@stakeout/kernel';\n\n` +
      `/** Where lessons begin: written by \`npm run lessons\`. */\n` +
      `export const POSITIONS: LessonPositions = {\n${rows.join('')}};\n`,
  );
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', path];
  spawnSync(process.execPath, biome, { stdio: 'inherit' });
}
