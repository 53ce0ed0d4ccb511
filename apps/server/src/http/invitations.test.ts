import { InvitationPreview, paths } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfToken } from '../secrets.ts';
import { forYou, json, NONCE, PUBLIC, TestServer, type Visitor, verdict } from './server.fixture.ts';

let server: TestServer;
let ana: Visitor;
let bia: Visitor;
let caio: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  [ana, bia, caio] = [await server.guest('Ana'), await server.guest('Bia'), await server.guest('Caio')];
});
afterEach(() => server.close());

describe('an invitation', () => {
  it('leads to its seat, once', async () => {
    const id = await ana.table(['me', 'open', 'invited']);
    const made = await ana.step(id, 'invite', { seat: 2 });
    const token = json(made)['token'] as string;
    expect(json(made)).toEqual({ token, path: `/join/${token}`, seat: 2 });
    expect(await server.context.store.invitation(token)).toBeNull();
    expect(await server.context.store.invitation(hashOfToken(token))).toMatchObject({ table: id, seat: 2 });
    const preview = InvitationPreview.parse(json(await server.visitor().get(paths.invitation(token))));
    expect(preview).toMatchObject({ seat: 2, table: { id, status: 'waiting', yourSeat: null } });
    expect(verdict(await server.visitor().post(paths.invitation(token)))).toBe('401 nobody');
    expect(forYou(await bia.post(paths.invitation(token))).you).toMatchObject({ seat: 2, isHost: false });
    for (const visitor of [bia, caio]) {
      expect(verdict(await visitor.get(paths.invitation(token)))).toBe('410 invitationSpent');
      expect(verdict(await visitor.post(paths.invitation(token)))).toBe('410 invitationSpent');
    }
  });

  it('goes to one of two who accept at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await ana.table(['me', 'invited']);
      const token = await ana.invite(id, 1);
      const answers = await Promise.all([bia, caio].map((visitor) => visitor.post(paths.invitation(token))));
      expect(answers.map(verdict).sort()).toEqual(['200', '410 invitationSpent']);
      const winner = verdict(answers[0] as (typeof answers)[0]) === '200' ? 'Bia' : 'Caio';
      expect((await server.record(id)).seats[1]?.name).toBe(winner);
    }
  });

  it('can be given by guests as well, and a new one replaces the old', async () => {
    const id = await ana.table(['me', 'invited', 'invited']);
    await bia.post(paths.invitation(await ana.invite(id, 1)));
    const [first, second] = [await bia.invite(id, 2), await bia.invite(id, 2)];
    expect(verdict(await caio.post(paths.invitation(first)))).toBe('410 invitationSpent');
    expect(verdict(await caio.post(paths.invitation(second)))).toBe('200');
  });

  it('is kept when it cannot be used', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    const token = await ana.invite(id, 1);
    expect(verdict(await ana.post(paths.invitation(token)))).toBe('409 alreadySeated');
    await bia.step(id, 'sit');
    expect(verdict(await caio.post(paths.invitation(token)))).toBe('409 seatTaken');
    await bia.step(id, 'leave');
    expect(verdict(await caio.post(paths.invitation(token)))).toBe('200');
  });

  it('comes too late for a match that runs', async () => {
    const id = await ana.table(['me', 'open']);
    const token = await ana.invite(id, 1);
    await ana.step(id, 'seat', { seat: 1, plan: { kind: 'bot', level: 'easy' } });
    await ana.step(id, 'start', { nonce: NONCE });
    expect(verdict(await bia.post(paths.invitation(token)))).toBe('409 alreadyStarted');
    expect(verdict(await ana.step(id, 'invite', { seat: 1 }))).toBe('409 alreadyStarted');
  });

  it('made up, leads nowhere', async () => {
    for (const token of ['x', 'x'.repeat(32), 'x'.repeat(80)]) {
      expect(verdict(await bia.get(paths.invitation(token)))).toBe('410 invitationSpent');
      expect(verdict(await bia.post(paths.invitation(token)))).toBe('410 invitationSpent');
    }
  });
});
