import { canonicalText } from '@stakeout/kernel';
import type { EntryRecord, TableRecord } from '@stakeout/server/parts';
import type { Asked } from './witness.ts';

/** After these nobody knows whether it was done, or it may be done once a bot no longer stands in. */
const OPEN_END: readonly string[] = ['internal', 'standIn'];

/** Holds the log of a table against what its people asked for and were answered: all that was acknowledged, once, and nothing else. */
export function auditRequests(table: TableRecord, entries: readonly EntryRecord[], asked: readonly Asked[]): string[] {
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${table.id} ${what}`);
  const byKey = new Map<string, EntryRecord>();
  for (const entry of entries) {
    if (entry.key === null) continue;
    if (byKey.has(entry.key)) fault(`has ${entry.key} twice`);
    byKey.set(entry.key, entry);
  }
  const known = new Map(asked.map((one) => [one.request.key, one]));
  for (const [key, entry] of byKey) {
    const one = known.get(key);
    if (one === undefined) fault(`has ${key} at ${entry.seq}, which nobody asked for`);
    else if (one.speaker.seat !== entry.seat) fault(`has ${key} at ${entry.seq} for seat ${entry.seat}`);
    else if (one.isAfterSignOut) fault(`obeyed ${key} at ${entry.seq}, whose session had ended`);
    else if (!isAskedFor(entry, one)) fault(`has something else at ${entry.seq} than ${key} asked for`);
  }
  for (const entry of entries) {
    if (entry.by === 'person' && entry.key === null && !entry.joined)
      fault(`has ${entry.seq} of a person without a key`);
  }
  for (const one of asked) for (const what of faultsOfAnswers(one, entries, byKey)) fault(what);
  return faults;
}

function faultsOfAnswers(
  asked: Asked,
  entries: readonly EntryRecord[],
  byKey: ReadonlyMap<string, EntryRecord>,
): string[] {
  const { request, acks, refusals } = asked;
  if (request.type !== 'act' && request.type !== 'undo') return [];
  const { key } = request;
  const entry = byKey.get(key);
  const [ack] = acks;
  const faults: string[] = [];
  if (ack !== undefined) {
    if (acks.some(({ seq, done }) => seq !== ack.seq || done !== ack.done))
      faults.push(`acknowledged ${key} in two ways`);
    const first = ack.seq - ack.done + 1;
    if (entry?.seq !== first) faults.push(`acknowledged ${key} as ${first}, and has it at ${entry?.seq ?? 'no place'}`);
    const rest = entries.slice(first, ack.seq);
    if (rest.some(({ joined }) => !joined)) faults.push(`acknowledged ${key} up to ${ack.seq}, which is another's`);
  }
  if (entry !== undefined && refusals.some((error) => !OPEN_END.includes(error))) {
    faults.push(`has ${key} at ${entry.seq}, and refused it (${refusals.join(', ')})`);
  }
  return faults;
}

function isAskedFor({ content }: EntryRecord, { request }: Asked): boolean {
  if ('undo' in content) return request.type === 'undo' && content.undo >= request.count;
  return request.type === 'act' && canonicalText(content.action) === canonicalText(request.actions[0]);
}
