import { type Attack, mustHold } from '../attack.ts';
import type { Guest } from '../stage.ts';

/** Names that are `Ada` to the eye. */
const DISGUISES = [
  'Ada',
  'ADA',
  '\u0410d\u0430',
  '\u0391da',
  '\uff21\uff44\uff41',
  '\u{1d400}\u{1d41d}\u{1d41a}',
  '\u13aad\u0251',
  'A\u034fda',
  'A\ufe0fda',
  'Ada\u17b4',
  'A\u200bda',
  'Ada\u{e0100}',
  '\u202eAda',
  'Ad\u3164a',
];
/** Latin letters and digits, and nothing that is unseen. */
const PLAIN = /^[A-Za-z0-9 ]+$/;

/** Strangers take the seats beside Ada under names that look like hers, by sitting down and by renaming themselves there. */
export const lookAlikeNames: Attack = {
  name: 'look-alike-names',
  aim: 'be a second Ada at the table',
  async run(stage) {
    const server = await stage.server({ STAKEOUT_REQUESTS_PER_MINUTE: '100000' });
    const ada = await stage.guest(server, 'Ada');
    const strangers = await Promise.all([1, 2, 3].map((number) => stage.guest(server, `Stranger ${number}`)));
    const disguises = DISGUISES.slice(0, stage.times(9, DISGUISES.length));
    let tables = 0;
    for (let first = 0; first < disguises.length; first += strangers.length) {
      const group = disguises.slice(first, first + strangers.length);
      for (const isLate of [false, true]) {
        const names = await namesAt(ada, strangers, group, isLate);
        tables++;
        // Whatever reads as Ada, or is not plain Latin, is told apart from her by a number.
        const adas = names.filter((name) => (/^ada$/i.test(name) || !PLAIN.test(name)) && !/ \d+$/.test(name));
        mustHold(adas.length === 1, `${adas.length} look like Ada among ${names.map(escaped).join(', ')}`);
      }
    }
    return { disguises: disguises.length, tables };
  },
};

/** The names at a new table of Ada's, at which the strangers are disguised from the beginning or only once they sit. */
async function namesAt(
  ada: Guest,
  strangers: readonly Guest[],
  disguises: readonly string[],
  isLate: boolean,
): Promise<readonly string[]> {
  const open = disguises.map(() => ({ kind: 'open' }) as const);
  const made = await ada.api.createTable({
    game: 'gunrunners',
    seats: [{ kind: 'me' }, ...open],
    visibility: 'public',
  });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  const { id } = made.value.table;
  for (const [index, disguise] of disguises.entries()) {
    const stranger = strangers[index];
    if (isLate) await stranger?.api.introduce(`Stranger ${index}`);
    else await stranger?.api.introduce(disguise);
    await stranger?.api.sit(id);
    if (isLate) await stranger?.api.introduce(disguise);
  }
  const seen = await ada.api.table(id);
  if (!seen.ok) throw new Error(`no table: ${seen.error}`);
  await ada.api.closeTable(id);
  return seen.value.table.seats.map(({ name }) => name ?? '');
}

/** The name as it can be read in a report. */
function escaped(name: string): string {
  return name.replace(/[^\x20-\x7e]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}
