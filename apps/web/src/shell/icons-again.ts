/** Where all icons are, and how often they are asked for again, in milliseconds: less often each time. */
const FILE = '/icons.svg';
const FIRST = 2000;
const LONGEST = 60_000;

/**
 * A page asks for the file of its icons once. When it did not come, as from a server with too much to do, it is asked for
 * again until it does, and all icons on the page are drawn then.
 */
export function bringIconsBack(): void {
  let isTrying = false;
  addEventListener(
    'error',
    ({ target }) => {
      if (isTrying || !(target instanceof SVGUseElement)) return;
      isTrying = true;
      void untilThere().then(() => {
        isTrying = false;
        for (const use of document.querySelectorAll<SVGUseElement>(`use[href^="${FILE}#"]`)) drawAgain(use);
      });
    },
    // It does not bubble.
    true,
  );
}

async function untilThere(): Promise<void> {
  for (let pause = FIRST; ; pause = Math.min(2 * pause, LONGEST)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isThere = await fetch(FILE, { cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
  }
}

function drawAgain(use: SVGUseElement): void {
  const href = use.getAttribute('href') ?? '';
  use.removeAttribute('href');
  use.setAttribute('href', href);
}
