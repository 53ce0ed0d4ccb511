import { COPS } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import type { Column, Grid } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { listAt } from '../../../create/own-box/paths.ts';
import { wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { LOSS, MONEY, NUMBER } from './kinds.ts';
import { rowAt, valueGrid } from './rows.ts';

const PLAYERS = [1, 2, 3, 4, 5];
const COST: Column = { id: 'cost', label: wording(boxTexts, 'cost') };

/** Prices, pieces and short tracks. */
export function numberGrids(game: AnyGame, data: unknown): readonly Grid[] {
  return [
    valueGrid(data, 'prices', wording(boxTexts, 'prices'), [
      ['start_cash', wording(boxTexts, 'startCash'), MONEY],
      ['gang_price', wording(boxTexts, 'gangPrice'), MONEY],
      ['church_price', wording(boxTexts, 'churchPrice'), MONEY],
      ['income_unlock_price', wording(boxTexts, 'incomePrice'), MONEY],
      ...[1, 2, 3].map(
        (count) => [`hospital_prices.${count}`, wording(boxTexts, 'hospital', { count }), MONEY] as const,
      ),
      ['used_asset_value', wording(boxTexts, 'usedAsset'), MONEY],
      ['wound_penalty', wording(boxTexts, 'woundPenalty'), LOSS],
    ]),
    valueGrid(data, 'pieces', wording(boxTexts, 'pieces'), [
      ['item_spaces', wording(boxTexts, 'itemSpaces'), NUMBER],
      ['contact_display', wording(boxTexts, 'display'), NUMBER],
      ['extra_action_discs', wording(boxTexts, 'discs'), NUMBER],
      ['gas_cans', wording(boxTexts, 'cans'), NUMBER],
      ['handcuffs', wording(boxTexts, 'handcuffs'), NUMBER],
      ...COPS.map((cop, index) => {
        const name = termOf(game, 'cop', index);
        return [
          `police.${cop}`,
          (language: 'en' | 'pt') => wording(boxTexts, 'police', { cop: name(language) })(language),
          NUMBER,
        ] as const;
      }),
    ]),
    exitCosts(data),
    valueGrid(
      data,
      'income',
      wording(boxTexts, 'incomeTrack'),
      tenOf('income_by_cubes_left', 10, (count) => wording(boxTexts, 'cubesLeft', { count })),
      { id: 'income', label: wording(boxTexts, 'income') },
    ),
    valueGrid(
      data,
      'slots',
      wording(boxTexts, 'assetSlots'),
      tenOf('asset_slot_costs', 6, (index) => wording(boxTexts, 'slot', { number: index + 1 })),
      COST,
    ),
    valueGrid(
      data,
      'contact-score',
      wording(boxTexts, 'contactScore'),
      tenOf('contact_score', 6, (count) => wording(boxTexts, 'contactCount', { count })),
    ),
  ];
}

function tenOf(path: string, length: number, label: (index: number) => ReturnType<typeof wording>) {
  return Array.from({ length }, (_, index) => [`${path}[${index}]`, label(index), MONEY] as const);
}

/** What each robber to leave pays, by the number of players. */
function exitCosts(data: unknown): Grid {
  return {
    id: 'exit-cost',
    head: wording(boxTexts, 'exitCost'),
    columns: PLAYERS.map((number) => ({ id: `robber-${number}`, label: wording(boxTexts, 'nth', { number }) })),
    rows: PLAYERS.map((count) =>
      rowAt(
        data,
        `exit_cost.${count}`,
        wording(boxTexts, 'players', { count }),
        PLAYERS.map((number) => (number <= Math.max(2, count) ? [`[${number - 1}]`, MONEY] : null)),
      ),
    ),
    roots: ['exit_cost'],
  };
}

/** Where the track of notoriety ends is for the box to say; lines are crossed after some of its spaces. */
export function notorietyGrids(data: unknown): readonly Grid[] {
  const positions = listAt(data, 'notoriety.positions');
  const penalties = listAt(data, 'notoriety.penalty');
  const length = Math.max(positions.length, penalties.length);
  const withSpaces = (count: number) => {
    const record = data as { readonly notoriety?: object };
    const grown = <T>(list: readonly T[], next: (index: number) => T) =>
      Array.from({ length: count }, (_, index) => list[index] ?? next(index));
    return {
      ...record,
      notoriety: {
        ...record.notoriety,
        positions: grown(positions, (index) => index + 1),
        penalty: grown(penalties, () => penalties.at(-1) ?? 0),
      },
    };
  };
  return [
    {
      id: 'spaces',
      head: wording(boxTexts, 'spaces'),
      columns: [{ id: 'penalty', label: wording(boxTexts, 'penalty') }],
      rows: Array.from({ length }, (_, index) => ({
        ...rowAt(data, `notoriety.penalty[${index}]`, wording(boxTexts, 'space', { number: index + 1 }), [['', LOSS]]),
        named: [`notoriety.positions[${index}]`],
        // Only at the top: the spaces below keep their numbers.
        ...(index === length - 1 && length > 1 ? { remove: () => withSpaces(length - 1) } : {}),
      })),
      roots: ['notoriety.positions', 'notoriety.penalty'],
      add: { label: wording(boxTexts, 'moreSpaces'), put: () => withSpaces(length + 1) },
    },
    {
      id: 'lines',
      head: wording(boxTexts, 'lines'),
      columns: [
        { id: 'after', label: wording(boxTexts, 'afterSpace') },
        { id: 'unlock', label: wording(boxTexts, 'unlocks') },
        { id: 'disc', label: wording(boxTexts, 'discsGained') },
      ],
      rows: [0, 1, 2].map((index) => {
        const after = rowAt(data, `notoriety.lines_after[${index}]`, wording(boxTexts, 'line', { number: index + 1 }), [
          ['', NUMBER],
        ]);
        const reward = rowAt(data, `threshold_rewards[${index}]`, after.label, [
          ['.unlock', NUMBER],
          ['.disc', NUMBER],
        ]);
        return { ...after, paths: [...after.paths, ...reward.paths], cells: [...after.cells, ...reward.cells] };
      }),
      roots: ['notoriety.lines_after', 'threshold_rewards', 'notoriety'],
    },
  ];
}
