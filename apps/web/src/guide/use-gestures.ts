import type { Params } from '@stakeout/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../state/settings.ts';
import { GESTURES } from './guide.texts.ts';

const FINGERS = '(pointer: coarse)';

/** The words for what is done with a mouse, or with a finger: nobody clicks on a phone. */
export function useGestures(): Params {
  const { language } = useSettings();
  const query = useMemo(() => matchMedia(FINGERS), []);
  const isTouched = useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
  return GESTURES[language][isTouched ? 'finger' : 'mouse'];
}
