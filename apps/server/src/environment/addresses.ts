import { type Reading, shown } from './reading.ts';

/** The address of PostgreSQL; `null` keeps everything in a file. It holds a password, so that nothing of it is ever shown. */
export function readDatabaseUrl(reading: Reading): string | null {
  const value = reading.text('DATABASE_URL');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPostgres = url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  if (isPostgres) return value;
  reading.fault(
    'DATABASE_URL',
    'is not the address of a PostgreSQL database (not shown, since it may hold a password)',
    'postgres://user:password@host:5432/database',
  );
  return null;
}

/** The origin people type. A path is refused: pages, API and cookies stand at the root of their origin. */
export function readPublicUrl(reading: Reading): string | null {
  const value = reading.text('STAKEOUT_URL');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '';
  if (isOrigin) return url.origin;
  const isPlain = url !== null && url.username === '' && url.password === '' && url.search === '' && value.length < 80;
  reading.fault(
    'STAKEOUT_URL',
    `is ${isPlain ? `"${value}"` : shown(value)}`,
    'an origin such as https://stakeout.example, without a path',
  );
  return null;
}
