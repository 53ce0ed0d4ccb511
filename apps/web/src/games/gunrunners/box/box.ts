import { DECK_SIZE, HIGHEST_VALUE, ORDINARY, ROLE_NAMES } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import type { BoxOf, Grid, Row } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { cardsOf, inOrder, isOrdinary, USUAL_DECK, type WrittenCard } from './deck.ts';

/** The deck of Gunrunners: how many agents of each value there are, and the value of each operative. */
export const box: BoxOf = (game) => ({
  name: 'deck',
  usual: USUAL_DECK,
  sheets: (data) => {
    const cards = cardsOf(data);
    return [
      {
        id: 'deck',
        title: wording(boxTexts, 'deck'),
        note: wording(boxTexts, 'note'),
        grids: [agents(cards), operatives(game, cards)],
        back: () => USUAL_DECK,
      },
    ];
  },
});

function agents(cards: readonly WrittenCard[]): Grid {
  const usual = Array.from({ length: HIGHEST_VALUE }, (_, index) => index + 1);
  // A value that no card can have is shown too, so that it can be taken out.
  const values = new Set<unknown>([...usual, ...cards.filter(isOrdinary).map(({ value }) => value)]);
  return {
    id: 'agents',
    head: wording(boxTexts, 'ordinary'),
    columns: [
      {
        id: 'copies',
        label: wording(boxTexts, 'copies'),
        counted: (count) => wording(boxTexts, 'counted', { count }),
        isSummed: true,
      },
    ],
    rows: [...values].map((value) => agentRow(cards, value)),
    roots: [''],
  };
}

function agentRow(cards: readonly WrittenCard[], value: unknown): Row {
  const places = cards.flatMap((card, index) => (isOrdinary(card) && card.value === value ? [index] : []));
  const others = cards.filter((_, index) => !places.includes(index));
  const put = (count: number) =>
    inOrder([...others, ...Array.from({ length: count }, () => ({ role: ROLE_NAMES[ORDINARY], value }))]);
  return {
    key: `agent-${String(value)}`,
    label: wording(boxTexts, 'agent', { value: String(value ?? '?') }),
    paths: [],
    // The usual values stay in the table, with no copy of them.
    ...(Number(value) <= HIGHEST_VALUE ? {} : { remove: () => put(0) }),
    cells: [
      {
        kind: { type: 'count', most: DECK_SIZE },
        value: places.length,
        paths: places.map((index) => `[${index}]`),
        put: (count) => put(Number(count)),
      },
    ],
  };
}

function operatives(game: AnyGame, cards: readonly WrittenCard[]): Grid {
  const roles = ROLE_NAMES.map((name, role) => ({ name, role })).filter(({ role }) => role !== ORDINARY);
  return {
    id: 'operatives',
    head: wording(boxTexts, 'operatives'),
    columns: [{ id: 'value', label: wording(boxTexts, 'value') }],
    rows: roles.map(({ name, role }) => operativeRow(game, cards, name, role)),
    roots: [],
  };
}

/** An operative that is missing or there twice is there once as soon as it is given a value. */
function operativeRow(game: AnyGame, cards: readonly WrittenCard[], name: string, role: number): Row {
  const places = cards.flatMap((card, index) => (card.role === name ? [index] : []));
  const [first = cards.length] = places;
  return {
    key: name,
    label: termOf(game, 'role', role),
    paths: [],
    cells: [
      {
        kind: { type: 'number' },
        value: cards[first]?.value,
        paths: places.map((index) => `[${index}]`),
        put: (value) => [
          ...cards.slice(0, first),
          { role: name, value },
          ...cards.slice(first + 1).filter((card) => card.role !== name),
        ],
      },
    ],
  };
}
