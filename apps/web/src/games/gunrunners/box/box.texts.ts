import { sentences } from '../../../text/sentences.ts';

export const boxTexts = sentences({
  en: {
    deck: 'Deck',
    note: 'Type what is printed on your cards. Every player has the same 14 cards: each operative once, and at least one agent 1.',
    ordinary: 'Ordinary agents',
    agent: 'Agent {value}',
    copies: 'Copies',
    counted: '{count|copy|copies}',
    operatives: 'Special operatives',
    value: 'Value',
  },
  pt: {
    deck: 'Baralho',
    note: 'Escreva o que está impresso nas suas cartas. Todos têm as mesmas 14 cartas: cada Agente Especial uma vez e ao menos um agente 1.',
    ordinary: 'Agentes comuns',
    agent: 'Agente {value}',
    copies: 'Cópias',
    counted: '{count|cópia|cópias}',
    operatives: 'Agentes Especiais',
    value: 'Valor',
  },
});
