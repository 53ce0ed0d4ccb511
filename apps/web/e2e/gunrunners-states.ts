import { expect, type Page } from '@playwright/test';
import { countExposed, EXPOSED_FOR_BUST, SPY, type State } from '@stakeout/gunrunners';
import { Chooser } from './chooser.ts';
import { openGunrunnersWhere, openLateInGunrunners } from './gunrunners-stage.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { playUntil } from './screens.ts';
import { openRecap, type TableState } from './table-state.ts';

/** The main states of the table, with as many at it as there can be. */
export const GUNRUNNERS_STATES: readonly TableState[] = [
  { name: 'set-up', open: (page) => openWhere(page, ({ phase }) => phase === 'station') },
  { name: 'deploying', open: (page) => openWhere(page, ({ phase, turn }) => phase === 'deploy' && turn >= 16) },
  {
    name: 'power player',
    open: (page) => openWhere(page, ({ phase, power, turn }) => phase === 'operation' && power === 0 && turn >= 8),
  },
  {
    name: 'spy',
    open: (page) => openWhere(page, ({ phase, power, role }) => phase === 'operation' && power === 0 && role === SPY),
  },
  {
    name: 'recap',
    open: async (page) => {
      await openWhere(page, ({ phase, turn }) => phase === 'roll' && turn >= 16);
      await openRecap(page);
    },
  },
  {
    name: 'bust',
    open: async (page) => {
      const table = await openBeforeBust(page);
      expect(await playUntil(table, '[data-testid="bust"] .gr-stage-close')).toBe(true);
    },
  },
  {
    name: 'menu',
    open: async (page) => {
      await openWhere(page, ({ phase }) => phase === 'station');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'replay',
    open: async (page) => {
      const id = await openLateInGunrunners(page, 4, 2);
      await page.goto(`/replay/local/${id}`);
      await page.getByRole('slider').first().fill('60');
      await expect(page.locator('.gr-table')).toBeVisible();
    },
  },
  {
    name: 'end',
    open: async (page) => {
      await openLateInGunrunners(page, 4, 2);
      const table = tableOn(page);
      await table.playToTheEnd();
      await expect(table.end).toBeVisible();
    },
  },
];

export function stateNamed(name: string): TableState {
  const state = GUNRUNNERS_STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`there is no state ${name}`);
  return state;
}

async function openWhere(page: Page, wanted: (state: State) => boolean): Promise<GunrunnersTable> {
  await openGunrunnersWhere(page, 4, wanted);
  const table = tableOn(page);
  await table.offer();
  return table;
}

function tableOn(page: Page): GunrunnersTable {
  return new GunrunnersTable(page, new Chooser(61));
}

/** At the card after which a bust comes. */
export function openBeforeBust(page: Page): Promise<GunrunnersTable> {
  return openWhere(page, ({ phase, fields }) => phase === 'place' && fields.some(isDue));
}

function isDue(field: readonly number[]): boolean {
  return countExposed(field) >= EXPOSED_FOR_BUST;
}
