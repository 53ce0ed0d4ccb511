/**
 * `npm run arena`: the pairings by which the bots are judged, and the report of each in `bench/results/`.
 *
 *   npm run arena                              all of them, which takes hours
 *   npm run arena -- gunrunners-hard-easy      some of them
 *   npm run arena -- --games 20                fewer games of each
 *   npm run arena -- --summary                 only the summary of the reports that are there
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './set-up.mjs';

const GAMES = '200';
const FOLDER = join(root, 'bench', 'results');

/** File name: game, bots, games, aim. Where hard has less than its own budget, that is to be done in minutes. */
const PAIRINGS = {
  'gunrunners-easy-random': ['gunrunners', 'easy,random,random,random', '1000', 'easy wins 40 %'],
  'gunrunners-medium-easy': ['gunrunners', 'medium,easy,easy,easy', GAMES, 'clearly above 25 %'],
  'gunrunners-hard-medium': ['gunrunners', 'hard,medium,medium,medium', GAMES, 'clearly above 25 %'],
  'gunrunners-hard-easy': ['gunrunners', 'hard,easy,easy,easy', GAMES, 'hard wins 60 %'],
  'gunrunners-hard-greedy': ['gunrunners', 'hard@2000,greedy,greedy,greedy', GAMES, 'hard wins 45 %'],
  'gunrunners-hard-greedy-2': ['gunrunners', 'hard,greedy', GAMES, 'hard wins 75 %'],
  'escape-plan-greedy-random': ['escape-plan', 'greedy,random,random,random', '400', 'greedy wins 70 %'],
  'escape-plan-easy-greedy': ['escape-plan', 'easy,greedy,greedy,greedy', GAMES, 'easy escapes 70 %'],
  'escape-plan-medium-greedy': ['escape-plan', 'medium,greedy,greedy,greedy', GAMES, 'between easy and hard'],
  'escape-plan-hard-greedy': ['escape-plan', 'hard@500,greedy,greedy,greedy', GAMES, 'hard wins 50 %, escapes 97 %'],
  'escape-plan-easy-solo': ['escape-plan', 'easy', GAMES, 'easy escapes 70 %'],
  'escape-plan-hard-solo': ['escape-plan', 'hard', GAMES, 'hard beats Costa 75 %'],
};

const { games, names } = readArguments(process.argv.slice(2));
setUp();
mkdirSync(FOLDER, { recursive: true });
for (const name of names) run(name);
writeFileSync(join(FOLDER, 'README.md'), summary());

function readArguments(args) {
  const at = args.indexOf('--games');
  const games = at < 0 ? null : args[at + 1];
  const named = args.filter((arg, index) => arg !== '--summary' && (at < 0 || (index !== at && index !== at + 1)));
  const unknown = named.filter((name) => !(name in PAIRINGS));
  if (unknown.length > 0) {
    console.error(`arena: ${unknown.join(', ')} is unknown; known: ${Object.keys(PAIRINGS).join(', ')}`);
    process.exit(2);
  }
  const isSummary = args.includes('--summary');
  return { games, names: isSummary || named.length > 0 ? named : Object.keys(PAIRINGS) };
}

function run(name) {
  const [game, bots, usual] = PAIRINGS[name];
  const players = String(bots.split(',').length);
  const file = join(FOLDER, `${name}.json`);
  const args = [
    'arena',
    game,
    '--players',
    players,
    '--bots',
    bots,
    '--games',
    games ?? usual,
    '--out',
    file,
    '--force',
  ];
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [join(root, 'apps', 'cli', 'dist', 'main.js'), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function summary() {
  const rows = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => rowOf(file.replace('.json', ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))));
  return [
    '# How strong the bots are',
    '',
    'The last full run of every pairing (`npm run arena`): the first bot of each against the others, seats rotated. The files',
    'beside this one hold all figures, machine and seed included, and how well the bots knew their own chances.',
    '',
    '| pairing | bots | games | wins | 95 % interval | escapes | ms a decision | date | aim |',
    '| ------- | ---- | ----- | ---- | ------------- | ------- | ------------- | ---- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function rowOf(name, { games, bots, date }) {
  const [bot] = bots;
  const [low, high] = bot.interval.map(percent);
  const escapes = bot.meanSheet.escaped === undefined ? '' : percent(bot.meanSheet.escaped);
  const aim = PAIRINGS[name]?.[3] ?? '';
  const names = bots.map(({ name, seats }) => (seats === 1 ? name : `${seats} ${name}`)).join(', ');
  return `| ${name} | ${names} | ${games} | ${percent(bot.winShare)} | ${low} to ${high} | ${escapes} | ${bot.msPerDecision} | ${date} | ${aim} |`;
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
