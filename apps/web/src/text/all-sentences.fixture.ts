import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LANGUAGES } from '@stakeout/kernel';
import type { Sentences } from './sentences.ts';

/** Everything that the files of sentences under a folder say, by file and name. */
export async function sentencesUnder(folder: URL): Promise<ReadonlyMap<string, Sentences<string>>> {
  const found = new Map<string, Sentences<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.texts.ts'));
  for (const file of files.sort()) {
    const url = pathToFileURL(`${fileURLToPath(folder)}${file}`).href;
    const module: Readonly<Record<string, unknown>> = await import(url);
    for (const [name, said] of Object.entries(module)) if (areSentences(said)) found.set(`${file} ${name}`, said);
  }
  return found;
}

/** Turns on one page and glances are made of more than sentences. */
function areSentences(said: unknown): said is Sentences<string> {
  return isRecord(said) && LANGUAGES.every((language) => isRecordOfTexts(said[language]));
}

function isRecordOfTexts(said: unknown): boolean {
  return isRecord(said) && Object.values(said).every((text) => typeof text === 'string');
}

function isRecord(said: unknown): said is Readonly<Record<string, unknown>> {
  return typeof said === 'object' && said !== null;
}
