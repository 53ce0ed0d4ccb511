import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { Curtain } from './curtain.tsx';

const lift = () => undefined;

it('the curtain says whom to hand the device to, and shows only that', () => {
  const shown = show(<Curtain seat={1} name="Grace" onLift={lift} />);
  expect(shown.text).toBe('Hand the device to Grace Nobody’s cards are on the screen now. I am Grace, show my cards');
  expect(shown.all('button')).toEqual(['I am Grace, show my cards']);
  expect(shown.parts('section')[0]?.opening).toContain('p-blue');
});

it('the curtain hides a board where that is what a game keeps from the others', () => {
  const shown = show(<Curtain seat={0} name="Ada" hides="Board" onLift={lift} />, 'pt');
  expect(shown.all('button')).toEqual(['Sou Ada, mostrar meu tabuleiro']);
});

it('the curtain speaks of secrets where a game has neither cards nor boards', () => {
  const shown = show(<Curtain seat={1} name="Ada" hides="Secrets" onLift={lift} />);
  expect(shown.all('button')).toEqual(['I am Ada, show what is mine']);
});
