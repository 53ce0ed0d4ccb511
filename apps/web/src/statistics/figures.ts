import type { Measured } from '@stakeout/bots/judge';
import type { Language } from '@stakeout/kernel';

/** How figures are written in one language: with a true minus, and as many places as say something. */
export interface Figures {
  /** A whole number or one of tenths, as large as it is. */
  readonly plain: (value: number) => string;
  /** With its sign, for what may bring or cost. */
  readonly signed: (value: number) => string;
  /** A measured value with how far it may be off. */
  readonly measured: (value: Measured, isSigned?: boolean) => string;
}

export function figuresIn(language: Language): Figures {
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const formats = (signDisplay: 'negative' | 'exceptZero') => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
    return (value: number) => format.format(value).replace('-', '−');
  };
  const plain = formats('negative');
  const signed = formats('exceptZero');
  return {
    plain,
    signed,
    measured: ({ value, se }, isSigned = false) => `${(isSigned ? signed : plain)(value)} ± ${plain(se)}`,
  };
}
