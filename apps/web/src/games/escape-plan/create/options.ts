/** How Escape Plan is played, as somebody is choosing it. */
export interface Options {
  /** Whether what avoids all cops of a tile covers Costa too. */
  readonly costaAvoidable: boolean;
  /** What counts of Costa's stacks of tiles. */
  readonly costaStacks: 'both' | 'best';
}
