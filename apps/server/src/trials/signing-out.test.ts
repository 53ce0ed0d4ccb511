import { CLOSE_CODES } from '@stakeout/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin } from './playing.fixture.ts';

let node: TrialNode;
let bia: Guest;
beforeAll(async () => {
  node = await TrialNode.start();
  bia = await Guest.named(node.address, 'Bia');
});
afterAll(() => node.end());

/** Another device of the same person; by a link that adds it, or by one that ends the others. */
async function another(of: Guest, keepsOthers: boolean): Promise<Guest> {
  const { token } = granted(await of.api.recovery({ keepsOthers }));
  const device = new Guest(node.address);
  granted(await device.api.recover(token));
  return device;
}

async function idOf(device: Guest): Promise<string> {
  return granted(await device.api.sessions()).sessions.find(({ isThis }) => isThis)?.id ?? '';
}

it.each(['one device', 'all others', 'this device', 'a recovery'])(
  'signing out closes its sockets: %s',
  async (what) => {
    const laptop = await Guest.named(node.address, 'Ana');
    const phone = await another(laptop, true);
    const table = await begin([laptop, bia], { game: 'gunrunners' });
    const [own, gone, other] = await Promise.all([laptop, phone, bia].map((guest) => guest.socket(table)));
    if (own === undefined || gone === undefined || other === undefined) throw new Error('no sockets');
    for (const socket of [own, gone, other]) await socket.next('presence');
    let staying = own;
    if (what === 'one device') granted(await laptop.api.endSession(await idOf(phone)));
    if (what === 'all others') granted(await laptop.api.endOtherSessions());
    if (what === 'this device') granted(await phone.api.signOut());
    if (what === 'a recovery') {
      const tablet = await another(laptop, false);
      expect(await own.closed).toBe(CLOSE_CODES.signedOut);
      staying = await tablet.socket(table);
    }
    expect(await gone.closed).toBe(CLOSE_CODES.signedOut);
    for (const socket of [staying, other]) await socket.caughtUp(1);
    // Whoever comes again with the old cookie is nobody, and the table is not for them.
    expect(await (await phone.socket(table)).closed).toBe(CLOSE_CODES.notFound);
    await Promise.all([staying, other].map((socket) => socket.close()));
  },
);
