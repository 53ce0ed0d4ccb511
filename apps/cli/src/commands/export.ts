import { type AnyMatch, exportMatch, exportText } from '@stakeout/kernel';
import { namesOfBots, openTable, playOut } from '../bot-match.ts';
import { checkWritable, writeTextFile } from '../files.ts';
import type { Io } from '../io.ts';
import { noncesOf, type Seed } from '../seed.ts';
import { readTable, type TableFlags } from '../table.ts';

export interface ExportFlags extends TableFlags {
  readonly out?: string;
  readonly force?: boolean;
}

/** The same match as the transcript of that seed, as a file that `verify` checks. */
export async function exportCommand(gameName: string, flags: ExportFlags, io: Io): Promise<void> {
  const table = await readTable(gameName, flags);
  const { out, force = false } = flags;
  if (out !== undefined) checkWritable('--out', out, force);
  const match = openTable(table, namesOfBots(table), noncesOf(table.seed, table.players));
  playOut(table, match, () => {});
  const text = textOfFinished(match, table.seed);
  if (out === undefined) io.out.write(text);
  else writeTextFile('--out', out, text, force);
}

export function textOfFinished(match: AnyMatch, seed: Seed): string {
  const file = exportMatch(match, seed.secret);
  if (!file.ok) throw new Error('a finished match could not be exported');
  return exportText(file.value);
}
