import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { box as boxOf } from '../../games/gunrunners/box/box.ts';
import { show } from '../../render.fixture.tsx';
import { BoxPrint } from './box-print.tsx';
import { BoxSheet, SheetList } from './box-sheet.tsx';
import { type ReadWork, workOn } from './box-work.ts';
import { DifferencePanel } from './difference-list.tsx';
import { written } from './written.ts';

const game = gunrunners as unknown as AnyGame;
const box = boxOf(game);

/** The usual deck with a Spy of this value. */
function withSpy(value: unknown): ReadWork {
  const spy = box.sheets(box.usual)[0]?.grids[1]?.rows.find(({ key }) => key === 'spy')?.cells[0];
  const work = workOn(box, game, written(spy?.put(value)));
  if (!work.isRead) expect.unreachable('it is JSON');
  return work;
}

function shown(work: ReadWork, language: 'en' | 'pt' = 'en') {
  const [sheet] = work.sheets;
  if (sheet === undefined) expect.unreachable('there is a deck');
  return show(<BoxSheet work={work} sheet={sheet} game={game} onData={() => undefined} />, language);
}

describe('a table of the form', () => {
  it('has headers for rows and columns, and a name for every field', () => {
    const sheet = shown(withSpy(2));
    expect(sheet.parts('th').filter(({ opening }) => opening.includes('scope="row"'))).toHaveLength(13);
    expect(sheet.html).toContain('aria-label="Agent 3"');
    expect(sheet.html).not.toContain('class="number changed"');
  });

  it('marks what was changed, and offers the usual value', () => {
    const sheet = shown(withSpy(4));
    expect(sheet.parts('td').filter(({ opening }) => opening.includes('changed'))).toHaveLength(1);
    expect(sheet.html).toContain('aria-label="Spy: back to 2"');
    expect(sheet.all('s')).toEqual(['2']);
  });

  it('says beside the field what the rules refuse, with the clause, in the reader’s language', () => {
    for (const language of ['en', 'pt'] as const) {
      const [field] = shown(withSpy(9), language)
        .parts('td')
        .filter(({ html }) => html.includes('field-fault'));
      expect(field?.html).toContain('aria-invalid="true"');
      expect(field?.text).toContain('G2.1');
      expect(field?.text).toContain(language === 'en' ? 'A card cannot have the value 9' : 'valor 9');
    }
  });

  it('counts changes and faults in the list of tables', () => {
    const list = show(<SheetList work={withSpy(9)} chosen="deck" onChoose={() => undefined} />);
    expect(list.text).toBe('Deck ✕ 1 1 to mend 1 changed');
  });
});

it('lists every difference with what was usual', () => {
  const { differences } = withSpy(6);
  const panel = show(<DifferencePanel differences={differences} onData={() => undefined} />, 'pt');
  expect(panel.text).toContain('Diferenças 1');
  expect(panel.all('li')[0]).toBe('Baralho Espiã 2 → 6');
});

it('is printed with everything in it, the usual value beside what was changed', () => {
  const page = show(<BoxPrint title="Shelf copy" work={withSpy(6)} />);
  expect(page.parts('tr')).toHaveLength(14);
  expect(page.text).toContain('Spy 6 (2)');
});
