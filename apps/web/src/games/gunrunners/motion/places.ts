/** Finds pieces on the screen by where they lie. */
export class Places {
  private readonly root: () => HTMLElement | null;

  constructor(root: () => HTMLElement | null) {
    this.root = root;
  }

  /** The card at a place, or what stands for it there. */
  piece(...places: readonly string[]): Element | null {
    for (const place of places) {
      const found = this.at(place);
      if (found === null || !isVisible(found)) continue;
      return found.querySelector('.gr-card, .gr-vacant') ?? found;
    }
    return null;
  }

  /** The place itself. */
  at(place: string): Element | null {
    return this.root()?.querySelector(`[data-place="${place}"]`) ?? null;
  }

  find(selector: string): Element | null {
    return this.root()?.querySelector(selector) ?? null;
  }
}

/** Some places are not shown on small screens. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
