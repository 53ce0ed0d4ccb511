import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import type { BoxOf, Grid, Sheet } from '../../../create/own-box/box.ts';
import { at, put } from '../../../create/own-box/paths.ts';
import { wording } from '../../../text/say.ts';
import { automaGrid } from './automa-grid.ts';
import { boxTexts } from './box.texts.ts';
import { gearGrids, lockerGrids, planGrid } from './card-grids.ts';
import { contactGrids } from './contact-grids.ts';
import { fixedGrid } from './fixed-grid.ts';
import { kindsOf } from './kinds.ts';
import { notorietyGrids, numberGrids } from './number-grids.ts';
import { tileGrids } from './tile-grids.ts';

type Title =
  | 'numbers'
  | 'notoriety'
  | 'tiles'
  | 'plans'
  | 'lockers'
  | 'contacts'
  | 'gear'
  | 'sandra'
  | 'costa'
  | 'fixed';
type Note = 'tilesNote' | 'plansNote' | 'contactsNote' | 'automaNote' | 'fixedNote';

/** The printed data of Escape Plan, table by table. */
export const box: BoxOf = (game) => {
  const kinds = kindsOf(game);
  return {
    name: 'table',
    usual: DEFAULT_TABLE,
    sheets: (data) => [
      sheet(data, 'numbers', numberGrids(game, data)),
      sheet(data, 'notoriety', notorietyGrids(data)),
      sheet(data, 'tiles', tileGrids(game, kinds, data), 'tilesNote'),
      sheet(data, 'plans', [planGrid(game, data)], 'plansNote'),
      sheet(data, 'lockers', lockerGrids(game, data)),
      sheet(data, 'contacts', contactGrids(kinds, data), 'contactsNote'),
      sheet(data, 'gear', gearGrids(kinds, data)),
      sheet(data, 'sandra', [automaGrid(game, kinds, data, 'inspector')], 'automaNote'),
      sheet(data, 'costa', [automaGrid(game, kinds, data, 'lieutenant')], 'automaNote'),
      sheet(data, 'fixed', [fixedGrid(game, data)], 'fixedNote'),
    ],
  };
};

function sheet(data: unknown, id: Title, grids: readonly Grid[], note?: Note): Sheet {
  const rows = grids.flatMap((grid) => [...grid.roots, ...grid.rows.flatMap(({ paths }) => paths)]);
  const roots = new Set(rows.map((path) => path.replace(/[.[].*$/, '')));
  return {
    id,
    title: wording(boxTexts, id),
    note: note === undefined ? null : wording(boxTexts, note),
    grids,
    back: () => [...roots].reduce((changed, root) => put(changed, root, at(DEFAULT_TABLE, root)), data),
  };
}
