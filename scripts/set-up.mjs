/**
 * Brings a fresh or changed clone to where it can run: installs the packages and compiles the sources, each only when
 * something it depends on has changed. Uses nothing but Node, because it runs before anything is installed. Speaks on
 * stderr only, so that the output of the command that follows stays clean.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamps = join(root, 'node_modules', '.stakeout');
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const webApp = join('apps', 'web');

export function setUp() {
  const workspaces = findWorkspaces();
  install(workspaces);
  build(workspaces);
  buildWebApp('dist');
}

/** The web app with the example games in it, for trying them: never where players are served from. */
export function setUpExamples() {
  setUp();
  buildWebApp('dist-examples', { STAKEOUT_EXAMPLES: '1' });
}

/** Runs a compiled module of this repository in this process, as if Node had been started with it. */
export async function runBuilt(path, args) {
  const file = join(root, path);
  if (!existsSync(file)) {
    console.error(`stakeout: ${path} does not exist; has its source been written?`);
    process.exit(1);
  }
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

function install(workspaces) {
  const wanted = fingerprintOfManifests(workspaces);
  if (readStamp('installed') === wanted) return;
  runStep('installing packages', 'npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm may have completed the lock file: the stamp is of what it left behind.
  writeStamp('installed', fingerprintOfManifests(workspaces));
}

function build(workspaces) {
  // Taken before compiling: a file saved meanwhile is compiled the next time.
  const wanted = fingerprintOfSources(workspaces);
  const isBuilt = workspaces.every((folder) => !hasProject(folder) || existsSync(join(root, folder, 'dist')));
  if (isBuilt && readStamp('built') === wanted) return;
  runStep('compiling', process.execPath, [tsc, '-b']);
  writeStamp('built', wanted);
}

/** The web app is made of all packages that run in browsers, so it is built again when any source has changed. */
function buildWebApp(folder, environment = {}) {
  const hash = createHash('sha256').update(readStamp('built') ?? '');
  // The fronts of examples are pieces of the web app that lie elsewhere.
  for (const parent of [webApp, 'examples']) {
    for (const path of readdirSync(join(root, parent), { recursive: true }).sort()) {
      const file = join(root, parent, path);
      if (/(^|[/\\])(dist|dist-examples|node_modules)([/\\]|$)/.test(path) || statSync(file).isDirectory()) continue;
      const { mtimeMs, size } = statSync(file);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
  const wanted = hash.digest('hex');
  const stamp = `web-${folder}`;
  if (existsSync(join(root, webApp, folder, 'index.html')) && readStamp(stamp) === wanted) return;
  runStep(
    `building the web app (${folder})`,
    process.execPath,
    [vite, 'build', webApp, '--outDir', folder],
    environment,
  );
  writeStamp(stamp, wanted);
}

/** The folders named by `workspaces` in package.json; of patterns, only a closing `/*` is understood. */
function findWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')));
  });
}

/** Only what the root tsconfig refers to is compiled by `tsc -b`. */
function hasProject(folder) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.some(({ path }) => path === folder);
}

function fingerprintOfManifests(workspaces) {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'package.json', ...workspaces.map((folder) => `${folder}/package.json`)]) {
    const file = join(root, path);
    hash.update(`${path}\n${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n`);
  }
  return hash.digest('hex');
}

/** Names, sizes and times of all that goes into a build: it notices deleted and older files as well as newer ones. */
function fingerprintOfSources(workspaces) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const name of readdirSync(root).filter(isTsconfig).sort()) add(name);
  for (const folder of workspaces) {
    for (const name of readdirSync(join(root, folder)).filter(isTsconfig).sort()) add(`${folder}/${name}`);
    const src = join(root, folder, 'src');
    if (!existsSync(src)) continue;
    for (const path of readdirSync(src, { recursive: true }).filter(isCompiled).sort()) add(`${folder}/src/${path}`);
  }
  hash.update(readFileSync(join(root, 'node_modules', 'typescript', 'package.json')));
  return hash.digest('hex');
}

function isTsconfig(name) {
  return /^tsconfig.*\.json$/.test(name);
}

function isCompiled(path) {
  return /\.(tsx?|json)$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path);
}

function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(name, text) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), text);
}

function runStep(name, command, args, environment = {}) {
  console.error(`stakeout: ${name} …`);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  console.error(`stakeout: ${name} failed${error ? `: ${error.message}` : ''}`);
  process.exit(status ?? 1);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--examples')) setUpExamples();
  else setUp();
}
