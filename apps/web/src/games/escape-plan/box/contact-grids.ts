import { DEFAULT_TABLE, type RawContact } from '@stakeout/escape-plan';
import { isPlainObject } from '@stakeout/kernel';
import type { Cell, Column, Grid, Kind, Row } from '../../../create/own-box/box.ts';
import { listAt, put } from '../../../create/own-box/paths.ts';
import { type Wording, wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { FLAG, type Kinds, MONEY, STEP, TEXT } from './kinds.ts';

type Contact = Partial<RawContact>;

/** Contacts that are the same but for their ids: one row, and how many of them there are. */
interface Bundle {
  /** The first id of the usual cards that these stand for, or of these where they stand for none. */
  readonly key: string;
  readonly first: Contact;
  readonly places: readonly number[];
}

const COUNT: Kind = { type: 'count', most: 33 };

export function contactGrids({ effect }: Kinds, data: unknown): readonly Grid[] {
  const bundles = withMissing(bundlesOf(contactsOf(data)));
  const rowsOf = (cells: (bundle: Bundle) => readonly (Cell | null)[]) =>
    bundles.map((bundle): Row => rowOf(data, bundle, cells(bundle)));
  const field = (bundle: Bundle, name: keyof RawContact, kind: Kind) => fieldCell(data, bundle, name, kind);
  return [
    {
      id: 'contacts',
      head: wording(boxTexts, 'card'),
      columns: [
        {
          id: 'copies',
          label: wording(boxTexts, 'copies'),
          counted: (count) => wording(boxTexts, 'counted', { count }),
          isSummed: true,
        },
        ...(['cost', 'star', 'step', 'effect'] as const).map((id): Column => ({ id, label: wording(boxTexts, id) })),
      ],
      rows: rowsOf((bundle) => [
        copiesCell(data, bundle),
        field(bundle, 'cost', MONEY),
        field(bundle, 'star', FLAG),
        field(bundle, 'step', STEP),
        field(bundle, 'effect', effect),
      ]),
      roots: ['contacts'],
      add: { label: wording(boxTexts, 'newContact'), put: () => withNew(data) },
    },
    {
      id: 'names',
      head: wording(boxTexts, 'names'),
      columns: [
        { id: 'name', label: wording(boxTexts, 'nameEn') },
        { id: 'pt', label: wording(boxTexts, 'namePt') },
      ],
      rows: rowsOf((bundle) => [field(bundle, 'name', TEXT), field(bundle, 'pt', TEXT)]),
      roots: [],
    },
  ];
}

function contactsOf(data: unknown): readonly Contact[] {
  return listAt(data, 'contacts').map((contact) => (isPlainObject(contact) ? (contact as Contact) : {}));
}

/** Copies that were added have the id of the first one and a number. */
function baseOf(id: unknown): string {
  return String(id).replace(/\+\d+$/, '');
}

const USUAL = DEFAULT_TABLE.contacts;
/** The first card like this one, of every card of the usual box. */
const USUAL_KEYS = new Map(USUAL.map((contact) => [contact.id, USUAL.find((first) => isLike(first, contact))?.id]));

function bundlesOf(contacts: readonly Contact[]): readonly Bundle[] {
  const bundles: { key: string; first: Contact; places: number[] }[] = [];
  for (const [place, contact] of contacts.entries()) {
    const key = USUAL_KEYS.get(baseOf(contact.id)) ?? baseOf(contact.id);
    const same = bundles.find(({ key: other, first }) => baseOf(other.split('/')[0]) === key && isLike(first, contact));
    if (same !== undefined) same.places.push(place);
    else {
      // Usual cards that have become different from each other are rows of their own.
      const twins = bundles.filter((bundle) => bundle.key.split('/')[0] === key).length;
      bundles.push({ key: twins === 0 ? key : `${key}/${twins + 1}`, first: contact, places: [place] });
    }
  }
  return bundles;
}

/** In the order of the usual box, with those of its cards that are not there, so that they can be brought back. */
function withMissing(bundles: readonly Bundle[]): readonly Bundle[] {
  const order = [...new Set(USUAL_KEYS.values())].filter((key) => key !== undefined);
  const rank = ({ key }: Bundle) => order.indexOf(key.split('/')[0] ?? '');
  const missing = order
    .filter((key) => !bundles.some((bundle) => bundle.key === key))
    .map((key): Bundle => ({ key, first: USUAL.find(({ id }) => id === key) ?? {}, places: [] }));
  const usual = [...bundles, ...missing].filter((bundle) => rank(bundle) >= 0);
  return [...usual.sort((one, other) => rank(one) - rank(other)), ...bundles.filter((bundle) => rank(bundle) < 0)];
}

function isLike({ id: _, ...one }: Contact, { id: __, ...other }: Contact): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function rowOf(data: unknown, { key, first, places }: Bundle, cells: readonly (Cell | null)[]): Row {
  const label: Wording = (language) =>
    (language === 'pt' ? first.pt : first.name) || first.name || wording(boxTexts, 'unnamed')(language);
  const isOwn = ![...USUAL_KEYS.values()].includes(key);
  return {
    key,
    label,
    cells,
    paths: places.map((place) => `contacts[${place}]`),
    named: places.map((place) => `contacts[${place}].id`),
    ...(isOwn && places.length > 0 ? { remove: () => withCopies(data, { key, first, places }, 0) } : {}),
  };
}

/** The same field of all of them. A card that is not there has none. */
function fieldCell(data: unknown, { first, places }: Bundle, name: keyof RawContact, kind: Kind): Cell | null {
  if (places.length === 0) return null;
  const paths = places.map((place) => `contacts[${place}].${name}`);
  return {
    kind,
    value: first[name],
    paths,
    put: (value) => paths.reduce((changed, path) => put(changed, path, value), data),
  };
}

function copiesCell(data: unknown, bundle: Bundle): Cell {
  return {
    kind: COUNT,
    value: bundle.places.length,
    paths: [],
    put: (count) => withCopies(data, bundle, Number(count)),
  };
}

/** So many of these cards: the last ones go first, new ones come after the others. */
function withCopies(data: unknown, { key, first, places }: Bundle, count: number): unknown {
  const contacts = contactsOf(data);
  const taken = new Set(contacts.map(({ id }) => String(id)));
  const kept = contacts.filter((_, place) => !places.slice(count).includes(place));
  const after = places.length === 0 ? rankPlace(kept, key) : (places[Math.min(count, places.length) - 1] ?? -1) + 1;
  // Cards of the usual box come back with their own ids.
  const own = [...USUAL_KEYS].flatMap(([id, of]) => (of === key && !taken.has(id) ? [id] : []));
  const fresh = Array.from({ length: Math.max(0, count - places.length) }, (_, index) => {
    const id = own[index] ?? freeId(`${baseOf(first.id)}+`, taken);
    taken.add(id);
    return { ...first, id };
  });
  return put(data, 'contacts', [...kept.slice(0, after), ...fresh, ...kept.slice(after)]);
}

/** Where cards of the usual box stand among those that there are. */
function rankPlace(contacts: readonly Contact[], key: string): number {
  const next = contacts.findIndex(({ id }) => String(id) > key);
  return next < 0 ? contacts.length : next;
}

function withNew(data: unknown): unknown {
  const contacts = contactsOf(data);
  const id = freeId('X', new Set(contacts.map((contact) => String(contact.id))));
  const card: RawContact = { id, name: '', pt: '', cost: 0, star: false, step: 'ANY', effect: 'TAKE_CONTACT' };
  return put(data, 'contacts', [...contacts, card]);
}

function freeId(beginning: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`${beginning}${number}`)) number++;
  return `${beginning}${number}`;
}
