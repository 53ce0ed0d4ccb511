import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { ChatPanel } from './chat-panel.tsx';

const seats = [{ name: 'Ada' }, { name: 'Bia' }];
const say = () => Promise.reject(new Error('nobody speaks'));
const line = (id: number, seat: number | null, name: string) => ({ id, seat, name, text: `line ${id}`, at: 0 });

it('says You of nobody’s lines but one’s own, though others had the seat before', () => {
  const chat = [line(1, 1, 'Caio'), line(2, 1, 'Bia'), line(3, 0, 'Ada')];
  const who = (viewer: number | null) =>
    show(<ChatPanel chat={chat} reader={{ viewer, seats, name: null }} say={say} />)
      .all('li')
      .map((text) => text.split(' ').find((word) => ['You', 'Ada', 'Bia', 'Caio'].includes(word)));
  expect(who(1)).toEqual(['Caio', 'You', 'Ada']);
  expect(who(0)).toEqual(['Caio', 'Bia', 'You']);
  expect(who(null)).toEqual(['Caio', 'Bia', 'Ada']);
});

it('marks what spectators say, and lets players choose to hear it', () => {
  const chat = [line(1, 0, 'Ada'), line(2, null, 'Dora')];
  const watching = show(<ChatPanel chat={chat} reader={{ viewer: null, seats, name: 'Dora' }} say={say} />);
  expect(watching.all('li')[1]).toMatch(/^You spectator /);
  expect(watching.text).toContain('Spectators hear you');
  expect(watching.text).not.toContain('Hear spectators');
  const seated = show(<ChatPanel chat={chat} reader={{ viewer: 0, seats, name: 'Ada' }} say={say} />);
  expect(seated.all('li')[1]).toMatch(/^Dora spectator /);
  expect(seated.text).toContain('Hear spectators');
});
