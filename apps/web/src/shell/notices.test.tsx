import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { arriveAt, dismiss, Notices, notify } from './notices.tsx';

afterEach(() => {
  for (const id of ['start', 'storage']) dismiss(id);
});

describe('notices', () => {
  it('of what was tried on a page are gone on every other', () => {
    notify({ id: 'start', text: () => 'The table did not load.', page: '/' });
    notify({ id: 'storage', text: () => 'No room left.' });
    arriveAt('/');
    expect(show(<Notices />).all('p')).toEqual(['The table did not load.', 'No room left.']);
    arriveAt('/rules/a-game');
    expect(show(<Notices />).all('p')).toEqual(['No room left.']);
  });

  it('can be closed, by a cross that needs no other file', () => {
    notify({ id: 'start', text: () => 'The table did not load.', action: { label: () => 'Try again', run: () => {} } });
    const [again, close] = show(<Notices />).parts('button');
    expect(again?.text).toBe('Try again');
    expect(close?.opening).toContain('aria-label="Dismiss"');
    expect(close?.html).toContain('<path');
  });
});
