import { useMemo } from 'react';

/** The same object as long as it says the same. Every move brings a new view, but few of them another city. */
export function useKept<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
