import { kindOf } from '../../../table/selection/choices.ts';
import type { Target } from '../play/targets.ts';
import { rowsAfter } from './describe.ts';
import type { Row, Scene, Section } from './panel.ts';

/** Components of an executive action (E17), where they are not what is being placed. */
const USED = ['contact', 'item', 'slot', 'member', 'firstAid'];

/** Pieces of the board and the buttons that mean the same. */
const SAME: readonly (readonly [piece: Target, button: Target])[] = [
  ['rest', 'button:rest'],
  ['can', 'button:gasCan'],
  ['disc', 'button:useDisc'],
];

/** Everything that can be touched first, taken off shelf by shelf, so that nothing is shown twice and nothing is left out. */
export class Shelf {
  private readonly rows = new Map<Target, Row>();

  constructor(scene: Scene) {
    for (const row of rowsAfter(scene, [])) if (row.target !== null) this.rows.set(row.target, row);
    for (const [piece, button] of SAME)
      if (this.rows.has(piece) && !this.rows.get(button)?.isChosen) this.rows.delete(button);
  }

  /** Takes the rows for which this holds. */
  takeIf(isWanted: (target: Target, row: Row) => boolean): readonly Row[] {
    const taken = [...this.rows].filter(([target, row]) => isWanted(target, row)).map(([, row]) => row);
    for (const { target } of taken) if (target !== null) this.rows.delete(target);
    return taken;
  }

  /** Takes the rows of some kinds of targets. */
  take(...kinds: readonly string[]): readonly Row[] {
    return this.takeIf((target) => kinds.includes(kindOf(target)));
  }

  takeOne(target: Target): readonly Row[] {
    return this.takeIf((other) => other === target);
  }

  takeUses(): readonly Row[] {
    return this.take(...USED);
  }

  /** Takes away what is on the table another way of saying the same; what is chosen stays. */
  drop(...kinds: readonly string[]): void {
    this.takeIf((target, row) => kinds.includes(kindOf(target)) && !row.isChosen);
  }

  /** Whatever is left. */
  takeRest(): readonly Row[] {
    return this.takeIf(() => true);
  }
}

export function section(id: string, title: string | null, rows: readonly Row[]): readonly Section[] {
  return rows.length === 0 ? [] : [{ id, title, rows }];
}
