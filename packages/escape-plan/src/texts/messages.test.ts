import { readdirSync, readFileSync } from 'node:fs';
import { articled, LANGUAGES, type Language, say, type Term, type Texts } from '@stakeout/kernel';
import { misjoined, paramsOf, sentenceFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { defaultTable } from '../data/boxes.ts';
import { DECISIONS } from '../decisions/index.ts';
import { equipmentItem, fixerItem, hiddenItem, treasureItem } from '../items.ts';
import { EFFECTS, effectCode, pack, SPOTS, unpack } from './codes.ts';
import { messagesEn } from './messages.en.ts';
import { messagesPt } from './messages.pt.ts';
import { termsEn } from './terms.en.ts';
import { termsPt } from './terms.pt.ts';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { clauses: {}, messages: messagesEn, terms: termsEn(defaultTable()) },
  pt: { clauses: {}, messages: messagesPt, terms: termsPt(defaultTable()) },
};

function term(language: Language, kind: string, value: number): string | undefined {
  return TEXTS[language].terms[kind]?.(value);
}

/** What sentences name, once masculine and once feminine where there is both. */
const GENDERED: readonly Readonly<Record<string, Term>>[] = [
  {
    place: ['place', 2],
    node: ['spot', pack(SPOTS.indexOf('HOSPITAL'), 0)],
    cop: ['cop', 0],
    source: ['source', 0],
    item: ['item', fixerItem(0)],
    replaced: ['item', equipmentItem(1)],
    pawn: ['costa', 0],
    other: ['costa', 0],
  },
  {
    place: ['place', 5],
    node: ['spot', pack(SPOTS.indexOf('CLINIC'), 1)],
    cop: ['cop', 3],
    exit: ['exit', 1],
    source: ['source', 4],
    item: ['item', treasureItem(1, 70)],
    replaced: ['item', treasureItem(0, 60)],
    pawn: ['sandra', 0],
    other: ['sandra', 0],
  },
];

function sourceOf(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

/** The sources of the rules, without tests and what makes sentences. */
const PATHS = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$|^(texts|action-name|tell|narrate|lessons)\b/.test(path),
);
const SOURCES = PATHS.map(sourceOf).join('\n');
/** Those of them in which things happen. */
const RULES = PATHS.filter((path) => !/^(happening|clause-of)\.ts$/.test(path))
  .map(sourceOf)
  .join('\n');

describe('the messages', () => {
  const ids = Object.keys(messagesEn);

  it('are the same in both languages, in the same order', () => {
    expect(Object.keys(messagesPt)).toEqual(ids);
  });

  it('say the same in both languages', () => {
    expect(sentenceFaults({ en: messagesEn, pt: messagesPt })).toEqual([]);
  });

  it.each(ids)('%s goes in Portuguese with the gender of every name', (id) => {
    for (const named of GENDERED) {
      const params = Object.fromEntries(
        paramsOf(messagesPt[id] ?? '').flatMap((name) => {
          const put = named[name];
          return put === undefined ? [] : [[name, put]];
        }),
      );
      const names = Object.values(named).map(
        ([kind, value]) => term('pt', articled(kind), value) ?? term('pt', kind, value),
      );
      expect(misjoined(say(TEXTS.pt, { id, params }), names.map(String))).toEqual([]);
    }
  });

  it('put a name and the word before it into one, by its gender', () => {
    const kept = (source: number) =>
      say(TEXTS.pt, { id: 'log.tileKept', params: { pawn: ['pawn', 0], source: ['source', source] } });
    expect([kept(2), kept(3)]).toEqual([
      'Vinnie guardou uma ficha do armário marrom.',
      'Vinnie guardou uma ficha da primeira pilha de saída.',
    ]);
    const visited = (language: Language, place: number) =>
      say(TEXTS[language], { id: 'log.cubeOnPlain', params: { pawn: ['pawn', 0], place: ['place', place] } });
    expect([2, 5, 6].map((place) => visited('pt', place))).toEqual([
      'Vinnie visitou o Restaurante: dinheiro no fim.',
      'Vinnie visitou a Academia: dinheiro no fim.',
      'Vinnie visitou o Esconderijo 1: dinheiro no fim.',
    ]);
    expect([5, 6].map((place) => visited('en', place))).toEqual([
      'Vinnie visited the Gym: money at the end.',
      'Vinnie visited Safe House 1: money at the end.',
    ]);
  });

  it('count and name', () => {
    const moved = { id: 'action.step', params: { node: ['node', 12], mp: 1 } } as const;
    expect(say(TEXTS.en, moved)).toBe('Go to the industrial terrain of A1 for 1 movement point');
    expect(say(TEXTS.pt, moved)).toBe('Ir até o terreno industrial de A1 por 1 ponto de movimento');
    const paid = { id: 'log.paid', params: { pawn: ['pawn', 4], amount: ['money', 5] } } as const;
    expect(say(TEXTS.en, paid)).toBe('Mr. Bones paid $5k.');
    expect(say(TEXTS.pt, paid)).toBe('Mr. Bones pagou $5k.');
  });
});

