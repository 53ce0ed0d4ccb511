import { describe, expect, it } from 'vitest';
import { whenWas } from './when.ts';

const NOW = new Date(2026, 2, 18, 15, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

describe('when something was', () => {
  it('is said by the day for a week', () => {
    expect(whenWas(at(18, 1), NOW, 'en')).toBe('Today');
    expect(whenWas(at(17, 23), NOW, 'en')).toBe('Yesterday');
    expect(whenWas(at(17, 23), NOW, 'pt')).toBe('Ontem');
    expect(whenWas(at(14, 12), NOW, 'en')).toBe('Saturday');
    expect(whenWas(at(14, 12), NOW, 'pt')).toBe('Sábado');
  });

  it('is a date before that', () => {
    expect(whenWas(at(2, 12), NOW, 'en')).toBe('Mar 2, 2026');
    expect(whenWas(at(2, 12), NOW, 'pt')).toBe('2 de mar. de 2026');
  });

  it('is today when the clocks differ a little', () => {
    expect(whenWas(NOW + 5000, NOW, 'en')).toBe('Today');
  });
});
