import {
  type Action,
  equipmentOf,
  fixerOf,
  kindOf,
  type PublicBoard,
  printedOf,
  type Table,
  type View,
} from '@stakeout/escape-plan';
import type { Player } from '../policy.ts';

const MASTER = 3;
const MASTER_KEY = 'asset 5';

/** What players got hold of in order to use it, and what they used, by kind. Contacts are not here: they score by being held (E22.2). */
export class Belongings {
  readonly got = new Set<string>();
  readonly used = new Set<string>();

  /** The same player, watched. */
  watch(player: Player): Player {
    return {
      choose: (view, options) => {
        const index = player.choose(view, options);
        this.note(view() as View, options[index] as Action);
        return index;
      },
    };
  }

  private note(view: View, action: Action): void {
    const table = printedOf(view.table);
    const got = gotBy(view, table, action);
    const used = usedBy(view, table, action);
    if (got !== null) this.got.add(got);
    if (used !== null) this.used.add(used);
  }
}

function gotBy(view: View, table: Table, action: Action): string | null {
  switch (action.type) {
    case 'buyFixer':
      return `fixer ${table.fixers[action.fixer]?.effect.kind}`;
    case 'buyEquipment':
      return `equipment ${action.equipment}`;
    case 'unlock':
      return `asset ${action.asset}`;
    case 'takeCan':
      return 'can';
    case 'takeKey':
      return 'key';
    case 'stop':
      return kindOf(table, view.table.at[view.viewer ?? 0] as number) === 'GANG' ? 'member' : null;
    default:
      return null;
  }
}

function usedBy(view: View, table: Table, action: Action): string | null {
  switch (action.type) {
    case 'gasCan':
      return 'can';
    case 'openLocker':
      return action.master === 1 ? MASTER_KEY : 'key';
    case 'stop':
      return action.key < 0 ? null : action.key === MASTER ? MASTER_KEY : 'key';
    case 'use':
      return componentOf(view.table.boards[view.viewer ?? 0] as PublicBoard, table, action.component, action.index);
    default:
      return null;
  }
}

function componentOf(board: PublicBoard, table: Table, component: string, index: number): string {
  const item = board.items[index] as number;
  switch (component) {
    case 'fixer':
      return `fixer ${table.fixers[fixerOf(item)]?.effect.kind}`;
    case 'equipment':
      return `equipment ${equipmentOf(item)}`;
    case 'asset':
      return `asset ${(board.slots[index] as number) - 1}`;
    default:
      return component;
  }
}
