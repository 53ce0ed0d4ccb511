import type { Seat } from '@stakeout/kernel';

/** How far somebody has skipped ahead of what has been played: to the end of a turn, or to their own next decision. */
export class Skipping {
  private turn: Seat | null = null;
  private round: { readonly from: Seat; readonly hasPassed: boolean } | null = null;

  get isUnderWay(): boolean {
    return this.turn !== null || this.round !== null;
  }

  turnOf(seat: Seat): void {
    this.turn = seat;
  }

  /** Whoever is out of the match has no decision to come: then once around the table is far enough. */
  roundFrom(seat: Seat): void {
    this.round = { from: seat, hasPassed: false };
  }

  end(): void {
    this.turn = null;
    this.round = null;
  }

  /** Whether of this seat only what it brought is shown. */
  isSeatSkipped(seat: Seat): boolean {
    return this.turn === seat;
  }

  /** Whether a new move is passed over. */
  passes({ seat }: { readonly seat: Seat }): boolean {
    if (this.turn !== null && seat !== this.turn) this.turn = null;
    if (this.round === null) return false;
    if (seat === this.round.from && this.round.hasPassed) {
      this.round = null;
      return false;
    }
    if (seat !== this.round.from) this.round = { from: this.round.from, hasPassed: true };
    return true;
  }
}
