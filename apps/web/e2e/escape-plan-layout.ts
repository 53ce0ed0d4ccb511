/**
 * Runs in the page. What is wrong with the Escape Plan table as it lies there: parts over each other, a prompt or tabs out of
 * sight, names on the map too small to read, what a finger cannot hit, or the own robber under the list of choices.
 */
export function disorderOfTable(): readonly string[] {
  const LEAST_LABEL = 12;
  const LEAST_TARGET = 43;
  const LEAST_LINES = 5;
  const faults: string[] = [];
  const layout = document.querySelector('.ep-layout');
  const isTabbed = layout?.classList.contains('has-tabs') === true;
  const isDesk = layout?.classList.contains('is-desk') === true;
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;

  const around = ['.table-top', '.ep-plates', '.ep-stage', '.ep-prompt'];
  // With tabs own board, exits and notoriety are in one; upright the rail is a drawer over the map.
  apart([...around, ...(isTabbed ? ['.ep-tabs'] : ['.ep-patrol', '.ep-notoriety', '.ep-own'])]);
  if (isDesk) {
    apart(['.ep-notoriety', '.ep-offer', '.ep-outlook', '.ep-log', '.ep-stage', '.ep-own']);
    const list = document.querySelector('.ep-log ol');
    const line = list?.querySelector('li');
    if (list !== null && line !== null && line !== undefined) {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(line);
      const height = [lineHeight, paddingTop, paddingBottom].reduce((sum, part) => sum + Number.parseFloat(part), 0);
      const room = (box('.ep-log')?.bottom ?? 0) - list.getBoundingClientRect().top;
      const lines = Math.floor(room / height);
      if (lines < LEAST_LINES) faults.push(`the log has room for ${lines} lines`);
    }
  }
  // What is on the map leaves its buttons free; a list that is open on a phone lies over all of it.
  apart(['.ep-zoom', '.ep-turn', '.ep-tomorrow', isTabbed ? '.ep-decide.is-folded' : '.ep-decide']);

  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) faults.push(`the page is ${scrollHeight} px tall, of ${clientHeight}`);
  for (const selector of isTabbed ? ['.ep-prompt', '.ep-tab-row'] : ['.ep-prompt', '.ep-own']) {
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
  if (!isTabbed && own !== null && map !== null) {
    const x = (own.left + own.right) / 2;
    const y = (own.top + own.bottom) / 2;
    const isOnMap = x > map.left && x < map.right && y > map.top && y < map.bottom;
    if (!isOnMap || (list !== null && isWithin(list, x, y))) faults.push(`the own robber is at ${x}, ${y}`);
  }

  // Nobody has moved the map: on a desk all of the city is in sight, unless it was moved aside for the list.
  const tiles = [...document.querySelectorAll('.ep-city-view .ep-tile-line')].map((tile) =>
    tile.getBoundingClientRect(),
  );
  if (isDesk && map !== null && list === null) {
    const cut = tiles.filter(
      ({ left, right, top, bottom }) =>
        left < map.left - 1 || right > map.right + 1 || top < map.top - 1 || bottom > map.bottom + 1,
    );
    if (cut.length > 0) faults.push(`${cut.length} of ${tiles.length} tiles are cut off`);
  }

  if (isTabbed) {
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
