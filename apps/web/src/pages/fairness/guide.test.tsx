import { describe, expect, it } from 'vitest';
import { show } from '../../render.fixture.tsx';
import { FileForm } from './file-form.tsx';
import type { Guide, GuideSection } from './guide.ts';
import { ENGLISH } from './guide-en.ts';
import { GuidePanel } from './guide-panel.tsx';
import { PORTUGUESE } from './guide-pt.ts';
import { Marked } from './marked.tsx';

const shapeOf = ({ before, after }: Guide) =>
  [before, after].map((sections) =>
    sections.map(({ points = [], steps = [], fields = [], paragraphs = [] }: GuideSection) => ({
      points: points.length,
      steps: steps.length,
      paragraphs: paragraphs.map(codeIn),
      fields: fields.map(([name, meaning]) => [name, codeIn(meaning)]),
    })),
  );
const codeIn = (text: string) => text.match(/`[^`]+`/g) ?? [];

describe('the page about fair shuffles', () => {
  it('says as much in one language as in the other', () => {
    expect(shapeOf(PORTUGUESE)).toEqual(shapeOf(ENGLISH));
  });

  it.each([
    ['en', 'Who could still choose what', 'Check a match file'],
    ['pt', 'Quem ainda poderia escolher o quê', 'Conferir um arquivo de partida'],
  ] as const)('is whole in %s, marks and all', (language, who, check) => {
    const { before, after } = language === 'en' ? ENGLISH : PORTUGUESE;
    const panels = (sections: Guide['before']) =>
      sections.map((each) => <GuidePanel key={each.heading} section={each} />);
    const page = show(
      <>
        {panels(before)}
        <FileForm />
        {panels(after)}
      </>,
      language,
    );
    expect(page.all('h2')).toEqual(expect.arrayContaining([who, check]));
    expect(page.text).not.toMatch(/[`*]/);
    for (const field of ['format', 'headerHash', 'secret', 'opening', 'entries', 'outcome', 'seal']) {
      expect(page.all('code')).toContain(field);
    }
    for (const field of ['matchId', 'players', 'seats', 'config', 'fairness', 'commitment', 'nonces']) {
      expect(page.all('code')).toContain(`header.${field}`);
    }
  });

  it('sets code and new words apart', () => {
    const { html } = show(<Marked text="A **nonce** is in `header.nonces`." />);
    expect(html).toBe('A <b>nonce</b> is in <code>header.nonces</code>.');
  });
});
