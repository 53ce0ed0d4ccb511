import type { Emission } from '@stakeout/kernel';
import { namesOfBots, openTable, playOut } from '../bot-match.ts';
import { type Io, writeLine } from '../io.ts';
import { noncesOf } from '../seed.ts';
import { readTable, type TableFlags } from '../table.ts';

const TRANSCRIPT_FORMAT = 'stakeout-transcript/2';

/** One JSON object a line: header, set-up, every action with the whole state after it, outcome. See docs/transcript.md. */
export async function transcript(gameName: string, flags: TableFlags, io: Io): Promise<void> {
  const table = await readTable(gameName, flags);
  const { game, players, seed } = table;
  const match = openTable(table, namesOfBots(table), noncesOf(seed, players));
  const print = (line: object) => writeLine(io.out, JSON.stringify(line));
  const now = () => ({ state: match.state, toAct: game.toAct(match.state) });

  print({ type: 'header', format: TRANSCRIPT_FORMAT, ...match.header, secret: seed.secret });
  const { draws, hash } = match.opening;
  print({ type: 'setup', draws, ...now(), hash });
  const outcome = playOut(table, match, ({ seat, action, emissions }) => {
    const consequence = match.consequences.at(-1);
    const events = emissions.map(withWitness);
    const seq = match.entries.length;
    print({ type: 'action', seq, seat, action, events, draws: consequence?.draws, ...now(), hash: consequence?.hash });
  });
  print({ type: 'outcome', ...outcome });
}

function withWitness({ event, only, redacted }: Emission<unknown>): object {
  return { event, only, redacted };
}
