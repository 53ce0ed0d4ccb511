import { articled, LANGUAGES, type Language, say, type Term } from '@stakeout/kernel';
import { misjoined, sentenceFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { FACE_DOWN, FACE_DOWN_KNOWN_TO_ALL, FACE_DOWN_KNOWN_TO_OWNER } from '../cards.ts';
import { texts } from './index.ts';

/** How many clauses each chapter of the rules has; G1 is a single one. */
const CHAPTERS: readonly (readonly [chapter: string, clauses: number])[] = [
  ['G2', 3],
  ['G3', 6],
  ['G4', 3],
  ['G5', 3],
  ['G6', 7],
  ['G7', 11],
  ['G8', 9],
  ['G9', 5],
];

function term(language: Language, kind: string, value: number): string | undefined {
  return texts[language].terms[kind]?.(value);
}

describe('the rulebook', () => {
  const expected = [
    'G1',
    ...CHAPTERS.flatMap(([chapter, count]) => Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`)),
  ];

  it.each(LANGUAGES)('has every clause, in order, in %s', (language) => {
    expect(Object.keys(texts[language].clauses)).toEqual(expected);
  });

  it('[G1] names every term in both editions’ words', () => {
    const words: Readonly<Record<Language, readonly string[]>> = {
      en: [
        ...['Location', 'Probationary Agent', 'field', 'Undercover Agent', 'exposed agent', 'Special Operative'],
        ...['Power Player', 'bust', 'bust card', 'bust location', 'Warehouse', 'supply', 'crate'],
        ...['Director', 'Informer', 'Saboteur', 'Spy', 'Manager', 'Runner'],
      ],
      pt: [
        ...['Região', 'Agente em Treinamento', 'campo', 'Agente Secreto', 'agente exposto', 'Agentes Especiais'],
        ...['Jogador Especial', 'Batida', 'carta de Batida', 'Região da Batida', 'Armazém', 'estoque', 'caixote'],
        ...['Diretor', 'Informante', 'Auditor', 'Espiã', 'Intendente', 'Atravessador'],
      ],
    };
    for (const language of LANGUAGES) {
      const glossary = texts[language].clauses['G1'];
      for (const word of words[language]) expect(glossary).toContain(word);
    }
  });

  it.each(['G2.2', 'G6.3', 'G6.7', 'G7.5', 'G9.2', 'G9.3', 'G9.5'])('[%s] gives both editions', (clause) => {
    expect(texts.en.clauses[clause]).toContain('English edition:');
    expect(texts.en.clauses[clause]).toContain('Portuguese edition:');
    expect(texts.pt.clauses[clause]).toMatch(/[Ee]dição inglesa:/);
    expect(texts.pt.clauses[clause]).toMatch(/[Ee]dição portuguesa:/);
  });

  it('refers in both languages to the same clauses, all of which exist', () => {
    const references = (text: string | undefined) => [...new Set((text ?? '').match(/G\d+\.\d+/g))].sort();
    for (const clause of expected) {
      const english = references(texts.en.clauses[clause]);
      expect(references(texts.pt.clauses[clause]), clause).toEqual(english);
      expect(expected).toEqual(expect.arrayContaining(english));
    }
  });

  it('states the same numbers in both languages', () => {
    const numbers = (text: string | undefined) => (text ?? '').match(/\d+/g)?.sort() ?? [];
    for (const clause of expected) {
      expect(numbers(texts.pt.clauses[clause]), clause).toEqual(numbers(texts.en.clauses[clause]));
    }
  });
});

describe('the messages', () => {
  const ids = Object.keys(texts.en.messages);

  it('are the same in both languages', () => {
    expect(Object.keys(texts.pt.messages)).toEqual(ids);
    expect(sentenceFaults({ en: texts.en.messages, pt: texts.pt.messages })).toEqual([]);
  });

  it.each(ids)('%s goes in Portuguese with the gender of every place, card and operative', (id) => {
    for (const value of [0, 1, 2, 3]) {
      const place: Term = ['location', value];
      for (const [card, role] of [
        [103, 1],
        [142, 4],
      ] as const) {
        const params = { location: place, from: place, to: place, card: ['card', card], role: ['role', role] } as const;
        const names = (
          [
            ['location', value],
            ['card', card],
            ['role', role],
          ] as const
        ).map(([kind, of]) => term('pt', articled(kind), of));
        expect(misjoined(say(texts.pt, { id, params }), names.map(String))).toEqual([]);
      }
    }
  });

  it('count crates', () => {
    const delivered = (crates: number) =>
      ({
        id: 'log.cratesDelivered',
        params: { location: ['location', 0], crates },
      }) as const;
    expect(say(texts.en, delivered(1))).toBe('1 crate arrived in the Middle East.');
    expect(say(texts.en, delivered(3))).toBe('3 crates arrived in the Middle East.');
    expect(say(texts.pt, delivered(1))).toBe('O Oriente Médio recebeu 1 caixote.');
    expect(say(texts.pt, delivered(3))).toBe('O Oriente Médio recebeu 3 caixotes.');
  });

  it('list cards', () => {
    const busted = {
      id: 'log.locationBusted',
      params: {
        location: ['location', 3],
        bust: 2,
        row: [
          ['card', 142],
          ['card', 203],
        ],
      },
    } as const;
    expect(say(texts.en, busted)).toBe('Bust 2 struck Southeast Asia. Turned up: Red Spy (2), Blue agent 3.');
    expect(say(texts.pt, busted)).toBe(
      'Batida 2 no Sudeste Asiático. Cartas reveladas: Espiã vermelha (2), agente 3 azul.',
    );
  });
});

describe('the names', () => {
  it('[G2.1] name the colours', () => {
    expect([0, 1, 2, 3, 4].map((seat) => term('en', 'seat', seat))).toEqual([
      'Red',
      'Blue',
      'Yellow',
      'Green',
      'Seat 5',
    ]);
    expect([0, 1, 2, 3, 4].map((seat) => term('pt', 'seat', seat))).toEqual([
      'Vermelho',
      'Azul',
      'Amarelo',
      'Verde',
      'Lugar 5',
    ]);
  });

  it('[G2.3] name the locations', () => {
    expect([0, 1, 2, 3, 4, -1].map((location) => term('en', 'location', location))).toEqual([
      'Middle East',
      'North Africa',
      'Central America',
      'Southeast Asia',
      'Location 5',
      'Location 0',
    ]);
    expect([0, 1, 2, 3, 4, -1].map((location) => term('pt', 'location', location))).toEqual([
      'Oriente Médio',
      'Norte da África',
      'América Central',
      'Sudeste Asiático',
      'Região 5',
      'Região 0',
    ]);
  });

  it('[G1] name the roles', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((role) => term('en', 'role', role))).toEqual([
      'ordinary agent',
      'Director',
      'Informer',
      'Saboteur',
      'Spy',
      'Manager',
      'Runner',
      'Operative 7',
    ]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((role) => term('pt', 'role', role))).toEqual([
      'agente comum',
      'Diretor',
      'Informante',
      'Auditor',
      'Espiã',
      'Intendente',
      'Atravessador',
      'Agente Especial 7',
    ]);
  });

  it.each([
    [0, 'empty place', 'lugar vago'],
    [100, 'a Red card', 'uma carta vermelha'],
    [FACE_DOWN + 200, 'a face-down Blue card', 'uma carta azul virada para baixo'],
    [FACE_DOWN_KNOWN_TO_OWNER + 300, 'a face-down Yellow card', 'uma carta amarela virada para baixo'],
    [103, 'Red agent 3', 'agente 3 vermelho'],
    [142, 'Red Spy (2)', 'Espiã vermelha (2)'],
    [311, 'Yellow Director (1)', 'Diretor amarelo (1)'],
    [453, 'Green Manager (3)', 'Intendente verde (3)'],
    [FACE_DOWN + 142, 'face-down Red Spy (2)', 'Espiã vermelha (2) virada para baixo'],
    [FACE_DOWN_KNOWN_TO_ALL + 301, 'face-down Yellow agent 1', 'agente 1 amarelo virado para baixo'],
    [503, 'Seat 5 agent 3', 'agente 3 do Lugar 5'],
  ])('name the card %i', (card, english, portuguese) => {
    expect(term('en', 'card', card)).toBe(english);
    expect(term('pt', 'card', card)).toBe(portuguese);
  });
});
