import { UPKEEP, WARNING_CLAUSES, type Warning } from '@stakeout/escape-plan';
import type { Language } from '@stakeout/kernel';
import { sayIn } from '../../../text/say.ts';
import type { Words } from '../words.ts';
import { WARNING_TEXTS } from './warnings.texts.ts';

/** One warning: what it comes to, why, and by which clauses. */
export interface WarningLine {
  readonly head: string;
  readonly why: string;
  readonly clauses: readonly string[];
}

/** Warnings in words, a line each. What is short for the exit and for the next turn is one sum, so it is one line. */
export function warningLines(
  warnings: readonly Warning[],
  isAnyoneOut: boolean,
  words: Pick<Words, 'term'>,
  language: Language,
): readonly WarningLine[] {
  const say = sayIn(WARNING_TEXTS, language);
  const money = (amount: number) => words.term('money', amount);
  const due = money(UPKEEP);
  const lines: WarningLine[] = [];
  const short = warnings.filter((warning) => warning.kind === 'price' || warning.kind === 'upkeep');
  const [first] = short;
  if (first !== undefined) {
    const whys = short.map((warning) =>
      warning.kind === 'upkeep' ? say('upkeep', { due }) : priceWhy(warning.price, warning.most),
    );
    if (!isAnyoneOut) whys.push(say('upkeepLater', { due }));
    const clauses = [...short.flatMap(({ kind }) => WARNING_CLAUSES[kind]), ...(isAnyoneOut ? [] : ['E9.4'])];
    lines.push({ head: say('keeps', { keeps: money(first.keeps) }), why: whys.join(' '), clauses });
  }
  for (const warning of warnings) {
    const clauses = WARNING_CLAUSES[warning.kind];
    switch (warning.kind) {
      case 'late': {
        const { turns, left } = warning;
        const head = say('late', { exit: words.term('exit', warning.exit), turns, left });
        lines.push({ head, why: say('lateWhy'), clauses });
        break;
      }
      case 'patrol': {
        const { open, hidden } = warning;
        const head = say('patrol', { exit: words.term('exit', warning.exit), open, hidden });
        lines.push({ head, why: say('patrolWhy'), clauses });
        break;
      }
      case 'wounds': {
        const head = say('wounds', { wounds: warning.wounds, penalty: money(warning.penalty) });
        lines.push({ head, why: say('woundsWhy'), clauses });
        break;
      }
      case 'line': {
        const head = say('line', { position: warning.position, penalty: money(warning.penalty) });
        lines.push({ head, why: say('lineWhy', { line: warning.line + 1 }), clauses });
        break;
      }
    }
  }
  return lines;

  function priceWhy(price: number, most: number): string {
    if (price === most) return say('price', { price: money(price) });
    return price === 0
      ? say('priceFirst', { most: money(most) })
      : say('priceNow', { price: money(price), most: money(most) });
  }
}
