/** The titles of the chapters. */
export const titles = {
  en: {
    G1: 'Words of the trade',
    G2: 'What is in the box',
    G3: 'Set-up',
    G4: 'The turn, and who sees what',
    G5: 'Phase 1: deliver weapons',
    G6: 'Phase 2: deploy an agent',
    G7: 'Phase 3: special operation',
    G8: 'Phase 4: bust',
    G9: 'End of the game',
  },
  pt: {
    G1: 'As palavras do jogo',
    G2: 'O que há na caixa',
    G3: 'Preparação',
    G4: 'O turno, e quem vê o quê',
    G5: 'Fase 1: entrega de armas',
    G6: 'Fase 2: envio de agente',
    G7: 'Fase 3: operação especial',
    G8: 'Fase 4: Batida',
    G9: 'Fim da partida',
  },
};
