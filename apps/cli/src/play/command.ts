/** What a line typed at the prompt asks for. */
export type PlayCommand =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'rule'; readonly clause: string }
  | { readonly type: 'undo' | 'log' | 'table' | 'options' | 'hint' | 'help' | 'quit' }
  | { readonly type: 'noSuchOption' | 'notUnderstood' };

type Word = 'undo' | 'log' | 'table' | 'options' | 'hint' | 'help' | 'quit' | 'rule';

/** Words of both languages, whatever language the table speaks. */
const WORDS: Readonly<Record<Word, readonly string[]>> = {
  undo: ['u', 'undo', 'desfazer'],
  log: ['l', 'log', 'registro'],
  table: ['t', 'table', 'mesa'],
  options: ['o', 'options', 'opções', 'opcoes'],
  hint: ['?', 'hint', 'dica'],
  help: ['h', 'help', 'ajuda'],
  quit: ['q', 'quit', 'sair', 'exit'],
  rule: ['r', 'rule', 'rules', 'regra', 'regras'],
};

export function readCommand(line: string, options: number): PlayCommand {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  if (word === '' && options === 1) return { type: 'choose', index: 0 };
  if (/^\d+$/.test(word) && rest.length === 0) {
    const number = Number(word);
    return number >= 1 && number <= options ? { type: 'choose', index: number - 1 } : { type: 'noSuchOption' };
  }
  const known = (Object.keys(WORDS) as Word[]).find((key) => WORDS[key].includes(word.toLowerCase()));
  if (known === 'rule') return { type: 'rule', clause: rest.join(' ') };
  if (known === undefined || rest.length > 0) return { type: 'notUnderstood' };
  return { type: known };
}
