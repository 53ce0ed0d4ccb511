/**
 * `npm run clauses`: the rules of each game, clause by clause: how many tests cite it, and what it says in English and
 * Portuguese. Fails when a clause lacks a test or a text, or when a test cites a clause that does not exist.
 *
 *   --json    an array of objects instead of text
 *   --quiet   one line and the failures
 *   --write   write the pages in docs/rules; otherwise they are only compared
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCitations } from './citations.mjs';
import { games } from './games.mjs';
import { rulePage } from './rule-pages.mjs';
import { root, setUp } from './set-up.mjs';

const languages = ['en', 'pt'];
const width = 110;

const args = process.argv.slice(2);
const unknown = args.filter((arg) => !['--json', '--quiet', '--write'].includes(arg));
if (unknown.length > 0) {
  console.error(`clauses: unknown argument ${unknown.join(' ')}`);
  process.exit(2);
}

setUp();
const citations = countCitations();
const catalogue = (await Promise.all(games.map(loadClauses))).flat();
const failures = [...findFailures(), ...keepPages()];

if (args.includes('--json')) console.log(JSON.stringify(catalogue, null, 2));
else if (!args.includes('--quiet')) printCatalogue();
if (!args.includes('--json')) {
  const cited = catalogue.filter(({ tests }) => tests > 0).length;
  console.log(`${catalogue.length} clauses, ${cited} cited by tests, in ${languages.join(' and ')}.`);
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Writes the pages of docs/rules, or names those that say something else than the catalogue. */
function keepPages() {
  return games.flatMap(({ id, folder, isExample }) => {
    const path = isExample ? `${folder}/rules.md` : `docs/rules/${id}.md`;
    const clauses = catalogue.filter(({ game }) => game === id);
    const page = rulePage(clauses[0].title, clauses);
    if (args.includes('--write')) writeFileSync(join(root, path), page);
    const current = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    return current === page ? [] : [`${path} is not what the catalogue says: run npm run clauses -- --write`];
  });
}

async function loadClauses({ id: game, folder }) {
  const path = `${folder}/dist/index.js`;
  const exported = Object.values(await import(pathToFileURL(join(root, path)).href));
  const loaded = exported.find((one) => one?.id === game && one.texts !== undefined);
  const texts = languages.map((language) => [language, loaded?.texts[language]?.clauses]);
  for (const [language, clauses] of texts) {
    if (clauses !== undefined) continue;
    console.error(`clauses: ${path} exports no game ${game} with clauses in ${language}`);
    process.exit(1);
  }
  const ids = [...new Set(texts.flatMap(([, clauses]) => Object.keys(clauses)))].sort(compareIds);
  return ids.map((id) => ({
    game,
    title: loaded.title,
    id,
    tests: citations.get(id)?.count ?? 0,
    ...Object.fromEntries(texts.map(([language, clauses]) => [language, clauses[id] ?? ''])),
  }));
}

/** For each cited id the number of titles that cite it and the files they are in. */
function countCitations() {
  const counts = new Map();
  for (const file of findTestFiles()) {
    for (const id of findCitations(readFileSync(join(root, file), 'utf8')).flat()) {
      const entry = counts.get(id) ?? { count: 0, files: new Set() };
      entry.count += 1;
      entry.files.add(file);
      counts.set(id, entry);
    }
  }
  return counts;
}

function findTestFiles() {
  return ['packages', 'examples', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}/src`)
      .filter((src) => existsSync(join(root, src)))
      .flatMap((src) => readdirSync(join(root, src), { recursive: true }).map((path) => `${src}/${path}`))
      .filter((path) => /\.test\.tsx?$/.test(path)),
  );
}

function findFailures() {
  const known = new Set(catalogue.map(({ id }) => id));
  const found = [];
  const report = (what, ids) => {
    if (ids.length > 0) found.push(`${what}: ${ids.join(', ')}`);
  };
  report(
    'No test cites',
    idsWhere(({ tests }) => tests === 0),
  );
  for (const language of languages)
    report(
      `No ${language} text`,
      idsWhere((clause) => clause[language].trim() === ''),
    );
  const strangers = [...citations].filter(([id]) => !known.has(id));
  report(
    'Tests cite clauses that do not exist',
    strangers.map(([id, { files }]) => `${id} (${[...files].join(', ')})`),
  );
  return found;
}

function idsWhere(predicate) {
  return catalogue.filter(predicate).map(({ id }) => id);
}

function printCatalogue() {
  for (const clause of catalogue) {
    console.log(`${clause.id}  ${clause.tests} ${clause.tests === 1 ? 'test' : 'tests'}`);
    for (const language of languages) {
      const lines = wrap(clause[language] || '(missing)', width - 6);
      console.log(lines.map((line, i) => `  ${i === 0 ? language : '  '}  ${line}`).join('\n'));
    }
    console.log();
  }
}

function wrap(text, columns) {
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** G8.9 comes before G8.10. */
function compareIds(a, b) {
  return a.localeCompare(b, 'en', { numeric: true });
}