describe('the sources', () => {
  /** Every kind of happening with the names of its fields. */
  const happenings = [...sourceOf('happening.ts').matchAll(/readonly type: '(\w+)'([^}]*)\}/g)].map(
    ([, kind = '', fields = '']) => [kind, [...fields.matchAll(/readonly (\w+):/g)].map(([, name]) => name)] as const,
  );

  it.each(happenings)('give %s everything its line needs', (kind, fields) => {
    // Whoever sent a cop away is named as the one who did it.
    const named = fields.map((field) => (field === 'by' ? 'pawn' : field));
    expect(named).toEqual(expect.arrayContaining([...paramsOf(messagesEn[`log.${kind}`] ?? '')]));
  });

  it.each(happenings)('tell %s somewhere', (kind) => {
    expect(RULES).toContain(`'${kind}'`);
  });

  it('tell nothing less than the log has lines for', () => {
    const lines = Object.keys(messagesEn).flatMap((id) => (id.startsWith('log.') ? [id.split('.')[1] ?? ''] : []));
    const kinds = happenings.map(([kind]) => kind).sort();
    expect([...new Set(lines)].sort()).toEqual(kinds);
  });

  const prefixes = 'config|table|action|seat|game|place|rest|move|stay|step|ride|fly|gasCan|escape|stop|use';
  const reasons = [
    ...[...SOURCES.matchAll(new RegExp(`'((?:${prefixes})\\.[a-zA-Z]+)'`, 'g'))].map(([, id = '']) => id),
    ...['taken', 'neighbours', 'match', 'turned'].map((fault) => `place.${fault}`),
    ...['gangTaken', 'gangPrice'].map((demand) => `stop.${demand}`),
    ...Object.keys(DECISIONS).map((kind) => `phase.${kind}`),
  ];

  it.each([...new Set(reasons)].sort())('refuse for %s, which has a sentence', (reason) => {
    expect(messagesEn[reason]).toBeDefined();
  });

  it.each([...new Set([...SOURCES.matchAll(/\b(forbidden|malformed|fault)\(/g)].map(([, name]) => name))])(
    '%s is given reasons that all have a sentence',
    (name) => {
      const calls = [...SOURCES.matchAll(new RegExp(`\\b${name}\\([^,()]+,\\s*'([\\w.]+)'`, 'g'))];
      for (const [, reason = ''] of calls) expect(messagesEn[reason], reason).toBeDefined();
    },
  );
});

describe('the telling', () => {
  const called = (source: string, name: string) =>
    [...source.matchAll(new RegExp(`\\b${name}\\(([^{;]*)`, 'g'))].flatMap(([, call = '']) =>
      [...call.matchAll(/'([\w.]+)'/g)].map(([, id = '']) => id),
    );

  it('has a sentence for every line of the table, and no other', () => {
    const source = sourceOf('tell.ts');
    const ids = [...called(source, 'line'), ...called(source, 'listed')].filter((id) => `tell.${id}` in messagesEn);
    const sentences = Object.keys(messagesEn).filter((id) => id.startsWith('tell.'));
    expect([...new Set(ids)].map((id) => `tell.${id}`).sort()).toEqual(sentences.sort());
  });

  it('has a sentence for every name of an action, and no other but refusals', () => {
    const source = sourceOf('action-name.ts');
    const sentences = Object.keys(messagesEn).filter((id) => id.startsWith('action.') && !SOURCES.includes(`'${id}'`));
    for (const id of sentences) expect(source).toContain(`'${id.split('.')[1]}`);
    for (const id of called(source, 'named')) expect(messagesEn[`action.${id}`], id).toBeDefined();
  });
});

