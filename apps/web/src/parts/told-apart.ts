/** Equal things in a list are told apart by how many of them came before: keys for what is drawn of them. */
export function toldApart<T>(things: readonly T[]): readonly { readonly thing: T; readonly key: string }[] {
  const seen = new Map<T, number>();
  return things.map((thing) => {
    const count = (seen.get(thing) ?? 0) + 1;
    seen.set(thing, count);
    return { thing, key: `${thing} ${count}` };
  });
}
