import { stash } from '@stakeout/stash';
import { describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { ListedRules, listedOptions } from './listed-options.tsx';

const LISTED = { houses: { label: { en: 'Houses', pt: 'Casas' }, values: [4, 5, 6], usual: 5 } };
const create = listedOptions(LISTED);

describe('options that are listed', () => {
  it('have their usual values, or what the device has kept, where it is one of them', () => {
    const usual = create.usual('en');
    expect(usual).toEqual({ houses: 5 });
    expect(create.mended({ houses: 6 }, usual)).toEqual({ houses: 6 });
    for (const stored of [{ houses: 9 }, { houses: '6' }, {}]) expect(create.mended(stored, usual)).toEqual(usual);
  });

  it('are what the game is asked to configure, and refused in their own field', () => {
    const refused = stash.configure(create.config({ houses: 9 }, 2, undefined), 2);
    const [refusal] = refused.ok ? [] : refused.refusals;
    if (refusal === undefined) expect.unreachable('nine houses are too many');
    expect(create.placeOf(refusal)).toEqual({ field: 'houses', where: null });
    expect(create.placeOf({ ...refusal, field: 'seats' })).toBeNull();
    expect(create.told({ houses: 4 }, 2)).toEqual([{ en: 'Houses: 4', pt: 'Casas: 4' }]);
  });

  it('are shown with every value', () => {
    const shown = show(<ListedRules listed={LISTED} options={{ houses: 6 }} onOptions={() => undefined} />, 'pt');
    expect(shown.all('legend')).toEqual(['Casas']);
    expect(shown.all('span')).toEqual(['4', '5', '6']);
    const [checked = ''] = shown.html.match(/<input[^>]*\bchecked\b[^>]*>/g) ?? [];
    expect(checked).toContain('value="6"');
  });
});
