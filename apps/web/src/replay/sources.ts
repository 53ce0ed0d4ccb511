import { type Difference, type MatchHeader, type Seat, verifyExport } from '@stakeout/kernel';
import type { GameReplay } from '../games/front.ts';
import { frontOf, loadGame } from '../games/index.ts';
import { fileOf, matchInLink } from '../session/match-link.ts';
import type { SeatPlate, TableFailure } from '../session/session.ts';
import { isUnnamed } from '../state/own-name.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { type AnyExport, type Recording, seenRecording, wholeRecording } from './recording.ts';

/** Why there is nothing to see. `differs`: a file that is not what it claims to be, with the first place that shows it. */
export type Fault =
  | { readonly kind: TableFailure | 'unreachable' | 'notBegun' | 'brokenLink'; readonly versions?: Versions }
  | { readonly kind: 'differs'; readonly difference: Difference };

/** The rules that a match was played by, and those this page has. */
export interface Versions {
  readonly played: string;
  readonly here: string;
}

export type Loaded =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly fault: Fault };

/** A match saved on this device. It is opened only for as long as it takes to read it. */
export async function loadLocal(id: string): Promise<Loaded> {
  const { openLocalMatch } = await import('../session/local/local-play.ts');
  const opened = await openLocalMatch(id);
  if (!opened.ok) return fault(opened.failure, opened.failure === 'unplayable' ? await versionsOf(id) : undefined);
  const { session } = opened;
  try {
    const { config, viewer, status } = session.get();
    const seats = session.get().seats.map(({ name, kind, level }) => plate(name, kind, level, false));
    if (status === 'over') return fromExport(session.game, await session.exportText(), seats, onlyPerson(seats));
    const history = await session.history(viewer);
    const { toAct } = session.get();
    return {
      ok: true,
      recording: seenRecording(session.game, config, seats, { ...history, toAct }, await partsOf(session.game)),
    };
  } finally {
    session.close();
  }
}

/** A match of the server this page came from; `watch` is the key of a link for spectators. */
export async function loadOnline(id: string, watch: string | undefined): Promise<Loaded> {
  const [{ server }, { botName }] = await Promise.all([
    import('../online/server.ts'),
    import('../session/online/bot-names.ts'),
  ]);
  const found = await server.table(id, watch);
  if (!found.ok) return fault(found.error === 'notFound' ? 'notFound' : 'unreachable');
  const { table } = found.value;
  const game = await loadGame(table.game);
  if (game === null) return fault('unplayable');
  if (game.rulesVersion !== table.rulesVersion)
    return fault('unplayable', { played: table.rulesVersion, here: game.rulesVersion });
  const seats = table.seats.map((seat, index) =>
    plate(seat.kind === 'bot' ? botName(id, index) : (seat.name ?? ''), seat.kind, seat.level, seat.resigned),
  );
  if (table.status === 'over') {
    const text = await server.wholeText(id, watch);
    if (text.ok) return fromExport(game, text.value, seats, found.value.you.seat);
    // While others play the deal of the day nobody has the whole of it, but everybody what they saw.
    if (text.error !== 'sealed') return fault('unreachable');
  } else if (table.status !== 'running') return fault('notBegun');
  const history = await server.history(id, 0, watch);
  if (!history.ok) return fault('unreachable');
  const seen = { ...history.value, toAct: table.toAct };
  return { ok: true, recording: seenRecording(game, table.config, seats, seen, await partsOf(game)) };
}

/** A file from anywhere: it is played through and compared, letter by letter, before anything of it is shown. */
export async function loadFile(text: string): Promise<Loaded> {
  const game = await loadGame(gameNamedIn(text));
  const verdict = verifyExport(text, (id) => (game?.id === id ? game : null));
  if (!verdict.ok || game === null) {
    const difference = verdict.ok ? { place: 'header.game', fault: 'is not known', kept: null } : verdict.difference;
    return { ok: false, fault: { kind: 'differs', difference } };
  }
  const seats = await platesIn(verdict.header);
  return fromExport(game, text, seats, onlyPerson(seats));
}

/** Who played. Bots of a server are known by their level alone, and have the names that they had at the table. */
async function platesIn({ matchId, players, seats }: MatchHeader<unknown>): Promise<SeatPlate[]> {
  const { botName } = await import('../session/online/bot-names.ts');
  return players.map((name, seat) => {
    const isBot = seats?.[seat]?.kind === 'bot';
    return plate(isBot ? botName(matchId, seat) : name, isBot ? 'bot' : 'person', null, false);
  });
}

/** A match that somebody sent as a link: it is played, and then looked at as a file would be. */
export async function loadLink(hash: string): Promise<Loaded> {
  const packed = await matchInLink(hash);
  const game = packed === null ? null : await loadGame(packed.header.game);
  if (packed === null) return fault('brokenLink');
  if (game === null) return fault('unplayable');
  const { rulesVersion } = packed.header;
  if (game.rulesVersion !== rulesVersion) return fault('unplayable', { played: rulesVersion, here: game.rulesVersion });
  const text = fileOf(game, packed);
  return text === null ? fault('brokenLink') : loadFile(text);
}

async function fromExport(
  game: SpokenGame,
  text: string,
  seats: readonly SeatPlate[],
  own: Seat | null,
): Promise<Loaded> {
  // The seal is of the text; an export has none until it is written.
  const { seal: _, ...file } = JSON.parse(text) as AnyExport & { readonly seal: string };
  const recording = wholeRecording(game, file, seats, await partsOf(game), own);
  return recording === null ? fault('unplayable') : { ok: true, recording };
}

/** Whoever plays among bots is the one who reads; of several nobody can tell. */
function onlyPerson(seats: readonly SeatPlate[]): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** By which rules a match on this device was played, where those are not the ones this page has. */
async function versionsOf(id: string): Promise<Versions | undefined> {
  const { Saves } = await import('../session/local/saves.ts');
  const record = await new Saves(globalThis.indexedDB).record(id);
  const here = frontOf(record?.game ?? '')?.facts.rulesVersion;
  if (record === null || here === undefined || here === record.rulesVersion) return undefined;
  return { played: record.rulesVersion, here };
}

/** What a replay needs of a game that has been loaded, and so has a front. */
function partsOf({ id }: SpokenGame): Promise<GameReplay> {
  const front = frontOf(id);
  if (front === null) throw new Error(`no game ${id}`);
  return front.loadReplay();
}

/** Which game to fetch for a file. Whether the rest of it is sound is for the verification to say. */
function gameNamedIn(text: string): string {
  return /"game":"([a-z-]{1,40})"/.exec(text)?.[1] ?? '';
}

function plate(name: string, kind: SeatPlate['kind'], level: SeatPlate['level'], resigned: boolean): SeatPlate {
  return {
    name: isUnnamed(name) ? '' : name,
    kind,
    level,
    isPresent: true,
    isReady: true,
    standIn: false,
    resigned,
  };
}

function fault(kind: Exclude<Fault['kind'], 'differs'>, versions?: Versions): Loaded {
  return { ok: false, fault: { kind, ...(versions === undefined ? {} : { versions }) } };
}
