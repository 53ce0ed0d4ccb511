import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findProgram, PROGRAMS } from './programs.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a program that drills are made with', () => {
  it('is where it is said to be, and runs', () => {
    const { path, reason } = findProgram('nats-server');
    // Where it cannot be had, whoever wants it says so and goes on without.
    if (path === undefined) expect(reason).toContain('STAKEOUT_NATS_SERVER');
    else expect(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^nats-server: v\d/);
  });

  it('is the one that is named, if it is there', () => {
    vi.stubEnv('STAKEOUT_NGINX', process.execPath);
    expect(findProgram('nginx')).toEqual({ path: process.execPath });
    vi.stubEnv('STAKEOUT_NGINX', '/nowhere/nginx');
    expect(findProgram('nginx')).toEqual({ reason: 'STAKEOUT_NGINX: there is no /nowhere/nginx' });
  });

  it('is one of those that are known', () => {
    expect(findProgram('oracle').reason).toBe(`"oracle" is unknown; known: ${Object.keys(PROGRAMS).join(', ')}`);
  });
});
