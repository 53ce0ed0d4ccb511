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

/**
 * The address of NATS, or several of one cluster, separated by commas; `null` lets nodes tell each other by way of the
 * database. It may hold a password, so that nothing of it is ever shown.
 */
export function readNatsUrl(reading: Reading): string | null {
  const value = reading.text('NATS_URL');
  if (value === null) return null;
  if (!value.split(',').every(isNats)) {
    reading.fault(
      'NATS_URL',
      'is not the address of a NATS server (not shown, since it may hold a password)',
      'nats://host:4222, tls://user:password@host:4222 or several of them, separated by commas',
    );
    return null;
  }
  if (reading.text('DATABASE_URL') !== null) return value;
  reading.fault('NATS_URL', 'is set without DATABASE_URL', 'both, or neither: nodes share a PostgreSQL database');
  return null;
}

function isNats(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^(nats|tls):$/.test(url.protocol) || url.hostname === '') return false;
  return /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
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
