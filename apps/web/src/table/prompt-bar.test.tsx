import { describe, expect, it } from 'vitest';
import { Button } from '../parts/button.tsx';
import { show } from '../render.fixture.tsx';
import { PromptBar, type PromptKind, type Tick } from './prompt-bar.tsx';

const TICKS: readonly Tick[] = [
  { name: 'Roll', state: 'done' },
  { name: 'Place', state: 'now' },
  { name: 'Flip', state: 'toCome' },
];

function bar(kind: PromptKind, language?: 'pt') {
  const actions = [<Button key="undo">Undo</Button>, <Button key="confirm">Confirm</Button>];
  const prompt = (
    <PromptBar kind={kind} step="Place" ticks={TICKS} note="This cannot be taken back." actions={actions}>
      Choose a card.
    </PromptBar>
  );
  return show(prompt, language);
}

describe('the prompt', () => {
  it('says what to do, its warning, and how far the turn is', () => {
    const shown = bar('turn');
    expect(shown.all('p')).toEqual(['Choose a card. This cannot be taken back.']);
    expect(shown.all('li')).toEqual(['Roll, done', 'Place, now', 'Flip, to come']);
    expect(shown.parts('section')[0]?.opening).toContain('aria-label="Place"');
  });

  it('has the confirming button last', () => {
    expect(bar('turn').all('button')).toEqual(['Undo', 'Confirm']);
  });

  it.each([
    ['turn', 'Place'],
    ['power', 'Power player'],
    ['waiting', 'Waiting'],
  ] as const)('is named by its voice: %s', (kind, name) => {
    expect(bar(kind).parts('section')[0]?.opening).toContain(`aria-label="${name}`);
  });

  it('speaks Portuguese', () => {
    expect(bar('waiting', 'pt').parts('section')[0]?.opening).toContain('aria-label="Aguarde"');
  });
});
