import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { announce, LiveRegion } from './live-region.tsx';

it('tells everything that happens at once, however much it is, as at the end of a game', () => {
  const lines = Array.from({ length: 30 }, (_, number) => `Line ${number}.`);
  for (const line of lines) announce(line);
  expect(show(<LiveRegion />).all('p')).toEqual(lines);
});
