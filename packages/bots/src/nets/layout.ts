/** Where each group of a net's inputs begins, and how many inputs there are in all. */
export interface Layout<Name extends string> {
  readonly at: Readonly<Record<Name, number>>;
  readonly size: number;
  /** Says the same of two layouts only if they are the same: weights belong to one. */
  readonly text: string;
}

/** Puts groups of inputs one after the other. `meaning` says what is not seen from names and sizes. */
export function layOut<Name extends string>(sizes: Readonly<Record<Name, number>>, meaning = ''): Layout<Name> {
  const at = {} as Record<Name, number>;
  let size = 0;
  for (const [name, count] of Object.entries(sizes) as [Name, number][]) {
    at[name] = size;
    size += count;
  }
  return { at, size, text: JSON.stringify(sizes) + meaning };
}
