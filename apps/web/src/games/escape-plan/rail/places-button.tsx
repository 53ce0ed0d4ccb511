import { Button } from '../../../parts/button.tsx';
import { useSay } from '../../../text/say.ts';
import { RAIL_TEXTS } from './rail.texts.ts';

/** The way from the menu to all that lies on the table. */
export function PlacesButton({ onClick }: { readonly onClick: () => void }) {
  const say = useSay(RAIL_TEXTS);
  return <Button onClick={onClick}>{say('stocksAndPlaces')}</Button>;
}
