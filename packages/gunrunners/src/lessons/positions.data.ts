import type { LessonPositions } from '@stakeout/kernel';

/** Where lessons begin: written by `npm run lessons`. */
export const POSITIONS: LessonPositions = {
  'rows.goal': { seed: 0, log: '' },
  'rows.again': { seed: 0, log: '2' },
  'delivery.roll': { seed: 2, log: '2 1 0' },
  'delivery.warehouse': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1' },
  'delivery.along': { seed: 1, log: '1 1 0 0 7 0 1 2 0 1 2' },
  'overflow.roll': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4',
  },
  'overflow.again': {
    seed: 4,
    log: '1 0 1 0 0 2 3 0 g 0 2 1 0 0 2 0 c 0 3 4 0 5 0 1 3 4 0 0 2 0 0 2 3 0 0 0 2 3 0 1 1 3 0 0 6 2 0 1 3 0 1 0 0 4 0 8 0 2 3 0 0 0 1 9 3 0 2 r 3 0 h 0 1 0 0 0 9',
  },
  'flip.flip': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0' },
  'flip.again': { seed: 0, log: '3 2 0 0 0 1 1 0 1 0 0 0 1 0 2 2 0 1 8 0 0' },
  'undercover.send': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0' },
  'undercover.again': { seed: 0, log: '2 1 0 0 1 2 0' },
  'order.both': { seed: 0, log: '2 1 0 0 2 0 0 4 1 0 0 0 0 0' },
  'order.again': { seed: 0, log: '2 1 0 0 2 0 0 4 1 0 0 0 0 0 4 0 0 1 0 3 0 3 2 0' },
  'bust.fourth': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0' },
  'bust.again': { seed: 0, log: '3 2 0 0 0 1 1 0 1 0 0 0 1 0 2 2 0 1 8 0 0 2 3 0' },
  'shares.look': {
    seed: 3,
    log: '2 1 0 0 2 0 0 3 0 1 3 0 0 0 0 3 0 7 0 1 3 0 1 1 2 0 2 0 2 3 0 a 0 1 3 0 0 2 0 9 0 0 6 2 0 2 2 3 0 0 0 0 3 0 0 2 2 0 0 6 0 0 0 1 0 2 0 0 1 2 0',
  },
  'shares.again': {
    seed: 0,
    log: '3 2 0 0 0 1 1 0 1 0 0 0 1 0 2 2 0 1 8 0 0 2 3 0 2 1 0 e 0 m 0 1 g 1 0 7 0 3 j 3 0 2 2 0 1 3 1 0 2 0 2 1 0 0 3 0 0 1 1 4 0 2 2 0 3 0 2 0 0 0 3 0 2 0 0 1 2 2 0 8 0 2 c 3 0 1 0 4 0 m 0 3 0 5 2 0 1 0 0 2 4 1 0 3 3 0',
  },
  'ties.send': { seed: 4, log: '1 1 0 0 1 2 0 1 0 0 0 3 0 0 1 0 0 3 0' },
  'ties.again': { seed: 0, log: '3 2 0 0 0 1 1 0 1 0 0 0 1 0 2 2 0 1 8 0 0 2 3 0 2 1 0 e 0 m 0 1 g 1 0' },
  'seventh.look': {
    seed: 3,
    log: '2 1 0 0 2 0 0 3 0 1 3 0 0 0 0 3 0 7 0 1 3 0 1 1 2 0 2 0 2 3 0 a 0 1 3 0 0 2 0 9 0 0 6 2 0 2 2 3 0 0 0 0 3 0 0 2 2 0 0 6 0 0 0 1 0 2 0 0 1 2 0 a 0 8 0 0 3 0 0 2 1 0 0 0 3 0 0 4 3 0 1 3 3 0 0 4 0 0 0 0 0 1 3 0 0 0 0 0 0 0 0 2 0 0 1 0 0 0',
  },
  'director.move': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2' },
  'director.again': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2' },
  'informer.peek': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2 0 1 4 0 a 0 0 4 2 0 0 2 4 0 0 0 0 4 0 0 1 0 1',
  },
  'informer.again': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2 0 1 4 0 a 0 0 4 2 0 0 2 4 0 0 0 0 4 0 0 1 0 1',
  },
  'saboteur.target': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2 0 1 4 0 a 0 0',
  },
  'saboteur.again': { seed: 1, log: '1 1 0 0 7 0 1 2 0 1 2 0 0 4 0 1 2 3 0 0 0 1 4 0 0 2 0 3 0 2' },
  'spy.look': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2',
  },
  'spy.again': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2',
  },
  'manager.second': {
    seed: 0,
    log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0 6 3 0 2 6 0 0 1 4 0 8 0 2 0 1 4 0 a 0 0 4 2 0 0 2 4 0 0 0 0 4 0 0 1 0 1 1 0 3 0',
  },
  'manager.again': {
    seed: 0,
    log: '3 2 0 0 0 1 1 0 1 0 0 0 1 0 2 2 0 1 8 0 0 2 3 0 2 1 0 e 0 m 0 1 g 1 0 7 0 3 j 3 0 2 2 0 1 3 1 0 2 0 2 1 0 0 3 0 0 1 1 4 0 2 2 0 3 0 2 0 0 0 3 0 2 0 0 1 2 2 0 8 0 2 c 3 0 1 0 4 0 m 0 3 0 5 2 0 1 0 0 2 4 1 0 3 3 0 b 0 0 6 0 0 n 0 1 0 0 1 3 0 7 0 3 1 0 2 2 0 0 2 0',
  },
  'runner.run': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1' },
  'runner.again': { seed: 0, log: '2 1 0 0 1 2 0 1 4 0 1 0 1 0 5 0 1 0 0 a 0 0 2 0 0 3 0 g 0 0 4 0 0' },
};
