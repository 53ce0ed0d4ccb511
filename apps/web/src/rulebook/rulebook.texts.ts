import { sentences } from '../text/sentences.ts';

export const rulebookTexts = sentences({
  en: {
    title: '{game}: the rules',
    games: 'Rulebooks',
    contents: 'Contents',
    search: 'Search the rules',
    searchHint: 'Press / to search, the arrow keys to go from rule to rule.',
    found: '{count|rule|rules} found',
    foundNothing: 'No rule has all these words. Try fewer, or part of one.',
    showAll: 'Show all rules',
    clause: 'Rule {id}',
    tryIt: 'Try it',
    copyLink: 'Copy link',
    copied: 'Link copied',
    loading: 'The rulebook is being fetched…',
    unknown: 'There is no such rulebook',
    unknownBody: 'The link may be mistyped. These are the rulebooks there are:',
    houseDecisions:
      'Every rule has a number, which the table quotes whenever it says why. Where the printed books leave something open, the rule says what was decided here.',
  },
  pt: {
    title: '{game}: as regras',
    games: 'Livros de regras',
    contents: 'Sumário',
    search: 'Buscar nas regras',
    searchHint: 'Tecle / para buscar e as setas para ir de regra em regra.',
    found: '{count|regra encontrada|regras encontradas}',
    foundNothing: 'Nenhuma regra tem todas essas palavras. Tente menos, ou só parte de uma.',
    showAll: 'Mostrar todas as regras',
    clause: 'Regra {id}',
    tryIt: 'Experimente',
    copyLink: 'Copiar link',
    copied: 'Link copiado',
    loading: 'Buscando o livro de regras…',
    unknown: 'Esse livro de regras não existe',
    unknownBody: 'O link pode ter um erro. Os livros de regras são estes:',
    houseDecisions:
      'Toda regra tem um número, que a mesa cita sempre que explica um porquê. Onde os livros impressos deixam algo em aberto, a regra diz o que se decidiu aqui.',
  },
});
