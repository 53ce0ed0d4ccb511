import { expect, type Page } from '@playwright/test';
import type { State } from '@stakeout/escape-plan';
import { Chooser } from './chooser.ts';
import { openFinished, openStage, type Stage, stageOf, stageWhere } from './escape-plan-stage.ts';
import { EscapePlanTable } from './escape-plan-table.ts';
import { closeRecap, openRecap, type TableState } from './table-state.ts';

/** Decisions in which different parts of the table are needed. The city of 14 tiles with five players has the least room. */
export const ESCAPE_PLAN_STATES: readonly TableState[] = [
  { name: 'the first turn', open: (page) => openAt(page, stageWhere(3, isOwnTurn)) },
  {
    name: 'five players on day 3',
    open: async (page) => {
      await openAt(page, fiveOnDay3());
      await closeRecap(page);
    },
  },
  { name: 'the police has moved', open: (page) => openAt(page, stageWhere(1, isOn(2))) },
  {
    name: 'recap',
    open: async (page) => {
      await openAt(page, fiveOnDay3());
      await openRecap(page);
    },
  },
  {
    name: 'a tile',
    open: (page) =>
      openAt(
        page,
        stageWhere(3, (state) => state.day === 3 && kindOf(state) === 'placeTile'),
      ),
  },
  {
    name: 'a tile in its place',
    open: async (page) => {
      await openAt(page, stageOf('placeTile'));
      await page.locator('.ep-tomorrow [data-target].is-legal').first().click();
      await page.locator('.ep-touch.is-hexagon.is-legal').first().click();
      await page.locator('.ep-turn').waitFor();
    },
  },
  { name: 'cops', open: (page) => openAt(page, stageOf('avoid', 2)) },
  {
    name: 'a contact',
    open: (page) =>
      openAt(
        page,
        stageWhere(4, (state) => kindOf(state) === 'takeContact'),
      ),
  },
  {
    name: 'replay',
    open: async (page) => {
      const id = await openStage(page, stageWhere(4, isOn(2)));
      await page.goto(`/replay/local/${id}`);
      await expect(page.locator('.ep-table')).toBeVisible();
    },
  },
  {
    name: 'another has played',
    open: async (page) => {
      await openStage(
        page,
        stageWhere(3, (state) => kindOf(state) === 'finish'),
      );
      await page.evaluate(waitForMe);
      await page.reload();
      await tableOn(page).offer();
      await page.locator('.prompt-own .button').click();
      await page.locator('.telling-next').waitFor();
    },
  },
];

/** How the match went: a page and no table. */
export const ESCAPE_PLAN_END: TableState = {
  name: 'end',
  open: async (page) => {
    await openFinished(page, 3);
    await expect(tableOn(page).end.getByRole('table').first()).toBeVisible();
  },
};

/** Runs in the page: from the next time on every turn of the others ends with a button. */
function waitForMe(): void {
  const settings = JSON.parse(localStorage.getItem('stakeout.settings') ?? '{}');
  localStorage.setItem('stakeout.settings', JSON.stringify({ ...settings, speed: 'wait' }));
}

async function openAt(page: Page, stage: Stage): Promise<void> {
  await openStage(page, stage);
  await tableOn(page).offer();
}

function tableOn(page: Page): EscapePlanTable {
  return new EscapePlanTable(page, new Chooser(51));
}

function fiveOnDay3(): Stage {
  return stageWhere(5, isOn(3));
}

function isOn(day: number): (state: State) => boolean {
  return (state) => state.day === day && isOwnTurn(state);
}

function isOwnTurn(state: State): boolean {
  return kindOf(state) === 'action';
}

function kindOf(state: State): string | undefined {
  return state.frames.at(-1)?.kind;
}
