/** How often to look, in milliseconds. */
const LOOK_EVERY = 500;
/** Play that does not go on for so long hangs; nothing may take longer than so long altogether. */
const LONGEST_SILENCE = 5 * 60_000;
const LONGEST_PLAY = 60 * 60_000;

/** Waits until the work is done and returns `null`; returns why not when it hangs. */
export async function watchOver(
  work: Promise<unknown>,
  progress: () => number,
  look: () => void,
): Promise<string | null> {
  const began = performance.now();
  let latest = progress();
  let latestAt = began;
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      look();
      const now = performance.now();
      if (progress() !== latest) {
        latest = progress();
        latestAt = now;
      }
      if (now - latestAt > LONGEST_SILENCE) resolve(`nothing happened for ${LONGEST_SILENCE / 1000} s`);
      if (now - began > LONGEST_PLAY) resolve(`not over after ${LONGEST_PLAY / 60_000} minutes`);
    }, LOOK_EVERY);
  });
  try {
    return await Promise.race([work.then(() => null), hanging]);
  } finally {
    clearInterval(timer);
  }
}
