import { ASSETS, COLOURS, PLACES } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import type { Grid, Row } from '../../../create/own-box/box.ts';
import { cellAt, termOf } from '../../../create/own-box/cells.ts';
import { at } from '../../../create/own-box/paths.ts';
import { type Wording, wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { VALUE } from './rows.ts';

/** What the rules rely on and no box can have otherwise. */
export function fixedGrid(game: AnyGame, data: unknown): Grid {
  const place = (name: unknown) => nameOf(game, 'place', PLACES, name);
  const asset = (name: unknown) => nameOf(game, 'asset', ASSETS, name);
  const rows: Row[] = [
    ...['G1', 'G2', 'SAFE'].map((name, index) =>
      fixedRow(data, `business_groups.${name}`, wording(boxTexts, 'group', { number: index + 1 }), place),
    ),
    fixedRow(data, 'assets', wording(boxTexts, 'assets'), asset),
    ...(['item_spaces', 'contact_spaces', 'unlocked_slot_5'] as const).map((name) =>
      fixedRow(data, `asset_start.${name}`, joined('assetStart', 'where', wording(boxTexts, name)), asset),
    ),
    fixedRow(data, 'patrol', wording(boxTexts, 'patrol')),
    fixedRow(data, 'contact_spaces', wording(boxTexts, 'contactSpaces')),
    fixedRow(data, 'gang_members', wording(boxTexts, 'gangMembers')),
    ...COLOURS.map((colour, index) =>
      fixedRow(data, `keys.${colour}`, joined('keys', 'colour', termOf(game, 'colour', index))),
    ),
    fixedRow(data, 'cubes.income', joined('cubesOf', 'what', wording(boxTexts, 'income'))),
    fixedRow(data, 'cubes.wounds', joined('cubesOf', 'what', wording(boxTexts, 'cubesWounds'))),
    fixedRow(data, 'cubes.notoriety', joined('cubesOf', 'what', wording(boxTexts, 'notoriety'))),
    ...['1-3', '4-5'].map((players) =>
      fixedRow(data, `business_closes_at.${players}`, wording(boxTexts, 'closes', { players })),
    ),
  ];
  return {
    id: 'fixed',
    head: wording(boxTexts, 'fixed'),
    columns: [VALUE],
    rows,
    roots: ['business_groups', 'asset_start', 'keys', 'cubes', 'business_closes_at'],
  };
}

function fixedRow(data: unknown, path: string, label: Wording, item: (name: unknown) => Wording = plain): Row {
  const value = at(data, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const shown: Wording = (language) => items.map((name) => item(name)(language)).join(', ');
  return { key: path, label, paths: [path], cells: [cellAt(data, path, { type: 'fixed', shown })] };
}

function plain(name: unknown): Wording {
  return () => (name === undefined ? '–' : String(name));
}

function nameOf(game: AnyGame, term: string, names: readonly string[], name: unknown): Wording {
  const index = names.indexOf(String(name));
  return index < 0 ? plain(name) : termOf(game, term, index);
}

/** A sentence of the form, completed with another text. */
function joined(id: 'assetStart' | 'keys' | 'cubesOf', name: string, inner: Wording): Wording {
  return (language) => wording(boxTexts, id, { [name]: inner(language) })(language);
}
