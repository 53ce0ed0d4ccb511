import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../create/draft.ts';
import { show } from '../../../render.fixture.tsx';
import { create } from './create.ts';
import type { Options } from './options.ts';
import { Rules } from './rules.tsx';

function rules(count: number, options: Options) {
  const draft = { count, seats: [], box: null, options } as unknown as Draft;
  const nothing = () => undefined;
  return show(
    <Rules draft={draft} faults={[]} game="escape-plan" options={options} onChange={nothing} onOptions={nothing} />,
  );
}

describe('the options of Escape Plan in the form', () => {
  const usual = create.usual('en');

  it('[A-95] let somebody alone choose what counts of Costa’s stacks; usually both tiles do', () => {
    const checked = (options: Options) => rules(1, options).html.match(/<input[^>]*\bchecked\b[^>]*>/g) ?? [];
    expect(rules(1, usual).all('legend')).toContain('Costa’s stacks of tiles (A-95)');
    expect(checked(usual)[1]).toContain('value="both"');
    expect(checked({ ...usual, costaStacks: 'best' })[1]).toContain('value="best"');
  });

  it('ask several players nothing: Costa does not play', () => {
    expect(rules(3, usual).all('legend')).toEqual([]);
  });
});
