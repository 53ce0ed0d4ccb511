import { type Offer, TablePlayer } from './table-player.ts';

/** The table of the example on a page. */
export class ExampleTable extends TablePlayer {
  protected async doOneOf({ canConfirm, atOnce, legal }: Offer): Promise<void> {
    if (canConfirm) await this.confirm.click();
    else if (atOnce.includes('sell') && (legal.length === 0 || this.chooser.below(3) === 0))
      await this.atOnce('sell').click();
    else await this.target(this.chooser.one(legal)).click();
  }
}
