import type { RawAutomaCard } from './raw-table.ts';
import type { Reader } from './reader.ts';
import {
  type AutomaCard,
  COLOURS,
  COPS,
  type Contact,
  type Effect,
  type EffectKind,
  type Equipment,
  type Fixer,
  LOCATION_KINDS,
  type LocationKind,
  type Locker,
  PLACES,
  PLACES_PER_GROUP,
  type Step,
} from './table.ts';

const HIGHEST_PRICE = 20;
const HIGHEST_VALUE = 500;
const CONTACT_FIELDS = ['id', 'name', 'pt', 'cost', 'star', 'step', 'effect'];
/** What a card of Sandra or Costa may say beside where and what it is; most cards say little of it. */
const AUTOMA_WORDS: readonly (keyof RawAutomaCard)[] = ['kind', 'cube', 'take_exit_tiles'];
const AUTOMA_COUNTS: readonly (keyof RawAutomaCard)[] = [
  'discard_contacts',
  'take_contacts',
  'discard_fixer',
  'discard_key',
  'discard_exit_tile',
];
const AUTOMA_FIELDS: readonly string[] = [
  ...['id', 'location', 'delta', 'locker', 'take_lockers'],
  ...AUTOMA_WORDS,
  ...AUTOMA_COUNTS,
];
export const STEPS: readonly Step[] = ['ANY', 'TRAVEL', 'AVOID'];

/** What follows the colon of an effect: a type of cop, several, a number, or nothing. */
export const EFFECT_ARGUMENTS: Readonly<Record<EffectKind, 'cop' | 'cops' | 'number' | 'none'>> = {
  REMOVE_OFFICER: 'cop',
  MOVE_OFFICER: 'cop',
  GAIN_DISC: 'none',
  AVOID_TYPES_ON_TILE: 'cops',
  AVOID_ALL_ON_TILE: 'none',
  AVOID_ANY: 'number',
  LOSE_NOTORIETY: 'number',
  TAKE_CONTACT: 'none',
  REFRESH_EQUIPMENT_AND_CONTACTS: 'none',
  UNLOCK_ASSET: 'none',
  HEAL: 'number',
  MOVE_TO_HOSPITAL: 'none',
  GANG_ABILITY: 'none',
  FLY: 'number',
  INCOME: 'none',
  WATER_PASSABLE: 'none',
  SEWER: 'number',
  MASTER_KEY: 'none',
};

/** Reads an effect such as `MOVE_OFFICER:SWAT` or `HEAL:1`. */
export function compileEffect(reader: Reader, field: string, value: unknown): Effect {
  const [name = '', argument = ''] = reader.text(field, value).split(':');
  const kinds = Object.keys(EFFECT_ARGUMENTS);
  const kind = kinds[reader.oneOf(field, name, kinds)] as EffectKind;
  const wanted = EFFECT_ARGUMENTS[kind];
  if (wanted === 'number') {
    // E17.7, E17.12: flights and the sewer reach two tiles, whatever a card says.
    const [least, most] = kind === 'FLY' || kind === 'SEWER' ? [2, 2] : [1, 9];
    return { kind, cops: 0, amount: reader.whole(field, Number(argument), least, most) };
  }
  if (wanted === 'none') {
    if (argument !== '') reader.fault(field, 'table.noArgument');
    return { kind, cops: 0, amount: 0 };
  }
  const cops = argument.split(',');
  if (wanted === 'cop' && cops.length !== 1) reader.fault(field, 'table.oneCop');
  return { kind, cops: reader.mask(field, cops, COPS), amount: 0 };
}

export function compileContacts(reader: Reader, value: unknown, count: number): Contact[] {
  const contacts = reader.list('contacts', value, count).map((item, index) => {
    const field = `contacts[${index}]`;
    const row = reader.record(field, item, CONTACT_FIELDS);
    return {
      id: reader.text(`${field}.id`, row['id']),
      names: { en: reader.text(`${field}.name`, row['name']), pt: reader.text(`${field}.pt`, row['pt']) },
      cost: reader.whole(`${field}.cost`, row['cost'], 0, HIGHEST_PRICE),
      star: reader.flag(`${field}.star`, row['star']),
      step: STEPS[reader.oneOf(`${field}.step`, row['step'], STEPS)] as Step,
      effect: compileEffect(reader, `${field}.effect`, row['effect']),
    };
  });
  if (new Set(contacts.map(({ id }) => id)).size !== contacts.length) reader.fault('contacts', 'table.idTwice');
  // two cards that turn each other up again would never end.
  const refreshing = contacts.filter(({ effect }) => effect.kind === 'REFRESH_EQUIPMENT_AND_CONTACTS');
  if (refreshing.length > 1) reader.fault('contacts', 'table.refreshTwice');
  return contacts;
}

export function compileFixers(reader: Reader, value: unknown): Fixer[] {
  return reader.list('fixers', value, 8).map((item, index) => {
    const field = `fixers[${index}]`;
    const row = reader.record(field, item, ['name', 'cost', 'effect']);
    const effect = compileEffect(reader, `${field}.effect`, row['effect']);
    return {
      name: reader.text(`${field}.name`, row['name']),
      cost: reader.whole(`${field}.cost`, row['cost'], 0, HIGHEST_PRICE),
      step: effect.kind === 'FLY' ? ('TRAVEL' as const) : ('ANY' as const),
      effect,
    };
  });
}