describe('the names', () => {
  it('are of the same kinds in both languages', () => {
    expect(Object.keys(TEXTS.pt.terms)).toEqual(Object.keys(TEXTS.en.terms));
  });

  it.each(LANGUAGES)('tell all of a kind apart in %s', (language) => {
    const kinds: readonly (readonly [kind: string, values: readonly number[]])[] = [
      ['pawn', [0, 1, 2, 3, 4]],
      ['tile', [...Array(14).keys()]],
      ['kind', [...SPOTS.keys()]],
      ['place', [...Array(9).keys()]],
      ['fixer', [...Array(8).keys()]],
      ['equipment', [0, 1, 2, 3]],
      ['asset', [...Array(7).keys()]],
      ['cop', [0, 1, 2, 3]],
      ['colour', [0, 1, 2]],
      ['exit', [0, 1, 2]],
      ['part', [0, 1, 2, 3, 4]],
      ['source', [0, 1, 2, 3, 4]],
      ['key', [0, 1, 2, 3]],
      ['terrain', [0, 1, 2, 3]],
      ['side', [0, 1, 2, 3, 4, 5]],
      ['cops', [...Array(32).keys()]],
    ];
    for (const [kind, values] of kinds) {
      const names = values.map((value) => term(language, kind, value));
      expect(new Set(names).size, kind).toBe(values.length);
      expect(names.join(), kind).not.toMatch(/undefined|NaN/);
    }
    const nodes = defaultTable().tiles.flatMap(({ terrains }, tile) =>
      [0, 1, 2, 3, 4, 5]
        .filter((place) => place > 3 || (terrains & (1 << place)) !== 0)
        .map((place) => tile * 6 + place),
    );
    expect(new Set(nodes.map((node) => term(language, 'node', node))).size).toBe(nodes.length);
  });

  it.each(LANGUAGES)('fall back to a number for what is not in the box in %s', (language) => {
    for (const kind of ['pawn', 'tile', 'place', 'contactName', 'contact', 'fixer', 'equipment', 'asset', 'key']) {
      expect(term(language, kind, 40), kind).toMatch(/ 41$/);
    }
    expect(term(language, 'node', -1)).toBe(language === 'en' ? 'outside the city' : 'fora da cidade');
    expect(term(language, 'item', 50)).toMatch(/ 50$/);
  });

  it('name contacts with cost, star and effect', () => {
    expect([7, 15, 28].map((card) => term('en', 'contact', card))).toEqual([
      'Boxer ($2k and 1 notoriety: avoid these cops on one tile: Federal, SWAT)',
      'Bribe (SWAT) ($3k: move a SWAT cop to another tile)',
      'Stuntman ($1k: avoid 1 cop of any type)',
    ]);
    expect([7, 15, 28].map((card) => term('pt', 'contact', card))).toEqual([
      'Boxeador ($2k e 1 de notoriedade: evitar estes policiais em uma peça: federal, SWAT)',
      'Suborno (SWAT) ($3k: mover um policial da SWAT para outra peça)',
      'Dublê ($1k: evitar 1 policial de qualquer tipo)',
    ]);
  });

  it.each(LANGUAGES)('tell as many contacts apart in %s as there are different cards', (language) => {
    const { contacts } = defaultTable();
    const names = new Set(contacts.map((_, card) => term(language, 'contactName', card)));
    expect(names.size).toBe(new Set(contacts.map(({ names: { en } }) => en)).size);
  });

  it.each(LANGUAGES)('say what every effect does in %s', (language) => {
    const said = EFFECTS.flatMap((kind) => [1, 2].map((amount) => effectCode({ kind, cops: 1, amount }))).map((code) =>
      term(language, 'effect', code),
    );
    expect(new Set(said).size).toBeGreaterThanOrEqual(EFFECTS.length);
    expect(said.join()).not.toMatch(/undefined|NaN/);
  });

  it('name items by what is known of them', () => {
    const items = [0, equipmentItem(3), fixerItem(0), treasureItem(1, 70), hiddenItem(treasureItem(3, 50)), 105];
    expect(items.map((item) => term('en', 'item', item))).toEqual([
      'nothing',
      'Gas Mask',
      'fixer Telephone',
      'tile of the black locker worth $70k',
      'face-down tile of the first exit stack',
      'locked asset Avoid All on One Tile',
    ]);
    expect(items.map((item) => term('pt', 'item', item))).toEqual([
      'nada',
      'Máscara de Gás',
      'comparsa Telefone',
      'ficha do armário preto no valor de $70k',
      'ficha da primeira pilha de saída (virada para baixo)',
      'recurso bloqueado Evitar Todos em uma Peça',
    ]);
  });

  it('say what money is lost', () => {
    expect(term('en', 'money', -20)).toBe('−$20k');
    expect(term('pt', 'money', 0)).toBe('$0k');
  });
});

describe('the codes', () => {
  it('give back what was packed', () => {
    expect(unpack(pack(5999, 0, 999, 7), 4)).toEqual([5999, 0, 999, 7]);
    expect(unpack(pack(3), 1)).toEqual([3]);
  });
});
