import { isPlainObject, malformed, type Params, type Refusal } from '@stakeout/kernel';

/**
 * Reads untrusted data and writes down every fault with the row it is in. It always gives something back, so that reading
 * can go on and name all the faults at once; what it gives is only used when there were none.
 */
export class Reader {
  readonly refusals: Refusal[] = [];

  fault(field: string, reason: string, params: Params = {}): void {
    this.refusals.push(malformed(field, reason, params));
  }

  /**
   * A row with named fields, of which it may have no others: a name that is misspelt must not pass unread. Names that begin
   * with `_` are notes for whoever reads the file.
   */
  record(field: string, value: unknown, names: readonly string[]): Record<string, unknown> {
    const row = this.dictionary(field, value);
    for (const name of Object.keys(row)) {
      // The rows of the table itself are known by their names alone.
      const place = field === 'table' ? name : `${field}.${name}`;
      if (!names.includes(name) && !name.startsWith('_'))
        this.fault(place, 'table.unknownField', { known: names.join(', ') });
    }
    return row;
  }

  /** A row whose fields have names of the host's own. */
  dictionary(field: string, value: unknown): Record<string, unknown> {
    if (isPlainObject(value)) return value;
    this.fault(field, 'table.notARecord');
    return {};
  }

  list(field: string, value: unknown, length?: number): readonly unknown[] {
    if (!Array.isArray(value)) {
      this.fault(field, 'table.notAList');
      return [];
    }
    if (length !== undefined && value.length !== length) {
      this.fault(field, 'table.length', { expected: length, found: value.length });
    }
    // Spread, so that a hole is an item like any other.
    return [...value];
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
    if (typeof value === 'string' && value.length > 0 && value.length <= 60) return value;
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
}
