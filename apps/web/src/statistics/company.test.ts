import { describe, expect, it } from 'vitest';
import { companyOf } from './company.ts';

describe('the company at a table', () => {
  it('is people as soon as there is one', () => {
    expect(companyOf([{ level: 'easy' }, { level: null }])).toBe('people');
    expect(companyOf([{ level: null }])).toBe('people');
  });

  it('is bots of one level, or of several', () => {
    expect(companyOf([{ level: 'hard' }, { level: 'hard' }])).toBe('hard');
    expect(companyOf([{ level: 'hard' }, { level: 'easy' }])).toBe('mixed');
  });

  it('is nobody where one plays against the table', () => {
    expect(companyOf([])).toBe('alone');
  });
});
