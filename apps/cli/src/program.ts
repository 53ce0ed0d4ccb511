import { readFileSync } from 'node:fs';
import { Command, type CommanderError } from 'commander';
import { type ArenaFlags, arena } from './commands/arena.ts';
import { type ExportFlags, exportCommand } from './commands/export.ts';
import type { KeptFlags } from './commands/kept-flags.ts';
import { type PlayFlags, play } from './commands/play.ts';
import { type PuzzlesKeepFlags, puzzlesKeep } from './commands/puzzles-keep.ts';
import { type PuzzlesMineFlags, puzzlesMine } from './commands/puzzles-mine.ts';
import { type PuzzlesVerifyFlags, puzzlesVerify } from './commands/puzzles-verify.ts';
import { type ReviewFlags, review } from './commands/review.ts';
import { type SimulateFlags, simulate } from './commands/simulate.ts';
import { transcript } from './commands/transcript.ts';
import { verify } from './commands/verify.ts';
import { GAMES, gameNames } from './games.ts';
import { BadInput } from './input.ts';
import type { Io } from './io.ts';
import type { TableFlags } from './table.ts';

const SEED_HELP = 'whole number from 0 to 4294967295, or a secret of 64 hexadecimal digits';

const BOTS_HELP =
  'one bot for all or one for each seat, with commas: random, greedy, easy, medium, hard, master; ' +
  'those that search may be given a time or a number of iterations: hard@1s, hard@5000; ' +
  'classic is hard as it was before bots learned';

/** The command line: names, flags and examples. What each command does stands in its own file. */
export function buildProgram(io: Io): Command {
  const program = new Command('stakeout')
    .description(`A digital table for games of cops and crooks: ${GAMES.map(({ title }) => title).join(', ')}.`)
    .version(version())
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: () => {} });
  withExamples(program, [`stakeout play ${SOME}`, `stakeout simulate ${SOME} --players 4 --games 1000 --seed 1`]);

  withTableFlags(newCommand(program, 'simulate', 'play many games between bots and sum them up'))
    .option('--games <number>', 'how many games (default 1000)')
    .option('--json', 'print one JSON object')
    .action((game: string, flags: SimulateFlags) => simulate(game, flags, io));

  withTableFlags(newCommand(program, 'arena', 'let bots play each other and say how sure the result is'))
    .option('--games <number>', 'how many games, up to whole sets: every deal is played from every seat (default 200)')
    .option('--sets <number>', 'how many deals instead')
    .option(
      '--sprt <low,high>',
      'stop as soon as one of two chances to win of the first bot is clearly likelier: 0.25,0.28',
    )
    .option('--alpha <share>', 'how often high may be found though low is true (default 0.05)')
    .option('--beta <share>', 'how often low may be found though high is true (default 0.05)')
    .option('--luck [playouts]', 'also take the luck of the first bot from its results, by so many imagined games (64)')
    .option('--threads <number>', 'how many games at once (default: one for each core)')
    .option('--json', 'print one JSON object')
    .option('--out <file>', 'write the report with date and machine to a file as well')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, flags: ArenaFlags) => arena(game, flags, io));

  withTableFlags(newCommand(program, 'transcript', 'print a match between bots, one JSON object a line')).action(
    (game: string, flags: TableFlags) => transcript(game, flags, io),
  );

  withTableFlags(newCommand(program, 'export', 'write the same match as a file that can be verified'))
    .option('--out <file>', 'where to write it (default: standard output)')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, flags: ExportFlags) => exportCommand(game, flags, io));

  newCommand(program, 'verify', 'check an exported match: commitment, every draw, every state, the result')
    .argument('<file>', 'an exported match')
    .option('--commitment <hex>', 'the commitment that the table showed you before you were ready')
    .option('--nonce <hex>', 'the nonce that you were ready with')
    .option('--seat <number>', 'your seat, counted from 1')
    .option('--table <id>', 'the id of your table')
    .option('--kept <file>', 'all of it, and more, as the web app keeps and saves it')
    .action((file: string, flags: KeptFlags) => verify(file, flags, io));

  newCommand(program, 'review', 'judge what a seat decided in an exported match, and account for its luck')
    .argument('<file>', 'an exported match')
    .option('--seat <number>', 'the seat, counted from 1 (default: the first person, or 1)')
    .option('--playouts <number>', 'how many imagined games a value is made of (default: what suits the game)')
    .option('--seed <number>', 'whole number from 0 to 4294967295; the same seed finds the same (default 1)')
    .option('--json', 'print one JSON object')
    .action((file: string, flags: ReviewFlags) => review(file, flags, io));

  addPuzzleCommands(newCommand(program, 'puzzles', 'find puzzles in games of self-play, and judge them again'), io);

  withTableFlags(newCommand(program, 'play', 'play in the terminal against bots'), 'by default a fresh secret')
    .option('--seat <number>', 'your seat, counted from 1 (default 1)')
    .option('--lang <en|pt>', 'the language of the table (default en)')
    .option('--save <file>', 'write the finished match to a file')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, flags: PlayFlags) => play(game, flags, io));

  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    refuseInOneLine(command);
    refuseRepeated(command);
  }
  return program;
}

