import { LIMITS } from '@stakeout/stash';
import { listedOptions } from '@stakeout/web/kit';

/** S1.1: how tables are made. */
export const create = listedOptions({
  houses: { label: { en: 'Houses', pt: 'Casas' }, values: between(LIMITS.houses), usual: LIMITS.houses.usual },
  nights: { label: { en: 'Nights', pt: 'Noites' }, values: between(LIMITS.nights), usual: LIMITS.nights.usual },
});

function between({ least, most }: { readonly least: number; readonly most: number }): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
