import { useEffect, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import type { Library } from './spoken.ts';

/** The clauses of a rulebook by their numbers, in one language. */
export type Clauses = Readonly<Record<string, string>>;

/**
 * The clauses of a game in the reader's language; `null` until they are here. They are long, so they are loaded where somebody
 * reads one. Those of another language stay until the wanted ones have come.
 */
export function useClauses(library: Library | null): Clauses | null {
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<{ readonly library: Library; readonly clauses: Clauses }>();
  useEffect(() => {
    if (library === null) return;
    let isCurrent = true;
    library.clauses[language]().then(
      ({ clauses }) => isCurrent && setLoaded({ library, clauses }),
      // Without a network the number of the clause has to do.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [library, language]);
  return loaded !== undefined && loaded.library === library ? loaded.clauses : null;
}
