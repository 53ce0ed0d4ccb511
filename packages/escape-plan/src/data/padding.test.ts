import { describe, expect, it } from 'vitest';
import { configure } from '../config.ts';
import { DEFAULT_TABLE } from './default-table.data.ts';
import { changed } from './raw-table.fixture.ts';

/** Every place of the box, by its path, with what stands there. */
function placesOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([name, item]) => {
    const step = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    return placesOf(item, step);
  });
  return path === '' ? inner : [[path, value], ...inner];
}

/** One place of every kind: all cards of a deck are read alike, and so are all tiles. */
const PLACES = [
  ...new Map(placesOf(DEFAULT_TABLE).map((place) => [place[0].replace(/\d+/g, '#').replace(/[A-D]#/, 'S#'), place])),
].map(([, place]) => place);

/** The paths of those places that take what is put there. */
function takenAt(paddingOf: (value: unknown) => unknown): readonly string[] {
  return PLACES.flatMap(([path, value]) => {
    const padding = paddingOf(value);
    return padding !== undefined && configure({ table: changed({ [path]: padding }) }).ok ? [path] : [];
  });
}

describe('a box', () => {
  it('[E2.1] has no place for anything else: nothing inside a value, nothing beside it', () => {
    expect(PLACES.length).toBeGreaterThan(120);
    expect(takenAt((value) => (typeof value === 'object' ? undefined : [value]))).toEqual([]);
    expect(takenAt((value) => (typeof value === 'object' ? undefined : { padding: value }))).toEqual([]);
    expect(takenAt((value) => (typeof value === 'string' ? value.padEnd(61, 'x') : undefined))).toEqual([]);
    expect(takenAt((value) => (Array.isArray(value) ? [...value, ...Array(41).fill(value[0])] : undefined))).toEqual(
      [],
    );
    expect(takenAt((value) => (isRecord(value) ? { ...value, padding: 1 } : undefined))).toEqual([]);
  });

  it('[E2.1] has no more tiles than can be told apart, with names that can be read', () => {
    const [tile] = Object.values(DEFAULT_TABLE.tiles);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`T${index}`, tile]));
    expect(faultsWith({ tiles: many })[0]).toBe('tiles table.tooMany');
    const { S1, ...others } = DEFAULT_TABLE.tiles;
    const long = 'x'.repeat(61);
    expect(faultsWith({ tiles: { [long]: S1, ...others } })[0]).toBe(`tiles.${long} table.notAText`);
    expect(faultsWith({ tiles: { ['x'.repeat(60)]: S1, ...others } })).toEqual([]);
  });

  it('[E2.1] is not even looked at when it is too large, however deep or broad', () => {
    const deep = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
    for (const padding of [Array(75_000).fill({}), 'x'.repeat(64_001), deep]) {
      for (const name of ['_note', 'padding', 'tiles', 'assets']) {
        expect(faultsWith({ [name]: padding })).toEqual(['config config.tooLarge']);
      }
    }
  });

  it('[E2.1] that is nested as deeply as can be is refused like any other', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    for (const name of ['_note', 'padding', 'tiles', 'assets', 'patrol', 'notoriety']) {
      expect(faultsWith({ [name]: deep }).length).toBeGreaterThan(0);
    }
  });

  it('[E2.1] may have notes, which are not kept', () => {
    const noted = changed({ _note: 'ours', 'fixers[7]._seen': ['on the box'], 'tiles._count': 14 });
    expect(configure({ table: noted })).toEqual(configure({ table: DEFAULT_TABLE }));
    const result = configure({ table: DEFAULT_TABLE });
    expect(result.ok ? result.value.table : null).toBe(DEFAULT_TABLE);
  });
});

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsWith(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const result = configure({ table: { ...DEFAULT_TABLE, ...changes } });
  return result.ok ? [] : result.refusals.map(({ field, reason }) => `${field} ${reason}`);
}
