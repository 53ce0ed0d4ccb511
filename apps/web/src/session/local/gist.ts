import { isPlainObject } from '@stakeout/kernel';

/** Where each game's public view says how far the match has come. */
const PLACES: Readonly<Record<string, { readonly within: string | null; readonly fields: readonly string[] }>> = {
  gunrunners: { within: null, fields: ['turn', 'busts'] },
  'escape-plan': { within: 'table', fields: ['day', 'part'] },
};

/** How far a match has come, in a few numbers that everybody knows, for the list of matches. */
export function gistOf(game: string, spectatorView: unknown): Record<string, number> {
  const place = PLACES[game];
  if (place === undefined || !isPlainObject(spectatorView)) return {};
  const source = place.within === null ? spectatorView : spectatorView[place.within];
  if (!isPlainObject(source)) return {};
  return Object.fromEntries(
    place.fields.flatMap((field) => {
      const value = source[field];
      return typeof value === 'number' ? [[field, value]] : [];
    }),
  );
}
