import { newNonce } from '@stakeout/client';
import { type Attack, mustHold } from '../attack.ts';
import { TableSocket } from '../table-socket.ts';

/** Mallory takes Ada's name once the match runs, and speaks: before and after coming back, and as a spectator. */
export const renamedSpeaker: Attack = {
  name: 'renamed-speaker',
  aim: 'speak in the chat as somebody else',
  async run(stage) {
    const server = await stage.server();
    const ada = await stage.guest(server, 'Ada');
    const mallory = await stage.guest(server, 'Mallory');
    const watcher = await stage.guest(server, 'Watcher');
    const made = await ada.api.createTable({
      game: 'gunrunners',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    if (!made.ok) throw new Error(`no table: ${made.error}`);
    const { id } = made.value.table;
    await mallory.api.sit(id);
    await mallory.api.ready(id, newNonce());
    const started = await ada.api.start(id, newNonce());
    if (!started.ok) throw new Error(`not started: ${started.error}`);

    const before = await TableSocket.open(mallory, id);
    for (const guest of [mallory, watcher]) await guest.api.introduce('Ada');
    const after = await TableSocket.open(mallory, id);
    const spectator = await TableSocket.open(watcher, id);
    const answers = [await before.ask('say', { text: 'one' }), await after.ask('say', { text: 'two' })];
    mustHold(
      answers.every((type) => type === 'ack'),
      `a seated player was silenced: ${answers}`,
    );
    mustHold((await spectator.ask('say', { text: 'three' })) === 'ack', 'a spectator was silenced');
    const heardBy = async (guest: typeof ada) =>
      (await (await TableSocket.open(guest, id)).next('chat')).lines.map(({ seat, name }) => `${name} on seat ${seat}`);
    const heard = await heardBy(ada);
    mustHold(heard.join() === 'Mallory on seat 1,Mallory on seat 1', `a player heard ${JSON.stringify(heard)}`);
    // Whoever took Ada's name among the spectators has no seat beside it.
    const beside = await heardBy(await stage.guest(server, 'Another'));
    mustHold(beside.join() === [...heard, 'Ada on seat null'].join(), `a spectator heard ${JSON.stringify(beside)}`);
    return { lines: beside.length };
  },
};
