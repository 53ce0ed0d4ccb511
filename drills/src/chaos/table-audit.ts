import { type MatchExport, verifyExport } from '@stakeout/kernel';
import { paths } from '@stakeout/protocol';
import { auditChat } from './chat-audit.ts';
import type { Door } from './door.ts';
import type { Fault } from './fault.ts';
import { findGame } from './games.ts';
import { LogAudit } from './log-audit.ts';
import type { Luck } from './luck.ts';
import { auditResends } from './resend-audit.ts';
import type { TableRun } from './table-run.ts';
import { auditViews } from './view-audit.ts';

export interface TableFinding {
  readonly faults: readonly Fault[];
  readonly entries: number;
  readonly standIns: number;
  readonly unseen: number;
  readonly revived: number;
  readonly doubtful: number;
  readonly resends: number;
}

/** Everything that must be true of a table when its match is over, asked of a door that was started since. */
export async function auditTable(run: TableRun, door: Door, luck: Luck): Promise<TableFinding> {
  const faults: Fault[] = [];
  const note = (seat: number | null, what: string) => faults.push({ table: run.id, seat, what });
  for (const { setting } of run.players) for (const what of setting.ledger.faults) note(setting.seat, what);
  for (const what of run.spectator?.faults ?? []) note(null, `the spectator ${what}`);
  const finding = { faults, entries: 0, standIns: 0, unseen: 0, revived: 0, doubtful: 0, resends: 0 };

  // A match that hangs has been reported; only what its clients noticed is left to say.
  if (!run.isOver) return finding;
  const text = await exportOf(run, door);
  const verdict = verifyExport(text, findGame);
  if (!verdict.ok) {
    note(null, `the export is wrong at ${verdict.difference.place}: ${verdict.difference.fault}`);
    return finding;
  }
  const file = JSON.parse(text) as MatchExport<unknown, unknown>;
  const log = new LogAudit(run, file.entries);
  log.audit();
  const game = findGame(run.plan.game);
  const views = game === null ? [] : auditViews(run, game, file);
  for (const { seat, what } of [...log.faults, ...views]) note(seat, what);

  for (const player of run.players) {
    const { seat } = player.setting;
    const audit = await auditResends(player, door, luck);
    for (const what of audit.faults) note(seat, what);
    // Each seat sees the chat after the seats before it have sent their lines again.
    for (const fault of auditChat(run, audit.chat)) note(fault.seat, `${fault.what}, as seat ${seat} is told`);
    finding.resends += audit.resends;
  }
  if ((await exportOf(run, door)) !== text) note(null, 'the export has changed after the match');
  const { standIns, unseen, revived, doubtful } = log;
  return { ...finding, entries: file.entries.length, standIns, unseen, revived, doubtful };
}

async function exportOf(run: TableRun, door: Door): Promise<string> {
  const [player] = run.players;
  return player === undefined ? '' : player.setting.guest.read(door, paths.export(run.id));
}
