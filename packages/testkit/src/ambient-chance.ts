/** Runs something with `Math.random` out of reach: rules draw from the chance they are given or not at all. */
export function withoutAmbientChance<T>(run: () => T): T {
  const original = Math.random;
  Math.random = () => {
    throw new Error('Math.random was called: chance must be passed in');
  };
  try {
    return run();
  } finally {
    Math.random = original;
  }
}
