import { Unavailable } from '../../programs/proxy.ts';
import type { LoadOptions } from '../options.ts';
import { type Measured, measureLayout, nameOf, type Task } from './measure.ts';
import { fitOf, pageOfRows, type Row, rowOf, saveRows } from './results.ts';
import type { Layout } from './site.ts';

const MISSED = 1;
/** A forecast that is off by more is none. */
const MOST_OFF = 2;
/** A drill holds this part of what it was asked for, or has missed it. */
const PART_HELD = 0.95;

/** The series that the model is fitted to, each at a quarter, at half and at all of the rate. */
const SERIES: readonly Layout[] = [
  { engine: 'sqlite', nodes: 1, proxy: 'none', notices: 'own' },
  { engine: 'postgres', nodes: 1, proxy: 'none', notices: 'own' },
  { engine: 'postgres', nodes: 2, proxy: 'nginx', notices: 'own' },
  { engine: 'postgres', nodes: 3, proxy: 'nginx', notices: 'own' },
];

/** `npm run load -- --nodes …` and `--fit`: services of several processes. Returns the exit code. */
export async function severalCommand(options: LoadOptions): Promise<number> {
  const { kind, rate, rates: listed, tables, seconds, warmUpSeconds, generators, beside } = options;
  const wanted = kind === 'fit' ? SERIES : [options.layout];
  const layouts = wanted.flatMap((one) => (beside === null ? [one] : [one, { ...one, copy: beside }]));
  const rates = listed ?? (kind === 'fit' ? [rate / 4, rate / 2, rate].map(Math.ceil) : [rate]);
  const task: Task = { tables, rates, seconds, warmUpSeconds, generators };
  const rows: Row[] = [];
  const missed: string[] = [];
  for (const layout of layouts) {
    const measured = await measure(layout, task);
    if (measured === null) {
      missed.push(`${nameOf(layout)} could not be built up here`);
      continue;
    }
    rows.push(...measured.spells.map((spell) => rowOf(spell, measured.behind.length, new Date())));
    missed.push(...missedBy(layout, measured, rates.length > 1));
  }
  const fit = fitOf(rows);
  if (kind === 'fit' && fit === null) missed.push('too few spells were held for a model');
  if (kind === 'fit' && fit !== null && fit.worst > MOST_OFF)
    missed.push(`the model is off by a factor of ${fit.worst.toFixed(2)}`);
  process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : `${pageOfRows(rows)}\n`);
  if (options.save && rows.length > 0) saveRows(rows);
  for (const line of missed) process.stderr.write(`load: missed: ${line}\n`);
  return missed.length === 0 ? 0 : MISSED;
}

async function measure(layout: Layout, task: Task): Promise<Measured | null> {
  try {
    return await measureLayout(layout, task, (line) => process.stderr.write(`load: ${line} …\n`));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    process.stderr.write(`load: ${error.message}\n`);
    return null;
  }
}

/** What must not be; in a series rates may be too high for some layouts, which is what it looks for. */
function missedBy(layout: Layout, { spells, behind, audited }: Measured, isSeries: boolean): readonly string[] {
  const name = nameOf(layout);
  const lost = spells.reduce((sum, spell) => sum + spell.lost, 0);
  const refused = spells.at(-1)?.refusals ?? 0;
  const slow = spells.filter(({ perSecond, wanted }) => perSecond < PART_HELD * wanted);
  return [
    ...(lost > 0 ? [`${name}: ${lost} actions were not seen by everybody`] : []),
    ...(behind.length > 0 ? [`${name}: ${behind.length} of ${audited} matches lack what everybody had seen`] : []),
    ...(audited === 0 ? [`${name}: no match could be looked at again`] : []),
    ...(refused > 0 ? [`${name}: ${refused} actions were refused`] : []),
    ...(isSeries ? [] : slow.map(({ perSecond, wanted }) => `${name}: ${perSecond} actions/s, wanted ${wanted}`)),
  ];
}
