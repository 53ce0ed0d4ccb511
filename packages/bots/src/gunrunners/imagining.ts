import { type Card, gunrunnersRules, type Location } from '@stakeout/gunrunners';
import { type Chance, type Seat, shuffleInPlace } from '@stakeout/kernel';
import type { Jumble, Recalled } from './recalled.ts';
import type { World } from './table.ts';

/** One way things could be for a seat that sees and remembers this. */
export function imagine(view: Recalled, seat: Seat, chance: Chance): World {
  return gunrunnersRules.determinize(view.jumbles.length === 0 ? view : settled(view, chance), seat, chance);
}

/** Cards known to lie at one of several places are put somewhere among them. */
function settled(view: Recalled, chance: Chance): Recalled {
  const probation = view.probation.slice();
  for (const jumble of view.jumbles) settle(jumble, probation, chance);
  return { ...view, probation };
}

function settle({ locations, faces }: Jumble, probation: Card[], chance: Chance): void {
  const places = locations.slice();
  shuffleInPlace(places, places.length, 'jumble', chance);
  for (const [index, face] of faces.entries()) {
    const place = places[index] as Location;
    probation[place] = (probation[place] as Card) + face;
  }
}
