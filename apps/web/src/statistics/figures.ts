import type { Measured } from '@stakeout/bots/judge';
import type { Language } from '@stakeout/kernel';
import { INTERVAL } from '../review/model/staircase.ts';

/** How figures are written in one language: with a true minus, and as many places as say something. */
export interface Figures {
  readonly plain: (value: number) => string;
  /** With its sign, for what may bring or cost. */
  readonly signed: (value: number) => string;
  /** A measured value in two parts: itself, and how far it may be off. */
  readonly measured: (value: Measured, isSigned?: boolean) => readonly [value: string, about: string];
}

/** Where a value may be off by less than this, a second place says something. */
const FINE = 0.3;

export function figuresIn(language: Language): Figures {
  const written = (value: number, digits: number, isSigned: boolean) =>
    new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', {
      maximumFractionDigits: digits,
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    })
      .format(value)
      .replace('-', '−');
  return {
    plain: (value) => written(value, 1, false),
    signed: (value) => written(value, 1, true),
    measured: ({ value, se }, isSigned = false) => {
      const about = INTERVAL * se;
      const digits = about < FINE ? 2 : 1;
      return [written(value, digits, isSigned), `± ${written(about, digits, false)}`];
    },
  };
}

/** Both parts of a measured value in a line. */
export function inLine([value, about]: readonly [string, string]): string {
  return `${value} ${about}`;
}
