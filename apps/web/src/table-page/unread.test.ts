import { describe, expect, it } from 'vitest';
import { lastId, unreadCount } from './unread.ts';

const NAMES = ['Ada', 'Bia'];
const line = (id: number, seat: number) => ({ id, seat, name: NAMES[seat] ?? '', text: 'Hi', at: 0 });
const seats = NAMES.map((name) => ({ name }));

describe('unread lines', () => {
  it('are those of others since one last looked', () => {
    const chat = [line(1, 0), line(2, 1), line(5, 0), line(9, 1)];
    const ada = { viewer: 0, seats, name: 'Ada' };
    expect(unreadCount(chat, 0, ada)).toBe(2);
    expect(unreadCount(chat, 2, ada)).toBe(1);
    expect(unreadCount(chat, 2, { ...ada, viewer: null })).toBe(2);
    expect(unreadCount(chat, lastId(chat), ada)).toBe(0);
    expect(lastId([])).toBe(0);
  });
});
