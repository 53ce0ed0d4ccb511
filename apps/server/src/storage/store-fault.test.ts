import { expect, it } from 'vitest';
import { storeFaultOf } from './store-fault.ts';

it.each([
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly'],
  ['25006', 'readOnly'],
  ['SQLITE_IOERR_WRITE', 'store'],
  ['ECONNREFUSED', 'store'],
])('the code %s says %s', (code, fault) => {
  expect(storeFaultOf(Object.assign(new Error('x'), { code }))).toBe(fault);
});

it('anything else says that the store is at fault', () => {
  expect([storeFaultOf(new Error('x')), storeFaultOf('x')]).toEqual(['store', 'store']);
});
