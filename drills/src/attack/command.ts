import { parseArgs } from 'node:util';
import { inParallel } from '../load/parallel.ts';
import { type Attack, type Figures, Succeeded } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { Stage } from './stage.ts';

const GAVE_WAY = 1;
const BAD_INPUT = 2;
/** How many short attacks go on at the same time. */
const LANES = 3;
const USAGE = 'usage: npm run attack -- [--only name,name] [--short] [--json]';

/** What came of an attack; `got` is `null` when the server stood. */
export interface Finding {
  readonly attack: string;
  readonly got: string | null;
  readonly figures: Figures;
  readonly seconds: number;
}

/** `attack`: everything that ever hurt the server is done to it again, one after another; in the short form some at a time. */
export async function attackCommand(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (typeof wish === 'string') {
    process.stderr.write(`attack: ${wish}; ${USAGE}\n`);
    return BAD_INPUT;
  }
  // A short attack mostly waits; a full one measures, and needs the machine.
  const findings = await inParallel(wish.attacks, wish.isShort ? LANES : 1, async (attack) => {
    const finding = await tryOut(attack, wish.isShort);
    if (!wish.isJson) process.stdout.write(`${lineOf(attack, finding)}\n`);
    return finding;
  });
  if (wish.isJson) process.stdout.write(`${JSON.stringify(findings)}\n`);
  return findings.every(({ got }) => got === null) ? 0 : GAVE_WAY;
}

async function tryOut(attack: Attack, isShort: boolean): Promise<Finding> {
  const stage = new Stage(isShort);
  const began = performance.now();
  const since = () => Math.round((performance.now() - began) / 100) / 10;
  try {
    const figures = await attack.run(stage);
    return { attack: attack.name, got: null, figures, seconds: since() };
  } catch (error) {
    const got =
      error instanceof Succeeded ? error.message : `broke off: ${error instanceof Error ? error.stack : error}`;
    return { attack: attack.name, got, figures: {}, seconds: since() };
  } finally {
    await stage.clear();
  }
}

interface Wish {
  readonly attacks: readonly Attack[];
  readonly isShort: boolean;
  readonly isJson: boolean;
}

/** What is wanted, or what is wrong with it. */
export function readWish(args: readonly string[]): Wish | string {
  let values: { only?: string; short?: boolean; json?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, short: { type: 'boolean' }, json: { type: 'boolean' } },
    }));
  } catch (error) {
    return String(error instanceof Error ? error.message.split(/[.\n]/, 1)[0] : error);
  }
  const names = values.only?.split(',') ?? null;
  const unknown = names?.find((name) => !ATTACKS.some((attack) => attack.name === name));
  if (unknown !== undefined) {
    return `--only: "${unknown}" is unknown; known: ${ATTACKS.map(({ name }) => name).join(', ')}`;
  }
  const attacks = ATTACKS.filter(({ name }) => names === null || names.includes(name));
  return { attacks, isShort: values.short ?? false, isJson: values.json ?? false };
}

function lineOf({ name, aim }: Attack, { got, figures, seconds }: Finding): string {
  const told = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
  const result = got === null ? `stood${told.length > 0 ? `: ${told.join(', ')}` : ''}` : `GAVE WAY: ${got}`;
  return `${name} (${aim})\n  ${result} (${seconds} s)`;
}
