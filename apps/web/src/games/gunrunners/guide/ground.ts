/** What the game is about: a card of the guide lies on the empty end of a row rather than on these. */
export const GROUND = [
  '.gr-probation',
  '.gr-dossier',
  '.gr-lane-card',
  '.gr-slot',
  '.gr-lane > :not(.gr-lane-cards)',
  '.gr-stage',
  '.gr-plate',
  '.gr-hand-cards',
  '.gr-pile',
  '.gr-delivery',
  '.gr-busts',
];
