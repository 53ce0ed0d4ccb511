/** What was confirmed, so that one press of Undo takes back what one press of Confirm did, however many moves it was. */
export class Plays {
  /** How many moves stood after it, and how many of them it was. */
  private played: { readonly end: number; readonly count: number }[] = [];

  /** A number of moves was played when so many stood already. */
  add(before: number, count: number): void {
    this.forget(before);
    this.played.push({ end: before + count, count });
  }

  /** How many moves to take back when so many stand and so many of them can be taken back. */
  lastOf(standing: number, undoable: number): number {
    this.forget(standing);
    const last = this.played.at(-1);
    return last !== undefined && last.end === standing && last.count <= undoable ? last.count : 1;
  }

  /** What has been taken back is forgotten. */
  private forget(standing: number): void {
    this.played = this.played.filter(({ end }) => end <= standing);
  }
}
