import { type AnyMatch, act, type Language, type Seat, say, type Texts, undo, undoable } from '@stakeout/kernel';
import type { Bots } from '../bot-match.ts';
import { readCommand } from './command.ts';
import { hintLines } from './hints.ts';
import { logLines, newsLines } from './log-lines.ts';
import { ruleLines } from './rules.ts';
import type { Words } from './words.ts';

/** A person at a table of bots. */
export interface Session {
  readonly match: AnyMatch;
  readonly human: Seat;
  readonly bots: Bots;
  /** The game's sentences, and those of terminal play, in the person's language. */
  readonly texts: Texts;
  readonly words: Words;
  readonly language: Language;
  readonly print: (line: string) => void;
  /** Asks for a line; `null` when no more will come. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** How many of the standing actions the person has been told. */
  told: number;
  /** The table as the person last heard it. */
  table: readonly string[];
}

/** Plays until the game is over (`true`) or the person leaves (`false`). */
export async function playSession(session: Session): Promise<boolean> {
  const { match, human } = session;
  for (;;) {
    const othersActed = letBotsAct(session);
    tellNews(session);
    if (match.game.toAct(match.state).length === 0) return true;
    if (othersActed || match.entries.length === 0) tellTable(session);
    else tellChanges(session);
    const options = match.game.legal(match.state, human);
    tellOptions(session, options);
    if (!(await decide(session, options))) return false;
  }
}

/** Bots act until it is the person's turn or the game is over. */
function letBotsAct({ match, human, bots }: Session): boolean {
  let acted = false;
  for (;;) {
    const deciders = match.game.toAct(match.state);
    const [seat] = deciders;
    if (seat === undefined || deciders.includes(human)) return acted;
    bots.play(match, seat);
    acted = true;
  }
}

/** Answers lines until the person has decided something (`true`) or leaves (`false`). */
async function decide(session: Session, options: readonly unknown[]): Promise<boolean> {
  const { words, print } = session;
  for (;;) {
    const line = await session.ask(words.prompt(options.length));
    if (line === null) return false;
    const command = readCommand(line, options.length);
    switch (command.type) {
      case 'choose':
        choose(session, options[command.index]);
        return true;
      case 'undo':
        if (takeBack(session)) return true;
        print(words.nothingToTakeBack);
        break;
      case 'quit':
        return false;
      case 'log':
        tellLog(session);
        break;
      case 'table':
        tellTable(session);
        break;
      case 'options':
        tellOptions(session, options);
        break;
      case 'hint':
        tell(session, words.hints, await hintLines(session.match, session.human, options, session));
        break;
      case 'rule':
        for (const text of ruleLines(session.texts, words, command.clause)) print(text);
        break;
      case 'help':
        for (const text of words.help) print(text);
        break;
      case 'noSuchOption':
        print(words.noSuchOption(line.trim(), options.length));
        break;
      case 'notUnderstood':
        print(words.notUnderstood(line.trim(), options.length));
        break;
    }
  }
}

function choose({ match, human }: Session, action: unknown): void {
  const result = act(match, human, action);
  if (!result.ok) throw new Error(`a listed action was refused: ${JSON.stringify(action)}`);
}

function takeBack(session: Session): boolean {
  const { match, human } = session;
  const last = match.standing.at(-1);
  if (last === undefined || undoable(match, human) === 0 || !undo(match, human, 1).ok) return false;
  session.told = Math.min(session.told, match.standing.length);
  session.print(
    session.words.takenBack(say(session.texts, match.game.name(last.action, match.game.view(match.state, human)))),
  );
  return true;
}

function tellNews(session: Session): void {
  const { match, human, texts, words } = session;
  const news = newsLines(match, human, session.told);
  session.told = match.standing.length;
  tell(
    session,
    words.news,
    news.map((message) => say(texts, message)),
  );
}

function tellLog(session: Session): void {
  const { match, human, texts, words, print } = session;
  const log = logLines(match, human);
  if (log.length === 0) print(words.logIsEmpty);
  tell(
    session,
    words.wholeLog,
    log.map((message) => say(texts, message)),
  );
}

function tellTable(session: Session): void {
  session.table = tableLines(session);
  tell(session, session.words.table, session.table);
}

/** In the middle of a turn only what is new, such as a card just looked at. */
function tellChanges(session: Session): void {
  const before = session.table;
  session.table = tableLines(session);
  tell(
    session,
    session.words.tableNow,
    session.table.filter((line) => !before.includes(line)),
  );
}

function tableLines({ match, human, texts }: Session): string[] {
  return match.game.tell(match.game.view(match.state, human)).map((message) => say(texts, message));
}

function tellOptions(session: Session, options: readonly unknown[]): void {
  const { match, human, texts, words } = session;
  const view = match.game.view(match.state, human);
  const names = options.map((action) => say(texts, match.game.name(action, view)));
  tell(
    session,
    words.yourOptions,
    names.map((name, index) => `${index + 1}. ${name}`),
  );
}

/** A heading and its lines, set off by an empty line, so that a listener knows where they are. */
function tell({ print }: Session, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  print('');
  print(heading);
  for (const line of lines) print(line);
}
