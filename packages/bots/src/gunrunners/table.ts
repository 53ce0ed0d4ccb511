import type { View } from '@stakeout/gunrunners';

/** Everything on the table, whoever looks at it: a view is one, and so is an imagined world. */
export type Table = Omit<View, 'viewer' | 'outcome'>;

type Loose<T> = T extends readonly (readonly (infer Item)[])[]
  ? Item[][]
  : T extends readonly (infer Item)[]
    ? Item[]
    : T;

/** A table made up from a view, to be played on. It has every face, but they are guesses: it is never the truth. */
export type World = { -readonly [Field in keyof Table]: Loose<Table[Field]> };
