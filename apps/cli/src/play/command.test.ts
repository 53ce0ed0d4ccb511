import { describe, expect, test } from 'vitest';
import { readCommand } from './command.ts';

describe('a line at the prompt', () => {
  test.each([
    ['1', { type: 'choose', index: 0 }],
    [' 12 ', { type: 'choose', index: 11 }],
    ['0', { type: 'noSuchOption' }],
    ['13', { type: 'noSuchOption' }],
    ['-1', { type: 'notUnderstood' }],
    ['1 2', { type: 'notUnderstood' }],
    ['', { type: 'notUnderstood' }],
    ['dance', { type: 'notUnderstood' }],
    ['u', { type: 'undo' }],
    ['UNDO', { type: 'undo' }],
    ['desfazer', { type: 'undo' }],
    ['undo it', { type: 'notUnderstood' }],
    ['l', { type: 'log' }],
    ['registro', { type: 'log' }],
    ['t', { type: 'table' }],
    ['mesa', { type: 'table' }],
    ['o', { type: 'options' }],
    ['h', { type: 'help' }],
    ['?', { type: 'hint' }],
    ['dica', { type: 'hint' }],
    ['ajuda', { type: 'help' }],
    ['q', { type: 'quit' }],
    ['sair', { type: 'quit' }],
    ['r G5.2', { type: 'rule', clause: 'G5.2' }],
    ['regra g5', { type: 'rule', clause: 'g5' }],
    ['r', { type: 'rule', clause: '' }],
  ])('%s', (line, command) => {
    expect(readCommand(line, 12)).toEqual(command);
  });

  test('Enter takes the only option', () => {
    expect(readCommand('', 1)).toEqual({ type: 'choose', index: 0 });
  });
});
