import { type Card, EXPOSED_FOR_BUST, FACE_DOWN, LAST_SPACE, type Location, ownerOf } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { AS_SHOWN, CRATE, fieldStrength, Prospects, probationStrength } from './prospects.ts';
import type { Table } from './table.ts';

/** Winning is worth any number of crates. */
const VICTORY = 20 * CRATE;

/**
 * What a seat may expect of the table as it is, in thousandths of a crate and less what the others may expect: location by location, and
 * with one thing or another changed. `begin` sets up one decision.
 */
export class Outlook {
  protected readonly prospects = new Prospects();
  private readonly standings = new Int32Array(4);
  private table: Table | null = null;
  protected seat: Seat = 0;
  protected knower: Seat = AS_SHOWN;
  protected bustsLeft = 0;
  /** The answer `withoutCard` gave last. */
  private leftLocation = -1;
  private leftCard: Card = 0;
  private leftWorth = 0;

  /** `knower` is the seat itself in an imagined world, `AS_SHOWN` on a view, where every face is one the seat may know. */
  begin(table: Table, seat: Seat, knower: Seat): void {
    this.table = table;
    this.seat = seat;
    this.knower = knower;
    this.bustsLeft = LAST_SPACE - table.marker;
    this.leftLocation = -1;
    this.prospects.begin(table, this.bustsLeft);
    // Filling a vacant place concerns no other location.
    if (table.phase === 'place') this.prospects.read(table, table.site, knower);
    else for (let location = 0; location < table.locations; location++) this.readLocation(location);
  }

  private readLocation(location: Location): void {
    this.prospects.read(this.given, location, this.knower);
    this.standings[location] = this.judge(location);
  }

  protected get given(): Table {
    return this.table as Table;
  }

  protected cardAt(location: Location, index: number): Card {
    return this.given.fields[location]?.[index] ?? 0;
  }

  protected exposedAt(location: Location): number {
    return this.prospects.exposed[location] as number;
  }

  protected cratesAt(location: Location): number {
    return this.prospects.crates[location] as number;
  }

  /** What the seat may expect at a location as things are. */
  protected standing(location: Location): number {
    return this.standings[location] as number;
  }

  /** What it may expect by the sums as they are now noted. */
  protected judge(location: Location): number {
    return this.judgeWith(location, 0, this.exposedAt(location), this.cratesAt(location));
  }

  protected judgeWith(location: Location, gain: number, exposed: number, crates: number): number {
    const flips = EXPOSED_FOR_BUST - exposed;
    if (flips > 0) return this.prospects.lead(location, this.seat, gain, flips, crates);
    this.prospects.change(location, this.seat, gain);
    const lead = this.judgeBust(location, this.given.probation[location] as Card, crates);
    this.prospects.change(location, this.seat, -gain);
    return lead;
  }

  /** A bust now; the probationary agent stays out of it (G8.3). The last bust decides the game. */
  protected judgeBust(location: Location, probation: Card, crates: number): number {
    const strength = probation === 0 ? 0 : probationStrength(probation, this.knower);
    const owner = probation === 0 ? this.seat : ownerOf(probation);
    this.prospects.change(location, owner, -strength);
    const lead = this.prospects.leadAtBust(location, this.seat, crates);
    this.prospects.change(location, owner, strength);
    return this.bustsLeft > 1 ? lead : lead + this.victory();
  }

  private victory(): number {
    const { taken, seats } = this.given;
    const { shares } = this.prospects;
    const own = (taken[this.seat] as number) + (shares[this.seat] as number);
    for (let other = 0; other < seats; other++) {
      if (other !== this.seat && (taken[other] as number) + (shares[other] as number) > own) return -VICTORY;
    }
    return VICTORY;
  }

  /** A location without one of its cards. The same card is asked about for every place it might go to. */
  protected withoutCard(location: Location, card: Card): number {
    if (location === this.leftLocation && card === this.leftCard) return this.leftWorth;
    const { prospects } = this;
    const strength = fieldStrength(card, this.knower);
    prospects.change(location, ownerOf(card), -strength);
    const exposed = this.exposedAt(location) - (card < FACE_DOWN ? 1 : 0);
    this.leftWorth = this.judgeWith(location, 0, exposed, this.cratesAt(location));
    prospects.change(location, ownerOf(card), strength);
    this.leftLocation = location;
    this.leftCard = card;
    return this.leftWorth;
  }
}
