import { newNonce } from '@stakeout/client';
import { RUNNING_TABLES, type SeatPlan, WAITING_TABLES } from '@stakeout/protocol';
import { type Attack, mustHold } from '../attack.ts';
import type { Guest } from '../stage.ts';

const BOT: SeatPlan = { kind: 'bot', level: 'hard' };
const ME: SeatPlan = { kind: 'me' };

/** One guest makes table after table of hard bots: without sitting down, and where that fails, sitting at each of them. */
export const botTables: Attack = {
  name: 'bot-tables',
  aim: 'have hard bots think at dozens of tables at once',
  async run(stage) {
    const server = await stage.server({ STAKEOUT_REQUESTS_PER_MINUTE: '100000' });
    const eve = await stage.guest(server, 'Eve');
    const alone = await begun(eve, [BOT, BOT, BOT, BOT], stage.times(WAITING_TABLES + 2, 55));
    mustHold(alone.started === 0, `${alone.started} tables of bots alone were started`);
    mustHold(alone.made <= WAITING_TABLES, `${alone.made} tables wait`);

    const mallory = await stage.guest(server, 'Mallory');
    const seated = await begun(mallory, [ME, BOT], stage.times(RUNNING_TABLES + 2, 55));
    mustHold(seated.started <= RUNNING_TABLES, `one guest started ${seated.started} tables`);
    return { 'without sitting down': alone.started, 'sitting at each': seated.started };
  },
};

/** How many tables the guest could make and start. */
async function begun(guest: Guest, seats: readonly SeatPlan[], times: number) {
  let [made, started] = [0, 0];
  for (let count = 0; count < times; count++) {
    const table = await guest.api.createTable({ game: 'gunrunners', seats: [...seats] });
    if (!table.ok) continue;
    made++;
    const answer = await guest.api.start(table.value.table.id, newNonce());
    if (answer.ok) started++;
  }
  return { made, started };
}
