/**
 * Runs in the page. What is wrong with the Escape Plan table as it lies there: parts over each other, a prompt or tabs out of
 * sight, names on the map too small to read, what a finger cannot hit, or the own robber under the list of choices.
 */
export function disorderOfTable(): readonly string[] {
  const LEAST_LABEL = 11.4;
  const LEAST_TARGET = 43;
  const PHONE = 720;
  const faults: string[] = [];
  const isPhone = innerWidth <= PHONE;
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;

  const parts = ['.table-top', '.ep-plates', '.ep-patrol', '.ep-stage', '.ep-prompt', '.ep-own', '.ep-tabs'];
  const rail = ['.ep-notoriety', '.ep-offer', '.ep-outlook', '.ep-log'];
  // On a phone own board and exits are in a tab; on a tablet the rail is a drawer over the map.
  const shown = isPhone ? ['.table-top', '.ep-plates', '.ep-stage', '.ep-prompt', '.ep-tabs'] : parts;
  apart(shown);
  apart(innerWidth > 1100 ? [...rail, '.ep-stage'] : []);
  // A list that is open on a phone lies over the map; folded, or on larger screens, it leaves its buttons free.
  apart(['.ep-zoom', '.ep-tomorrow', isPhone ? '.ep-decide.is-folded' : '.ep-decide']);

  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) faults.push(`the page is ${scrollHeight} px tall, of ${clientHeight}`);
  for (const selector of isPhone ? ['.ep-prompt', '.ep-tab-row'] : ['.ep-prompt', '.ep-own']) {
    const found = box(selector);
    if (found === null || found.bottom > innerHeight + 1) faults.push(`${selector} ends at ${found?.bottom}`);
  }

  for (const label of document.querySelectorAll<SVGTextElement>('.ep-mark-label')) {
    const scale = label.getScreenCTM()?.a ?? 1;
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
    if (label.checkVisibility() && size < LEAST_LABEL) {
      faults.push(`“${label.textContent}” is written with ${size.toFixed(1)} px`);
      break;
    }
  }

  const list = box('.ep-decide:not(.is-folded)');
  const own = box('.ep-own-ring');
  const map = box('.ep-city-view');
  if (!isPhone && own !== null && map !== null) {
    const x = (own.left + own.right) / 2;
    const y = (own.top + own.bottom) / 2;
    const isOnMap = x > map.left && x < map.right && y > map.top && y < map.bottom;
    if (!isOnMap || (list !== null && isWithin(list, x, y))) faults.push(`the own robber is at ${x}, ${y}`);
  }

  if (isPhone) {
    for (const button of document.querySelectorAll<HTMLElement>('main button, main a')) {
      // What stands on the map has an invisible target that grows as the map gets smaller.
      if (!button.checkVisibility({ visibilityProperty: true }) || button.matches('.ep-touch')) continue;
      const { width, height } = button.getBoundingClientRect();
      const around = getComputedStyle(button, '::after');
      const isWider = around.content !== 'none' && around.position === 'absolute';
      const reach = (side: 'width' | 'height') => (isWider ? Number.parseFloat(around[side]) || 0 : 0);
      const [across, down] = [Math.max(width, reach('width')), Math.max(height, reach('height'))];
      if (across < LEAST_TARGET || down < LEAST_TARGET) {
        faults.push(`${button.className} “${button.textContent}” is ${across.toFixed(0)} × ${down.toFixed(0)} px`);
      }
    }
  }
  return faults;

  function apart(selectors: readonly string[]): void {
    // A brass edge and the room for the ring of the focus may reach over the gap.
    const most = 3.5;
    const found = selectors.flatMap((selector) => {
      const area = box(selector);
      return area === null || area.height === 0 ? [] : [{ selector, area }];
    });
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        const width = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
        const height = Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
        if (width > most && height > most) faults.push(`${one.selector} and ${other.selector} lie over each other`);
      }
    }
  }

  function isWithin(area: DOMRect, x: number, y: number): boolean {
    return x > area.left && x < area.right && y > area.top && y < area.bottom;
  }
}
