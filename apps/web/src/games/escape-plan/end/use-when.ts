import { useSay } from '../../../text/say.ts';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import type { When } from './story.ts';

/** Says a moment of the game: the day and its part. */
export function useWhen(): (when: When) => string {
  const { words } = useEnd();
  const say = useSay(endTexts);
  return ({ day, part }) =>
    part < 0 ? say('whenBeginning', { day }) : say('when', { day, part: words.term('part', part) });
}
