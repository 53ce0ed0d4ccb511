import type { Sentences } from '../../../text/sentences.ts';
import type { Compass } from './compass.ts';

/** Where a free cell lies, seen from the tiles beside it. */
export const COMPASS_TEXTS: Sentences<Compass> = {
  en: {
    east: 'to the east',
    southEast: 'to the south-east',
    south: 'to the south',
    southWest: 'to the south-west',
    west: 'to the west',
    northWest: 'to the north-west',
    north: 'to the north',
    northEast: 'to the north-east',
  },
  pt: {
    east: 'a leste',
    southEast: 'a sudeste',
    south: 'ao sul',
    southWest: 'a sudoeste',
    west: 'a oeste',
    northWest: 'a noroeste',
    north: 'ao norte',
    northEast: 'a nordeste',
  },
};