export function compileEquipment(reader: Reader, value: unknown): Equipment[] {
  return reader.list('equipment', value, 4).map((item, index) => {
    const field = `equipment[${index}]`;
    const row = reader.record(field, item, ['name', 'cost', 'avoid', 'count']);
    return {
      name: reader.text(`${field}.name`, row['name']),
      cost: reader.whole(`${field}.cost`, row['cost'], 0, HIGHEST_PRICE),
      avoids: reader.mask(`${field}.avoid`, row['avoid'], COPS),
      count: reader.whole(`${field}.count`, row['count'], 0, 20),
    };
  });
}

const DRAWS: Readonly<Record<string, number>> = { 'contacts+1': 1, contacts: 0, 'contacts-1': -1 };

export function compileLockers(reader: Reader, value: unknown): Locker[] {
  const rows = reader.record('lockers', value, COLOURS);
  return COLOURS.map((colour) => {
    const field = `lockers.${colour}`;
    const row = reader.record(field, rows[colour], ['values', 'threshold', 'draw']);
    const draws = Object.keys(DRAWS);
    return {
      values: reader.numbers(`${field}.values`, row['values'], 0, HIGHEST_VALUE, 5),
      threshold: reader.whole(`${field}.threshold`, row['threshold'], 0, 20),
      draw: DRAWS[draws[reader.oneOf(`${field}.draw`, row['draw'], draws)] as string] as number,
    };
  });
}

const MONEY_OF_GROUP = 150;
const INCOME = -1;

/** E3.6: in each group two lines show money that adds up to 150, and one shows the income symbol. */
export function compilePlans(reader: Reader, value: unknown): number[][] {
  const plans = reader.list('escape_plans', value, 9).map((item, index) => {
    const field = `escape_plans[${index}]`;
    const row = reader.record(field, item, ['id', ...PLACES]);
    if (typeof row['id'] === 'number') reader.whole(`${field}.id`, row['id'], 0, HIGHEST_VALUE);
    else if (row['id'] !== undefined) reader.text(`${field}.id`, row['id']);
    const lines = PLACES.map((place) =>
      row[place] === 'INCOME' ? INCOME : reader.whole(`${field}.${place}`, row[place], 0, MONEY_OF_GROUP),
    );
    for (let first = 0; first < lines.length; first += PLACES_PER_GROUP) {
      const group = lines.slice(first, first + PLACES_PER_GROUP);
      const isRight = group.filter((line) => line === INCOME).length === 1 && sum(group) === MONEY_OF_GROUP + INCOME;
      if (!isRight) reader.fault(field, 'table.planGroup', { group: 1 + first / PLACES_PER_GROUP });
    }
    return lines;
  });
  if (new Set(plans.map(String)).size !== plans.length) reader.fault('escape_plans', 'table.planTwice');
  return plans;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Sandra's deck or Costa's: one card for every business, safe house, store and exit. */
export function compileAutomaDeck(reader: Reader, name: string, value: unknown): AutomaCard[] {
  const cards = reader.list(name, value, 16).map((item, index) => {
    const field = `${name}[${index}]`;
    const row = reader.record(field, item, AUTOMA_FIELDS);
    checkWordsAndCounts(reader, field, row);
    const allowed = [
      ...PLACES,
      ...LOCATION_KINDS.filter((kind) => kind.startsWith('STORE') || kind.startsWith('EXIT')),
    ];
    const location = allowed[reader.oneOf(`${field}.location`, row['location'], allowed)] as string;
    const place = (PLACES as readonly string[]).indexOf(location);
    return {
      id: reader.text(`${field}.id`, row['id']),
      place,
      kind: place < 0 ? (location as LocationKind) : place < 6 ? ('BUSINESS' as const) : ('SAFE_HOUSE' as const),
      delta: reader.whole(`${field}.delta`, row['delta'], -1, 1),
      lockers: compileLockerMask(reader, field, row),
    };
  });
  const locations = new Set(cards.map(({ place, kind }) => (place < 0 ? kind : PLACES[place])));
  if (locations.size !== cards.length) reader.fault(name, 'table.locationTwice');
  return cards;
}

/** Most of what these cards say the rules know by themselves; it is read all the same, so that nothing else can stand there. */
function checkWordsAndCounts(reader: Reader, field: string, row: Record<string, unknown>): void {
  for (const name of AUTOMA_WORDS) if (row[name] !== undefined) reader.text(`${field}.${name}`, row[name]);
  for (const name of AUTOMA_COUNTS) if (row[name] !== undefined) reader.whole(`${field}.${name}`, row[name], 0, 9);
}

function compileLockerMask(reader: Reader, field: string, row: Record<string, unknown>): number {
  const { locker: one, take_lockers: several } = row;
  const locker = one ?? several;
  if (locker === undefined) return 0;
  if (one !== undefined && several !== undefined) reader.text(`${field}.take_lockers`, several);
  const word = reader.text(`${field}.locker`, locker);
  if (word === 'ONE_OF_EACH' || word === 'TOP_OF_EACH_STACK') return (1 << COLOURS.length) - 1;
  return 1 << reader.oneOf(`${field}.locker`, word.replace('TOP_2:', ''), COLOURS);
}
