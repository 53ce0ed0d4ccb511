import { describe, expect, it } from 'vitest';
import { lastId, unreadCount } from './unread.ts';

const line = (id: number, seat: number) => ({ id, seat, name: 'Ada', text: 'Hi', at: 0 });

describe('unread lines', () => {
  it('are those of others since one last looked', () => {
    const chat = [line(1, 0), line(2, 1), line(5, 0), line(9, 1)];
    expect(unreadCount(chat, 0, 0)).toBe(2);
    expect(unreadCount(chat, 2, 0)).toBe(1);
    expect(unreadCount(chat, 2, null)).toBe(2);
    expect(unreadCount(chat, lastId(chat), 0)).toBe(0);
    expect(lastId([])).toBe(0);
  });
});
