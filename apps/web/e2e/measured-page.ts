import type { Page } from '@playwright/test';

/**
 * What is wrong with the page as it is laid out now, a sentence for each: it scrolls sideways; a control is out of reach or
 * covered; words are cut, covered, printed over each other, or smaller than 12 px. `ignore` names, by selector, what lies over
 * other things on purpose. Whatever is open above the page is measured alone.
 */
export function faultsOf(page: Page, { ignore = '' }: { readonly ignore?: string } = {}): Promise<string[]> {
  return page.evaluate(measure, ignore);
}

/** Runs in the page, so it brings everything along. */
function measure(ignore: string): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [data-target]';
  /** Not for the eye, or above everything for a moment. */
  const UNSEEN = '.visually-hidden, .skip-link, .motion-layer, .tip, [hidden], [inert], option';
  const LEAST_TEXT = 12;
  /** Pixels are rounded. */
  const SLACK = 2;
  const faults = new Set<string>();
  const { clientWidth: pageWidth, clientHeight: pageHeight } = document.documentElement;
  const isSpared = (piece: Element) =>
    piece.closest(UNSEEN) !== null || (ignore !== '' && piece.closest(ignore) !== null);
  const scope = document.querySelector('dialog[open]') ?? document.body;

  measurePage();
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (isDrawn(control) && !isSpared(control)) measureControl(control);
  }
  const lines = linesOfText();
  for (const line of lines) measureLine(line);
  measureOverprinting(lines);
  return [...faults];

  function measurePage(): void {
    if (scope !== document.body && scope.scrollWidth > scope.clientWidth + 1)
      faults.add(`${named(scope)} is ${scope.scrollWidth} px wide, of ${scope.clientWidth}`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= pageWidth + 1) return;
    const wide = [...document.querySelectorAll('body *')].filter(
      (piece) => isDrawn(piece) && piece.getBoundingClientRect().right > pageWidth + 1 && !reach(piece).scrolls,
    );
    faults.add(`the page is ${scrollWidth} px wide, of ${pageWidth}: ${wide.slice(-3).map(named).join(', ')}`);
  }

  function measureControl(control: Element): void {
    const box = control.getBoundingClientRect();
    const { cut, scrolls } = reach(control);
    if (cut !== null) {
      faults.add(`${named(control)} is out of reach${cut}`);
      return;
    }
    if (scrolls || !isOnScreen(box)) return;
    const seen = points(box, [0.08, 0.3, 0.5, 0.7, 0.92]).map(([x, y]) => document.elementFromPoint(x, y));
    const own = seen.filter((hit) => hit !== null && (control.contains(hit) || hit.contains(control)));
    if (own.length >= seen.length * 0.24) return;
    const over = seen.find((hit) => hit !== null && !control.contains(hit) && !hit.contains(control)) ?? null;
    if (over !== null && !isSpared(over) && !floats(over)) faults.add(`${named(control)} is covered by ${named(over)}`);
  }

  function measureLine({ words, holder, box }: Line): void {
    const size = sizeOfText(holder);
    if (size < LEAST_TEXT - 0.1) faults.add(`${named(holder)} is ${Math.round(size * 10) / 10} px: “${words}”`);
    const { cut, scrolls } = reach(holder, box);
    if (cut !== null && !endsInDots(holder)) {
      faults.add(`“${words}” of ${named(holder)} is cut${cut}`);
      return;
    }
    // What ends in dots is cut by its own box; where that is, is another matter.
    if ((cut === null ? scrolls : reach(holder).scrolls) || !isOnScreen(box)) return;
    if (getComputedStyle(holder).pointerEvents === 'none') return;
    for (const [x, y] of points(box, [0.1, 0.5, 0.9], [0.5])) {
      const over = document.elementFromPoint(x, y);
      if (over === null || over.contains(holder) || holder.contains(over) || isSpared(over) || floats(over)) continue;
      if (sharesButton(over, holder)) continue;
      faults.add(`“${words}” of ${named(holder)} is covered by ${named(over)}`);
      return;
    }
  }

  /** Words across other words. Where one lies under a card or a panel, it is covered, which is told above. */
  function measureOverprinting(all: readonly Line[]): void {
    const shown = all.filter((line) => isOnScreen(line.box) && isOnTop(line) && !reach(line.holder).scrolls);
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.holder === other.holder) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const tall = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (wide <= SLACK || tall <= least * 0.4) continue;
        faults.add(`“${one.words}” and “${other.words}” are printed over each other`);
      }
    }
  }

  interface Line {
    readonly words: string;
    readonly holder: Element;
    readonly box: DOMRect;
  }

  function linesOfText(): readonly Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const holder = node.parentElement;
      if (words === '' || holder === null || holder.closest('script, style') !== null) continue;
      if (!isDrawn(holder) || isSpared(holder)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) found.push({ words: words.slice(0, 40), holder, box: inkOf(box) });
      }
    }
    return found;
  }

  /** Letters are lower than the line that the type has for them. */
  function inkOf({ left, top, width, height }: DOMRect): DOMRect {
    return new DOMRect(left, top + height * 0.18, width, height * 0.64);
  }

  /** Whether a box can be brought into sight, and whether somebody has to scroll inside something for it. */
  function reach(piece: Element, start?: DOMRect): { readonly cut: string | null; readonly scrolls: boolean } {
    let box = start ?? piece.getBoundingClientRect();
    let scrolls = false;
    let cut: string | null = null;
    let isFixed = getComputedStyle(piece).position === 'fixed';
    for (
      let parent = start === undefined ? piece.parentElement : piece;
      parent !== null;
      parent = parent.parentElement
    ) {
      if (isFixed || parent === document.body || parent === document.documentElement) break;
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      const frame = insideOf(parent);
      for (const [overflow, low, high, from, to, room] of [
        [overflowX, box.left, box.right, frame.left, frame.right, parent.scrollWidth > parent.clientWidth + 1],
        [overflowY, box.top, box.bottom, frame.top, frame.bottom, parent.scrollHeight > parent.clientHeight + 1],
      ] as const) {
        if (overflow === 'visible') continue;
        if (overflow === 'auto' || overflow === 'scroll') {
          if (room) scrolls = true;
        } else if (low < from - SLACK || high > to + SLACK) {
          // Whoever cuts it first is told of; what holds all of it may still be scrolled.
          cut ??= ` by ${named(parent)}: ${span(low, high)} of ${span(from, to)}`;
        }
      }
      if (scrolls) box = frame;
      isFixed = position === 'fixed';
    }
    if (cut !== null) return { cut, scrolls };
    const root = document.documentElement;
    const canScrollPage = !isFixed && getComputedStyle(root).overflowY !== 'hidden';
    const lowest = canScrollPage ? Math.max(pageHeight, root.scrollHeight) - scrollY : pageHeight;
    const highest = canScrollPage ? -scrollY : 0;
    if (box.left < -SLACK || box.right > pageWidth + SLACK)
      return { cut: `: ${span(box.left, box.right)} of ${pageWidth} across`, scrolls };
    if (box.top < highest - SLACK || box.bottom > lowest + SLACK)
      return { cut: `: ${span(box.top, box.bottom)} of ${pageHeight} down`, scrolls };
    return { cut: null, scrolls };
  }

  /** What overflows is cut at the inner edge of a border. */
  function insideOf(parent: Element): DOMRect {
    const { left, top, width, height } = parent.getBoundingClientRect();
    const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = getComputedStyle(parent);
    const [before, after, above, below] = [borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth].map(
      Number.parseFloat,
    ) as [number, number, number, number];
    return new DOMRect(left + before, top + above, width - before - after, height - above - below);
  }

  function isDrawn(piece: Element): boolean {
    const { width, height } = piece.getBoundingClientRect();
    return width > 1 && height > 1 && piece.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isOnScreen({ left, right, top, bottom }: DOMRect): boolean {
    return left >= -SLACK && top >= -SLACK && right <= pageWidth + SLACK && bottom <= pageHeight + SLACK;
  }

  function isOnTop({ holder, box }: Line): boolean {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && (hit.contains(holder) || holder.contains(hit));
  }

  /** What stays while the page is scrolled under it covers nothing for good. */
  function floats(piece: Element): boolean {
    if (document.documentElement.scrollHeight <= pageHeight + 1) return false;
    for (let parent: Element | null = piece; parent !== null; parent = parent.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(parent).position)) return true;
    }
    return false;
  }

  /** A shade or a picture inside the same button is part of it. */
  function sharesButton(one: Element, other: Element): boolean {
    const button = other.closest('button, a, label');
    return button?.contains(one) === true && (one.textContent ?? '').trim() === '';
  }

  /** Names may end in dots, as long as enough of them is left to tell one from another. */
  function endsInDots(piece: Element): boolean {
    const holder = piece.closest<HTMLElement>('*');
    for (let parent = holder; parent !== null; parent = parent.parentElement) {
      if (getComputedStyle(parent).textOverflow !== 'ellipsis') continue;
      const letters = (parent.textContent ?? '').trim().length;
      return (parent.clientWidth / Math.max(1, parent.scrollWidth)) * letters >= Math.min(letters, 7);
    }
    return false;
  }

  function sizeOfText(piece: Element): number {
    const size = Number.parseFloat(getComputedStyle(piece).fontSize);
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
    return size * scale;
  }

  function points({ left, top, width, height }: DOMRect, across: readonly number[], down = across) {
    return across.flatMap((x) => down.map((y) => [left + width * x, top + height * y] as const));
  }

  function span(from: number, to: number): string {
    return `${Math.round(from)} to ${Math.round(to)}`;
  }

  function named(piece: Element): string {
    const words = (piece.getAttribute('aria-label') ?? piece.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
    const kind = piece.getAttribute('class')?.trim().split(/\s+/).join('.') ?? '';
    return `${piece.tagName.toLowerCase()}${kind === '' ? '' : `.${kind}`}${words === '' ? '' : ` “${words}”`}`;
  }
}
