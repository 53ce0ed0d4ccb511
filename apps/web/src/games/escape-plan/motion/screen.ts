import type { Pawn } from '@stakeout/escape-plan';
import type { Target } from '../play/targets.ts';

/** Finds pieces on the screen. What is not shown, on a small screen or at all, is not found. */
export class Screen {
  private readonly root: () => HTMLElement | null;

  constructor(root: () => HTMLElement | null) {
    this.root = root;
  }

  pawn(pawn: Pawn): Element | null {
    return this.mover(`[data-pawn="${pawn}"]`);
  }

  cop(tile: number, cop: number): Element | null {
    return this.mover(`[data-cop="${tile}:${cop}"]`);
  }

  tile(tile: number): Element | null {
    return this.mover(`[data-tile="${tile}"]`);
  }

  node(node: number): Element | null {
    return this.find(`[data-node="${node}"]`);
  }

  /** What lies at a place of the rails: a plate, a marker, an exit. */
  place(place: string): Element | null {
    return this.find(`[data-place="${place}"]`);
  }

  target(target: Target): Element | null {
    return this.find(`[data-target="${target}"]`);
  }

  /** The map stands on its group's own place; only what is inside is moved. */
  private mover(selector: string): Element | null {
    const piece = this.find(selector);
    return piece?.querySelector('.ep-mover') ?? piece;
  }

  private find(selector: string): Element | null {
    const found = this.root()?.querySelector(selector) ?? null;
    if (found === null) return null;
    const { width, height } = found.getBoundingClientRect();
    return width > 0 && height > 0 ? found : null;
  }
}
