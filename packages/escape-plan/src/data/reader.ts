import { FaultList, isPlainObject, malformed, type Params, type Refusal } from '@stakeout/kernel';

/** No list and no row of a box has more than this in it. */
const MOST_ITEMS = 40;
const MOST_LETTERS = 60;

/**
 * Reads untrusted data and writes down every fault with the row it is in. It always gives something back, so that reading
 * can go on and name all the faults at once; what it gives is only used when there were none.
 */
export class Reader {
  private readonly faults = new FaultList();

  get refusals(): readonly Refusal[] {
    return this.faults.refusals;
  }

  fault(field: string, reason: string, params: Params = {}): void {
    this.faults.add(malformed(field, reason, params));
  }

  /**
   * A row with named fields, of which it may have no others: a name that is misspelt must not pass unread. Notes may stand
   * beside them.
   */
  record(field: string, value: unknown, names: readonly string[]): Record<string, unknown> {
    const row = this.row(field, value);
    for (const name of Object.keys(row)) {
      // The rows of the table itself are known by their names alone.
      const place = field === 'table' ? name : `${field}.${name}`;
      if (!names.includes(name) && !isNote(name)) this.fault(place, 'table.unknownField', { known: names.join(', ') });
    }
    return row;
  }

  /** A row whose fields have names of the host's own. */
  dictionary(field: string, value: unknown): Record<string, unknown> {
    const row = this.row(field, value);
    const names = Object.keys(row).filter((name) => !isNote(name));
    if (names.length > MOST_ITEMS) this.fault(field, 'table.tooMany', { most: MOST_ITEMS });
    return Object.fromEntries(
      names.slice(0, MOST_ITEMS).map((name) => [this.text(`${field}.${name}`, name), row[name]]),
    );
  }

  list(field: string, value: unknown, length?: number): readonly unknown[] {
    if (!Array.isArray(value)) {
      this.fault(field, 'table.notAList');
      return [];
    }
    if (length !== undefined && value.length !== length) {
      this.fault(field, 'table.length', { expected: length, found: value.length });
    }
    if (length === undefined && value.length > MOST_ITEMS) this.fault(field, 'table.tooMany', { most: MOST_ITEMS });
    // Made anew, so that a hole is an item like any other.
    return Array.from({ length: Math.min(value.length, MOST_ITEMS) }, (_, index) => value[index]);
  }

  /** A list that can only be this one. */
  fixed(field: string, value: unknown, expected: readonly unknown[], reason: string, params: Params = {}): void {
    const isSame = Array.isArray(value) && value.length === expected.length;
    if (!isSame || expected.some((item, index) => item !== value[index])) this.fault(field, reason, params);
  }

  whole(field: string, value: unknown, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.fault(field, 'table.notInRange', { least, most });
    return least;
  }

  flag(field: string, value: unknown): boolean {
    if (typeof value === 'boolean') return value;
    this.fault(field, 'table.notYesOrNo');
    return false;
  }

  text(field: string, value: unknown): string {
    if (typeof value === 'string' && value.length > 0 && value.length <= MOST_LETTERS) return value;
    this.fault(field, 'table.notAText');
    return '';
  }

  /** The index of a name in a list of allowed names. */
  oneOf(field: string, value: unknown, allowed: readonly string[]): number {
    const index = typeof value === 'string' ? allowed.indexOf(value) : -1;
    if (index >= 0) return index;
    this.fault(field, 'table.notOneOf', { allowed: allowed.join(', ') });
    return 0;
  }

  /** A list of names as a mask. */
  mask(field: string, value: unknown, allowed: readonly string[]): number {
    let mask = 0;
    for (const [index, name] of this.list(field, value).entries()) {
      mask |= 1 << this.oneOf(`${field}[${index}]`, name, allowed);
    }
    return mask;
  }

  numbers(field: string, value: unknown, least: number, most: number, length?: number): number[] {
    return this.list(field, value, length).map((item, index) => this.whole(`${field}[${index}]`, item, least, most));
  }

  private row(field: string, value: unknown): Record<string, unknown> {
    if (isPlainObject(value)) return value;
    this.fault(field, 'table.notARecord');
    return {};
  }
}

/** Names that begin with `_` are notes for whoever reads the file. */
function isNote(name: string): boolean {
  return name.startsWith('_');
}

/** The data as it is kept: notes are for whoever wrote the file, and no part of a match. Without any it is the same data. */
export function withoutNotes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const kept = fields.filter(([name]) => !isNote(name)).map(([name, inner]) => [name, withoutNotes(inner)] as const);
  if (kept.length === fields.length && kept.every(([, inner], index) => inner === fields[index]?.[1])) return value;
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
