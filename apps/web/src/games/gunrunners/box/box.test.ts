import { DEFAULT_DECK, gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { workOn } from '../../../create/own-box/box-work.ts';
import { differencesOf, differenceWords } from '../../../create/own-box/differences.ts';
import { outOfReach } from '../../../create/own-box/reach.fixture.ts';
import { written } from '../../../create/own-box/written.ts';
import { box as boxOf } from './box.ts';

const game = gunrunners as unknown as AnyGame;
const box = boxOf(game);
const words = (data: unknown, language: 'en' | 'pt' = 'en') =>
  differencesOf(box, data).map((difference) => differenceWords(difference, language));

/** The cell of a row. */
function cell(data: unknown, row: string) {
  const rows = box.sheets(data).flatMap(({ grids }) => grids.flatMap((grid) => grid.rows));
  const found = rows.find(({ key }) => key === row)?.cells[0];
  if (found == null) throw new Error(`no row ${row}`);
  return found;
}

describe('the form of a deck', () => {
  it('has a place for every value of the usual deck, which fits the rules', () => {
    expect(outOfReach(box)).toEqual([]);
    expect(game.configure({ deck: box.usual }, 2)).toEqual(game.configure({}, 2));
    expect(words(box.usual)).toEqual([]);
    expect(words(DEFAULT_DECK)).toEqual([]);
  });

  it('changes how many agents there are and what operatives are worth, and tells it', () => {
    const fewer = cell(box.usual, 'agent-4').put(1);
    const deck = cell(cell(fewer, 'agent-6').put(1), 'spy').put(5);
    expect(words(deck)).toEqual([
      'Agent 4: 1 copy (usual: 2)',
      'Agent 6: 1 copy (usual: 0)',
      'Spy, value: 5 (usual: 2)'.replace(', value', ''),
    ]);
    expect(words(deck, 'pt')[0]).toBe('Agente 4: 1 cópia (padrão: 2)');
    expect(game.configure({ deck }, 2).ok).toBe(true);
    const back = differencesOf(box, deck)[2]?.back();
    expect(words(back)).toHaveLength(2);
  });

  it('brings everything back, one by one', () => {
    let deck = cell(cell(box.usual, 'agent-1').put(0), 'runner').put(6);
    for (let [first] = differencesOf(box, deck); first !== undefined; [first] = differencesOf(box, deck))
      deck = first.back();
    expect(deck).toEqual(box.usual);
  });

  it('says beside the value what the rules refuse, and beside the table what concerns the deck', () => {
    const work = workOn(box, game, written(cell(cell(box.usual, 'spy').put(9), 'agent-2').put(3)));
    if (!work.isRead) throw new Error('not read');
    const [agents, operatives] = work.sheets[0]?.grids ?? [];
    const spy = operatives?.rows.find(({ key }) => key === 'spy')?.cells[0];
    expect(work.placed.get(spy ?? null)).toMatchObject([{ reason: 'deck.value', clause: 'G2.1' }]);
    expect(work.placed.get(agents ?? null)).toMatchObject([{ reason: 'deck.size', clause: 'G2.1' }]);
  });

  it('shows a deck that breaks the rules, and mends it', () => {
    const broken = [{ role: 'spy', value: 2 }, { role: 'spy', value: 3 }, { role: 'ordinary', value: 9 }, 'nonsense'];
    expect(cell(broken, 'agent-9').value).toBe(1);
    expect(cell(cell(broken, 'agent-9').put(0), 'spy').put(4)).toEqual([
      { role: 'spy', value: 4 },
      { role: 'nonsense', value: undefined },
    ]);
    expect(cell(broken, 'director').value).toBeUndefined();
  });
});
