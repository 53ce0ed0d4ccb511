import { expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin } from './playing.fixture.ts';

it('a match that was closed is over for whoever comes back to it', async () => {
  const node = await TrialNode.start();
  const [ana, bia] = [await Guest.named(node.address, 'Ana'), await Guest.named(node.address, 'Bia')];
  const table = await begin([ana, bia], { game: 'gunrunners' });
  await node.stop();
  await node.withStore(async (store) => {
    const later = Date.now() + 1000;
    expect(await store.closeIdle(later, later, 9)).toBe(1);
  });
  await node.start();
  const socket = await ana.socket(table);
  const { seq } = await socket.next('state');
  socket.say({ type: 'act', key: 'too-late-1', seq, actions: [{}] });
  socket.say({ type: 'resign', key: 'too-late-2' });
  for (const key of ['too-late-1', 'too-late-2']) {
    expect(await socket.answerTo(key)).toMatchObject({ type: 'refused', error: 'over' });
  }
  expect(granted(await ana.api.table(table)).table).toMatchObject({ status: 'closed', secret: null });
  await socket.close();
  await node.end();
});
