import { expect, test } from 'vitest';
import type { Target } from './play/targets.ts';
import { askedOf, tabsWithTargets, tabToShow } from './tab-of.ts';

const legal = (...targets: Target[]) => new Set(targets);

test('a tab is marked where something in it can be touched', () => {
  expect([...tabsWithTargets(legal('display:2', 'node:7', 'firstAid'))]).toEqual(['offer', 'board']);
});

test('the offer opens when a contact can be taken, then the board for its space', () => {
  expect(tabToShow('board', legal('display:0', 'display:1', 'firstAid'))).toBe('offer');
  expect(tabToShow('offer', legal('contact:3', 'button:remove'))).toBe('board');
});

test('the open tab stays while there is something to touch in it or outside the tabs', () => {
  expect(tabToShow('log', legal('node:4', 'firstAid'))).toBe('log');
  expect(tabToShow('board', legal('firstAid', 'button:move'))).toBe('board');
  expect(tabToShow('plan', legal())).toBe('plan');
});

test('the map is asked for where nothing in the tabs can be touched', () => {
  expect(askedOf(legal('node:4', 'firstAid'))).toBe('tabs');
  expect(askedOf(legal('cop:1:0', 'tile:4'))).toBe('map');
  expect(askedOf(legal('contact:1', 'cop:1:0'))).toBe('tabs');
  expect(askedOf(legal())).toBeNull();
});