function addPuzzleCommands(puzzles: Command, io: Io): void {
  newCommand(puzzles, 'mine', 'look for puzzles in games of self-play; the same seed finds the same')
    .argument('<game>', gameNames.join(', '))
    .option('--seed <number>', 'whole number from 0 to 4294967295 (default 1)')
    .option('--games <number>', 'how many games to look through (default 100)')
    .option('--minutes <number>', 'begin new games for so many minutes instead')
    .option('--threads <number>', 'how many games at once (default: one for each core)')
    .option('--pairs <number>', 'how many imagined games each judge weighs a puzzle in (default 20000)')
    .option('--out <file>', 'where to write what is found, a line for every game')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, flags: PuzzlesMineFlags) => puzzlesMine(game, flags, io));

  newCommand(puzzles, 'keep', 'put what was mined in place of the puzzles of the pages')
    .argument('<game>', gameNames.join(', '))
    .argument('<files...>', 'files that mining has written')
    .option('--most <number>', 'at most so many (default 1000)')
    .action((game: string, files: readonly string[], flags: PuzzlesKeepFlags) => puzzlesKeep(game, files, flags, io));

  newCommand(puzzles, 'verify', 'judge some puzzles again with another seed; exit code 1 when answers are lost')
    .argument('<game>', gameNames.join(', '))
    .option('--sample <number>', 'how many puzzles (default 40)')
    .option('--seed <number>', 'whole number from 0 to 4294967295 (default 1)')
    .option('--playouts <number>', 'how many imagined games (default 40000)')
    .option('--threads <number>', 'how many puzzles at once (default: one for each core)')
    .option('--file <file>', 'puzzles as they were mined, instead of those of the pages')
    .action((game: string, flags: PuzzlesVerifyFlags) => puzzlesVerify(game, flags, io));
}

/** The games that examples speak of. */
const [SOME, ANOTHER] = gameNames;

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  simulate: [
    `stakeout simulate ${SOME} --players 4 --games 100000 --seed 1 --json`,
    `stakeout simulate ${SOME} --players 2 --edition pt --option memory=open --option start=2`,
    `stakeout simulate ${SOME} --option deck=my-deck.json`,
  ],
  arena: [
    `stakeout arena ${SOME} --bots hard,easy,easy,easy --games 200 --seed 1`,
    `stakeout arena ${ANOTHER} --bots hard@2s,greedy,greedy,greedy --json`,
    `stakeout arena ${SOME} --bots hard@20ms,classic@20ms,classic@20ms,classic@20ms --sprt 0.25,0.28`,
  ],
  transcript: [`stakeout transcript ${SOME} --players 3 --seed 7 | head -2`],
  export: [`stakeout export ${SOME} --players 3 --seed 7 --out match.json`],
  verify: ['stakeout verify match.json', 'stakeout verify match.json --kept kept.json'],
  review: ['stakeout review match.json', 'stakeout review match.json --seat 2 --json'],
  puzzles: [`stakeout puzzles mine ${SOME} --games 50 --out mined.jsonl`, `stakeout puzzles verify ${SOME}`],
  mine: [`stakeout puzzles mine ${SOME} --seed 7 --minutes 10 --out mined.jsonl`],
  play: [
    `stakeout play ${SOME} --players 3 --seat 2`,
    `stakeout play ${SOME} --edition pt --lang pt --save match.json`,
  ],
};

function newCommand(program: Command, name: string, description: string): Command {
  return withExamples(program.command(name).description(description), EXAMPLES[name] ?? []);
}

function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}\n`).join('')}`);
}

/** What may be said of each game: its options with their values, or what a file of theirs holds. */
function optionsHelp(): string {
  const valuesOf = (values: string | readonly string[]) =>
    typeof values === 'string' ? `<${values}>` : values.join('|');
  const lines = GAMES.map(
    ({ id, options }) => `  ${id}: ${options.map(({ name, values }) => `${name}=${valuesOf(values)}`).join(', ')}\n`,
  );
  return `Options of the games:\n${lines.join('')}`;
}

function withTableFlags(command: Command, seedDefault = 'by default 1'): Command {
  return command
    .addHelpText('after', optionsHelp())
    .argument('<game>', gameNames.join(', '))
    .option('--players <number>', 'how many players (default: as many as the game takes)')
    .option('--seed <seed>', `${SEED_HELP}; ${seedDefault}`)
    .option('--edition <en|pt>', 'the edition of the rules (default en)')
    .option('--option <name=value>', 'an option of the game, may be repeated; start=N names a seat from 1', collect)
    .option('--bots <names>', BOTS_HELP);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Commander explains its refusals in several lines and other words; here they become bad input like any other. */
function refuseInOneLine(command: Command): void {
  command.exitOverride((error: CommanderError) => {
    if (error.exitCode === 0) throw error;
    throw new BadInput(faultInWords(command, error));
  });
}

/** Of two values for one option nobody can say which was meant; only options that collect their values may come again. */
function refuseRepeated(command: Command): void {
  const given = new Set<string>();
  for (const option of command.options) {
    const name = option.name();
    if (option.parseArg !== undefined) continue;
    command.on(`option:${name}`, () => {
      if (given.has(name)) throw new BadInput(`--${name}: is given twice`);
      given.add(name);
    });
  }
}

function faultInWords(command: Command, error: CommanderError): string {
  const fault = error.message.replace(/^error: /, '');
  const commands = `the commands are ${command.commands.map((one) => one.name()).join(', ')}`;
  switch (error.code) {
    case 'commander.help':
      return `no command, or none that exists; ${commands}`;
    case 'commander.unknownCommand':
      return `${fault}; ${commands}`;
    case 'commander.unknownOption':
      return `${fault}; the options are ${[...command.options.map((option) => option.long), '--help'].join(', ')}`;
    default:
      return `${fault}; usage: ${command.parent === null ? '' : `${command.parent.name()} `}${command.name()} ${command.usage()}`;
  }
}

function version(): string {
  const file: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : 'unknown';
}
