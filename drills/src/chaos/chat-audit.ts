import type { ChatLine } from '@stakeout/protocol';
import { IN_DOUBT } from './ledger.ts';
import type { TableRun } from './table-run.ts';

type SeatFault = { readonly seat: number | null; readonly what: string };

/** Every line that was acknowledged is there once; no other line is. */
export function auditChat(run: TableRun, lines: readonly ChatLine[]): readonly SeatFault[] {
  const faults: SeatFault[] = [];
  const unexplained = new Set(lines);
  for (const { setting } of run.players) {
    const { seat, ledger } = setting;
    for (const { request, acks, refusals, answer } of ledger.of('say')) {
      if (request.type !== 'say') continue;
      const found = lines.filter((line) => line.seat === seat && line.text === request.text);
      for (const line of found) unexplained.delete(line);
      const isInDoubt = refusals.includes(IN_DOUBT);
      const least = acks.length > 0 ? 1 : 0;
      const most = isInDoubt ? 1 : least;
      const name = `line "${request.text}"`;
      if (answer === null) faults.push({ seat, what: `${name} was never answered` });
      if (acks.length > 0 && refusals.some((error) => error !== IN_DOUBT))
        faults.push({ seat, what: `${name} was said and refused` });
      if (found.length < least || found.length > most) {
        faults.push({ seat, what: `${name} is in the chat ${found.length} times, acknowledged ${acks.length} times` });
      }
    }
  }
  for (const { seat, text } of unexplained) faults.push({ seat, what: `nobody said "${text}"` });
  return faults;
}
