import { isPlainObject } from './canonical.ts';
import { accepted, malformed, type Result, refused } from './refusal.ts';

/**
 * Whether anything at all has the shape of an action: an object whose `type` is one of the shapes, with that type's fields
 * and no others. `faultOf` gives the reason why a field's value will not do, or `null`. Whether it is legal is another question.
 */
export function readShape<Shaped>(
  input: unknown,
  shapes: Readonly<Record<string, readonly string[]>>,
  faultOf: (field: string, value: unknown) => string | null,
): Result<Shaped> {
  if (!isPlainObject(input)) return refused([malformed('action', 'action.notAnObject')]);
  const type = input['type'];
  const fields = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (fields === undefined) {
    return refused([malformed('type', 'action.unknownType', { known: Object.keys(shapes).join(', ') })]);
  }
  for (const field of fields) {
    const fault = faultOf(field, input[field]);
    if (fault !== null) return refused([malformed(field, fault)]);
  }
  const extra = Object.keys(input).find((field) => field !== 'type' && !fields.includes(field));
  if (extra !== undefined) return refused([malformed(extra, 'action.unknownField')]);
  return accepted(input as Shaped);
}

/** A whole number. -0 is none: it would not survive being written down and read again. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}
