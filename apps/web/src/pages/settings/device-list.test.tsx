import { expect, it } from 'vitest';
import { show } from '../../render.fixture.tsx';
import { DeviceRow, questionOf } from './device-list.tsx';

const phone = { id: 'x', device: 'Firefox, Android', isThis: false, createdAt: 0, usedAt: Date.now() };
const here = { ...phone, isThis: true };
const row = (session: typeof phone | (Omit<typeof phone, 'device'> & { device: null }), language: 'en' | 'pt' = 'en') =>
  show(<DeviceRow session={session} onSignOut={() => {}} />, language);

it('a device says what it is, when it was used, and which is this one', () => {
  expect(row(phone).text).toMatch(/^Firefox, Android Last used: Today Signed in: .*19(69|70) Sign out$/);
  expect(row(here).text).toMatch(/^Firefox, Android This device Signed in: .* Sign out$/);
  expect(row({ ...phone, device: null }, 'pt').text).toMatch(/^Aparelho desconhecido Último uso: Hoje .* Desconectar$/);
  expect(row(phone).parts('button')[0]?.opening).toContain('aria-label="Sign out: Firefox, Android, Today"');
});

it('whoever signs out is asked what they may not have meant', () => {
  expect(questionOf('others', 3)).toBe('sureOthers');
  expect(questionOf(phone, 3)).toBe('sureOne');
  expect(questionOf(here, 2)).toBe('sureThis');
  expect(questionOf(here, 1)).toBe('sureLast');
});
