import type { Language } from '@stakeout/kernel';

/** All sentences that terminal play itself says; those of the game come from the game. */
export interface Words {
  readonly welcome: (players: number, seat: string) => string;
  readonly matchNamed: (id: string, commitment: string) => string;
  readonly news: string;
  readonly table: string;
  readonly tableNow: string;
  readonly wholeLog: string;
  readonly logIsEmpty: string;
  readonly yourOptions: string;
  readonly prompt: (options: number) => string;
  readonly notUnderstood: (line: string, options: number) => string;
  readonly noSuchOption: (line: string, options: number) => string;
  readonly takenBack: (action: string) => string;
  readonly nothingToTakeBack: string;
  readonly hints: string;
  readonly hint: (option: number, name: string, percent: number, why: string | null) => string;
  readonly clauses: (ids: string) => string;
  readonly noSuchClause: (id: string, ids: string) => string;
  readonly help: readonly string[];
  readonly goodbye: string;
  readonly over: string;
  readonly place: (place: number, seat: string, score: number) => string;
  readonly youWin: string;
  readonly youShareTheWin: string;
  readonly youLose: string;
  readonly saved: (path: string) => string;
  readonly notSaved: string;
}

const en: Words = {
  welcome: (players, seat) =>
    players === 1
      ? `A table for one. You are ${seat}. Type h for help.`
      : `A table for ${players} players. You are ${seat}; bots play the others. Type h for help.`,
  matchNamed: (id, commitment) => `Match ${id}, commitment ${commitment}.`,
  news: 'What happened:',
  table: 'The table:',
  tableNow: 'New on the table:',
  wholeLog: 'The log so far:',
  logIsEmpty: 'Nothing has happened yet.',
  yourOptions: 'Your options:',
  prompt: (options) =>
    options === 1 ? 'Press Enter, or h for help: ' : `Choose from 1 to ${options}, ? for a hint, h for help: `,
  notUnderstood: (line, options) => `I do not understand "${line}". Give a number from 1 to ${options}, or h for help.`,
  noSuchOption: (line, options) => `There is no option ${line}; they go from 1 to ${options}.`,
  takenBack: (action) => `Taken back: ${action}`,
  nothingToTakeBack:
    'There is nothing you can take back: since your last decision chance was drawn, something came to light, or it was another player’s turn.',
  hints: 'The best options, as a strong bot sees them from your seat:',
  hint: (option, name, percent, why) => joined(`Option ${option}: ${name}. Wins about ${percent} in 100.`, why),
  clauses: (ids) => `Give a clause or its beginning, such as r G5. The clauses: ${ids}`,
  noSuchClause: (id, ids) => `There is no clause ${id}. The clauses: ${ids}`,
  help: [
    'A number: choose that option. Enter alone: take the only option.',
    'u or undo: take back your latest decision.',
    'l or log: the whole log so far.',
    't or table: the table again.',
    'r and a clause, such as r G5.2: what the rules say.',
    '? or hint: the three best options, with the chance to win and the reason.',
    'o or options: your options again.',
    'h or help: this list.',
    'q or quit: leave the table.',
  ],
  goodbye: 'You leave the table. Goodbye.',
  over: 'The game is over.',
  place: (place, seat, score) => `Place ${place}: ${seat}, ${score}.`,
  youWin: 'You win.',
  youShareTheWin: 'You share the win.',
  youLose: 'You do not win this time.',
  saved: (path) => `The match is saved in ${path}; stakeout verify checks it.`,
  notSaved: 'The match is not saved: it is not over, and its file would give away every card.',
};

const pt: Words = {
  welcome: (players, seat) =>
    players === 1
      ? `Uma mesa para um. Você é ${seat}. Digite h para ajuda.`
      : `Uma mesa para ${players} jogadores. Você é ${seat}; bots jogam pelos outros. Digite h para ajuda.`,
  matchNamed: (id, commitment) => `Partida ${id}, compromisso ${commitment}.`,
  news: 'O que aconteceu:',
  table: 'A mesa:',
  tableNow: 'Novidades na mesa:',
  wholeLog: 'O registro até agora:',
  logIsEmpty: 'Nada aconteceu ainda.',
  yourOptions: 'Suas opções:',
  prompt: (options) =>
    options === 1 ? 'Tecle Enter, ou h para ajuda: ' : `Escolha de 1 a ${options}, ? para uma dica, h para ajuda: `,
  notUnderstood: (line, options) => `Não entendo "${line}". Dê um número de 1 a ${options}, ou h para ajuda.`,
  noSuchOption: (line, options) => `Não há opção ${line}; elas vão de 1 a ${options}.`,
  takenBack: (action) => `Desfeito: ${action}`,
  nothingToTakeBack:
    'Não há nada que você possa desfazer: desde sua última decisão houve sorteio, algo foi revelado ou foi a vez de outro jogador.',
  hints: 'As melhores opções, como um bot forte as vê do seu lugar:',
  hint: (option, name, percent, why) => joined(`Opção ${option}: ${name}. Vence cerca de ${percent} em 100.`, why),
  clauses: (ids) => `Dê uma cláusula ou seu começo, por exemplo r G5. As cláusulas: ${ids}`,
  noSuchClause: (id, ids) => `Não há cláusula ${id}. As cláusulas: ${ids}`,
  help: [
    'Um número: escolhe essa opção. Só Enter: toma a única opção.',
    'u ou desfazer: desfaz sua última decisão.',
    'l ou registro: todo o registro até agora.',
    't ou mesa: a mesa de novo.',
    'r e uma cláusula, por exemplo r G5.2: o que dizem as regras.',
    '? ou dica: as três melhores opções, com a chance de vencer e o motivo.',
    'o ou opções: suas opções de novo.',
    'h ou ajuda: esta lista.',
    'q ou sair: deixa a mesa.',
  ],
  goodbye: 'Você deixa a mesa. Até logo.',
  over: 'A partida terminou.',
  place: (place, seat, score) => `${place}º lugar: ${seat}, ${score}.`,
  youWin: 'Você vence.',
  youShareTheWin: 'Você divide a vitória.',
  youLose: 'Desta vez você não vence.',
  saved: (path) => `A partida está salva em ${path}; stakeout verify a confere.`,
  notSaved: 'A partida não foi salva: ela não acabou, e o arquivo revelaria todas as cartas.',
};

function joined(sentence: string, more: string | null): string {
  return more === null ? sentence : `${sentence} ${more}`;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, pt };
