import { useEffect, useState } from 'react';

/**
 * Something that is fetched for a page: `undefined` while it is on its way, `null` when there is nothing to fetch it from or it
 * cannot be had. `load` is a function of the module, not one made anew for every drawing.
 */
export function useLoaded<From, T>(from: From | null, load: (from: From) => Promise<T>): T | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly from: From | null; readonly value: T | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (value: T | null) => {
      if (isCurrent) setLoaded({ from, value });
    };
    if (from === null) show(null);
    else load(from).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [from, load]);
  return loaded !== undefined && loaded.from === from ? loaded.value : undefined;
}
