import { canonicalText, isPlainObject } from '@stakeout/kernel';

/**
 * How one piece of plain data differs from another, as data: an object names the fields that differ, anything else that differs
 * is given whole, in a list of one so that it is not taken for fields. `null` where nothing differs.
 */
export type Overlay = null | readonly [unknown] | { readonly [field: string]: Overlay };

export function overlayOf(before: unknown, after: unknown): Overlay {
  if (isPlainObject(before) && isPlainObject(after)) {
    const fields = Object.keys(after).flatMap((field) => {
      const overlay = overlayOf(before[field], after[field]);
      return overlay === null ? [] : [[field, overlay] as const];
    });
    return fields.length === 0 ? null : Object.fromEntries(fields);
  }
  return canonicalText(before ?? null) === canonicalText(after ?? null) ? null : [after];
}

/** The other of the two. What belongs to an object and is no data stays with it. */
export function overlaid(before: unknown, overlay: Overlay): unknown {
  if (overlay === null) return before;
  if (Array.isArray(overlay)) return overlay[0];
  const fields = Object.entries(overlay as Readonly<Record<string, Overlay>>);
  const base = before as Readonly<Record<string, unknown>>;
  return { ...base, ...Object.fromEntries(fields.map(([field, inner]) => [field, overlaid(base[field], inner)])) };
}
