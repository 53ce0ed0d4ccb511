import { randomBytes } from 'node:crypto';
import { type AnyMatch, LANGUAGES, textsAt } from '@stakeout/kernel';
import { Bots, namesOfBots, openTable } from '../bot-match.ts';
import { checkWritable, writeTextFile } from '../files.ts';
import { readOneOf, readWholeNumber } from '../input.ts';
import { type Io, writeLine } from '../io.ts';
import { outcomeLines, seatName } from '../play/ending.ts';
import { linesOf } from '../play/lines.ts';
import { playSession, type Session } from '../play/session.ts';
import { WORDS } from '../play/words.ts';
import { noncesOf } from '../seed.ts';
import { readTable, type Table, type TableFlags } from '../table.ts';
import { textOfFinished } from './export.ts';

export interface PlayFlags extends TableFlags {
  readonly seat?: string;
  readonly lang?: string;
  readonly save?: string;
  readonly force?: boolean;
}

const SECRET_BYTES = 32;

/** Terminal play against bots, in plain lines. */
export async function play(gameName: string, flags: PlayFlags, io: Io): Promise<void> {
  const table = await readTable(gameName, { ...flags, seed: flags.seed ?? randomBytes(SECRET_BYTES).toString('hex') });
  const human = readWholeNumber('--seat', flags.seat ?? '1', 1, table.players) - 1;
  const language = readOneOf('--lang', flags.lang ?? 'en', LANGUAGES);
  if (flags.save !== undefined) checkWritable('--save', flags.save, flags.force === true);

  const match = openWithHuman(table, human);
  const texts = textsAt(table.game.texts[language], match.game.view(match.state, human));
  const words = WORDS[language];
  const print = (line: string) => writeLine(io.out, line);
  print(words.welcome(table.players, seatName(texts, human)));
  print(words.matchNamed(match.header.matchId, match.header.commitment));

  const lines = linesOf(io);
  const bots = new Bots(table);
  const session: Session = { match, human, bots, texts, words, language, print, ask: lines.ask, told: 0, table: [] };
  const finished = await playSession(session);
  lines.close();
  if (!finished) {
    print('');
    if (flags.save !== undefined) print(words.notSaved);
    print(words.goodbye);
    return;
  }
  const outcome = table.game.outcome(match.state);
  if (outcome !== null) for (const line of outcomeLines(texts, words, outcome, human)) print(line);
  if (flags.save === undefined) return;
  writeTextFile('--save', flags.save, textOfFinished(match, table.seed), flags.force === true);
  print(words.saved(flags.save));
}

function openWithHuman(table: Table, human: number): AnyMatch {
  const names = namesOfBots(table).map((name, seat) => (seat === human ? `you ${seat + 1}` : name));
  return openTable(table, names, noncesOf(table.seed, table.players));
}
