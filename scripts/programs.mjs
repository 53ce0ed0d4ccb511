/**
 * Programs of others that tests and drills try the server with: proxies, a broker, a PostgreSQL with all its tools. One that is on the
 * machine is used; otherwise Debian's package is fetched and unpacked into a folder of the clone's own, which needs no rights and
 * changes nothing on the machine.
 *
 *   node scripts/programs.mjs nginx     says where it is; exit code 1 and the reason when it cannot be had
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './set-up.mjs';

const FOLDER = join(root, 'node_modules', '.stakeout', 'programs');
/** What fetches Debian's packages. */
const APT = 'apt-get';
const CANNOT = 1;
const BAD_INPUT = 2;

/**
 * For each program: Debian's package, those of the packages it needs that are worth fetching where they are missing, where in them it
 * is (`*` for a version), and which variable names another one.
 */
export const PROGRAMS = {
  nginx: { debian: 'nginx', fetched: /^(nginx$|lib)/, at: 'usr/sbin/nginx', variable: 'STAKEOUT_NGINX' },
  caddy: { debian: 'caddy', fetched: /^caddy$/, at: 'usr/bin/caddy', variable: 'STAKEOUT_CADDY' },
  'nats-server': {
    debian: 'nats-server',
    fetched: /^nats-server$/,
    at: 'usr/sbin/nats-server',
    variable: 'STAKEOUT_NATS_SERVER',
  },
  // Its tools are beside it. What compiles queries as they run is large, and can be switched off.
  postgres: {
    debian: 'postgresql',
    fetched: /^(postgresql|lib(?!llvm|perl|z3))/,
    at: 'usr/lib/postgresql/*/bin/postgres',
    variable: 'STAKEOUT_POSTGRES',
  },
};

/** The path of the program, or the reason why there is none: `{ path }` or `{ reason }`. */
export function findProgram(name) {
  const program = PROGRAMS[name];
  if (program === undefined) return { reason: `"${name}" is unknown; known: ${Object.keys(PROGRAMS).join(', ')}` };
  const named = process.env[program.variable];
  if (named) return existsSync(named) ? { path: named } : { reason: `${program.variable}: there is no ${named}` };
  const there = () => [find('/', program.at), find(join(FOLDER, name), `bin/${name}`)].find((path) => path !== null);
  const present = there();
  if (present !== undefined) return { path: present };
  const reason = unpack(name, program);
  const path = there();
  if (path !== undefined) return { path };
  return { reason: `there is no ${name}: ${reason}. Install it, or name its path in ${program.variable}.` };
}

/** Fetches the packages and unpacks them; says why not. */
function unpack(name, { debian, fetched, at }) {
  if (process.platform !== 'linux') return "it is fetched from Debian's packages only";
  console.error(`stakeout: fetching ${name} …`);
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, `.${name}-`));
  // Fetching is done by a user of its own, who has to get into the folder.
  chmodSync(folder, 0o755);
  try {
    let missing = packagesOf(debian, fetched);
    // A fresh machine does not know yet which packages there are, and an old list names some that are gone.
    if (missing.length === 0 || !run(APT, ['download', ...missing], folder)) {
      run(APT, ['update', '--quiet'], folder);
      missing = packagesOf(debian, fetched);
      if (missing.length === 0) return `no package ${debian} can be found`;
      if (!run(APT, ['download', ...missing], folder)) return `the package ${debian} cannot be fetched`;
    }
    for (const file of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      if (!run('dpkg-deb', ['--extract', file, '.'], folder)) return `${file} cannot be unpacked`;
      rmSync(join(folder, file));
    }
    const program = find(folder, at);
    if (program === null) return `its package has no ${at}`;
    wrap(folder, dirname(program));
    renameSync(folder, join(FOLDER, name));
    return '';
  } catch (error) {
    // Somebody else may have been quicker; whoever asked looks again.
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What would have to be installed for the package, as far as it is worth fetching. */
function packagesOf(debian, fetched) {
  const { stdout } = spawnSync(APT, ['--simulate', '--no-install-recommends', 'install', debian], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const names = [...(stdout ?? '').matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return names.filter((name) => fetched.test(name));
}

/** Programs that were unpacked find their libraries by a small script in their place, wherever the folder is moved to. */
function wrap(folder, programs) {
  const places = existsSync(join(folder, 'usr', 'lib')) ? readdirSync(join(folder, 'usr', 'lib')) : [];
  // `x86_64-linux-gnu` and the like.
  const libraries = places.filter((name) => name.includes('-linux-')).map((name) => `$here/usr/lib/${name}`);
  const surroundings = libraries.length === 0 ? '' : `LD_LIBRARY_PATH="${libraries.join(':')}" `;
  mkdirSync(join(folder, 'bin'));
  for (const name of readdirSync(programs)) {
    const real = join('$here', relative(folder, programs), name);
    const script = `#!/bin/sh\nhere=$(dirname "$(dirname "$(readlink -f "$0")")")\n${surroundings}exec "${real}" "$@"\n`;
    writeFileSync(join(folder, 'bin', name), script, { mode: 0o755 });
  }
}

/** The file in the folder; of several versions the last. */
function find(folder, path) {
  const [start, rest] = path.split('*');
  if (rest === undefined) return existsSync(join(folder, path)) ? join(folder, path) : null;
  if (!existsSync(join(folder, start))) return null;
  const versions = readdirSync(join(folder, start)).sort((one, other) => Number(one) - Number(other));
  const paths = versions.map((version) => join(folder, start, version, rest)).filter((file) => existsSync(file));
  return paths.at(-1) ?? null;
}

function run(command, args, folder) {
  return spawnSync(command, args, { cwd: folder, stdio: 'ignore' }).status === 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name = '', ...more] = process.argv.slice(2);
  const { path, reason } = more.length > 0 ? { reason: 'one program at a time' } : findProgram(name);
  if (path !== undefined) console.log(path);
  else console.error(`programs: ${reason}`);
  if (path === undefined) process.exitCode = more.length > 0 || !(name in PROGRAMS) ? BAD_INPUT : CANNOT;
}
