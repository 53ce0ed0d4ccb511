import type { AnyGame } from '@stakeout/kernel';
import type { Speed } from '../../state/settings.ts';
import type { MatchPlan } from '../plan.ts';
import type { TableFailure } from '../session.ts';
import type { Line } from './line.ts';
import { LocalSession } from './local-session.ts';
import type { Opened, Started } from './messages.ts';

/** What the page provides for local play: two workers, started when they are needed, and the games. */
export interface RoomServices {
  readonly host: () => Line;
  readonly advisor: () => Line;
  readonly loadGame: (id: string) => Promise<AnyGame | null>;
  readonly hintTime: number;
}

export type OpenedMatch =
  | { readonly ok: true; readonly session: LocalSession }
  | { readonly ok: false; readonly failure: TableFailure };

/** Local play as pages use it: matches are started, and opened. */
export class MatchRoom {
  private readonly services: RoomServices;

  constructor(services: RoomServices) {
    this.services = services;
  }

  async start(plan: MatchPlan): Promise<Started> {
    try {
      return await this.services.host().call('start', { plan });
    } catch {
      return { ok: false, error: 'internal', refusals: [] };
    }
  }

  async open(id: string, takeOver: boolean): Promise<OpenedMatch> {
    const { advisor, hintTime, loadGame } = this.services;
    const line = this.services.host();
    const { session, mailbox } = line.newSession();
    const giveUp = (failure: TableFailure): OpenedMatch => {
      line.endSession(session);
      if (!line.broken) line.note({ type: 'close', session });
      return { ok: false, failure };
    };
    try {
      const opened: Opened = await line.call('open', { session, id, takeOver });
      if (!opened.ok) return giveUp(opened.failure);
      const { setting, scene } = opened;
      const game = await loadGame(setting.game);
      // Games know a table of somebody's own only once they have been given it.
      if (game?.configure(setting.config, setting.seats.length).ok !== true) return giveUp('unplayable');
      const services = { line, session, mailbox, advisor, hintTime };
      return { ok: true, session: new LocalSession(id, game, setting, scene, services) };
    } catch {
      return giveUp('crashed');
    }
  }

  setSpeed(speed: Speed): void {
    this.services.host().note({ type: 'speed', speed });
  }
}
