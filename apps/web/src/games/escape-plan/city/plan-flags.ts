import { incomeOf, type Node, type Table, type View } from '@stakeout/escape-plan';
import type { Say } from '../../../text/say.ts';
import { planStanding } from '../cards/plan-lines.ts';
import type { Words } from '../words.ts';
import type { CityTextId } from './city.texts.ts';

/** What the viewer's plan says of a place in the city. */
export interface PlanFlag {
  readonly node: Node;
  /** In thousands: money at the end, or what the income symbol brings now; 0 where it has been had. */
  readonly money: number;
  readonly kind: 'money' | 'income' | 'visited';
}

/** Flags for the places of the own plan. Where the plan is covered, or nobody plays here, there are none. */
export function flagsOf(told: View, printed: Table): readonly PlanFlag[] {
  const { viewer, own, table: shown } = told;
  const board = viewer === null ? undefined : shown.boards[viewer];
  if (viewer === null || own === null || board === undefined) return [];
  // The cube leaves the board before the income is counted (E15.1).
  const income = incomeOf(printed, board, 1);
  return planStanding(printed, shown, viewer, own.plan).groups.flatMap(({ lines }) =>
    lines.flatMap(({ place, money, state }): readonly PlanFlag[] => {
      const node = shown.places[place] ?? -1;
      if (node < 0) return [];
      if (state === 'visited') return [{ node, money: 0, kind: 'visited' }];
      return [money < 0 ? { node, money: income, kind: 'income' } : { node, money, kind: 'money' }];
    }),
  );
}

/** What is written on a flag; nothing where a tick says enough. */
export function flagText({ money, kind }: PlanFlag, words: Words, say: Say<CityTextId>): string {
  if (kind === 'visited') return '';
  const amount = words.term('money', money);
  return kind === 'income' ? say('flagIncome', { money: amount }) : amount;
}
