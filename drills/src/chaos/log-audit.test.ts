import type { LogEntry } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import { LogAudit } from './log-audit.ts';
import type { TableRun } from './table-run.ts';

/** What a log with one pass of seat 0 is found to be, after what that seat asked for was refused. */
function found(asked: string, error: string) {
  const ledger = new Ledger(false);
  ledger.sent(`{"type":"act","key":"k","seq":0,"actions":[{"type":"${asked}"}]}`);
  ledger.heard(`{"type":"refused","key":"k","error":"${error}","refusals":[]}`);
  ledger.answered('k', { ok: false, error: 'standIn', refusals: [] });
  ledger.heard('{"type":"entry","seq":1,"seat":0,"by":"person"}');
  const players = [{ setting: { seat: 0, ledger } }];
  const entry: LogEntry<unknown> = { seat: 0, action: { type: 'pass' } };
  const audit = new LogAudit({ players, plan: { clock: null } } as unknown as TableRun, [entry]);
  audit.audit();
  return { faults: audit.faults.map(({ what }) => what), doubtful: audit.doubtful };
}

describe('an entry that was never acknowledged', () => {
  it('may be a late copy of what was refused while a bot stood in', () => {
    expect(found('pass', 'standIn')).toEqual({ faults: [], doubtful: 1 });
  });

  it.each([
    ['something else', 'roll', 'standIn'],
    ['the same, but refused for good', 'pass', 'stale'],
  ])('is a fault where the seat asked for %s', (_what, asked, error) => {
    const { faults } = found(asked, error);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('never asked for');
  });
});
