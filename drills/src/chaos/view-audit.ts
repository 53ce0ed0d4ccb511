import { type AnyGame, canonicalText, type MatchExport, replay, type Viewer } from '@stakeout/kernel';
import type { TableRun } from './table-run.ts';

type SeatFault = { readonly seat: number | null; readonly what: string };

/** What every client has folded together through all that weather is what its seat may see of the finished match. */
export function auditViews(
  run: TableRun,
  game: AnyGame,
  { header, entries, secret }: MatchExport<unknown, unknown>,
): readonly SeatFault[] {
  const log = entries.map((entry) =>
    'undo' in entry ? { seat: entry.seat, undo: entry.undo } : { seat: entry.seat, action: entry.action },
  );
  const played = replay(game, { header, entries: log }, secret);
  if (!played.ok) return [{ seat: null, what: `does not replay: ${JSON.stringify(played.refusals)}` }];
  const faults: SeatFault[] = [];
  const viewers = run.players.map(({ client, setting }) => ({ viewer: setting.seat as Viewer, client }));
  if (run.spectator !== null) viewers.push({ viewer: null, client: run.spectator.client });
  for (const { viewer, client } of viewers) {
    const { match } = client.snapshot;
    const expected = canonicalText(game.view(played.value.state, viewer));
    const who = viewer === null ? 'the spectator ' : '';
    if (match === null || match.seq !== entries.length) {
      faults.push({ seat: viewer, what: `${who}has seen ${match?.seq ?? 0} of ${entries.length} entries` });
    } else if (canonicalText(match.view) !== expected) {
      faults.push({ seat: viewer, what: `${who}ended with another view than the log gives` });
    }
  }
  return faults;
}
