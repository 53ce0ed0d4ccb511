import type { Language } from '@stakeout/kernel';

type Titles = Readonly<Record<string, string>>;

const gunrunnersEn: Titles = {
  G1: 'Words of the trade',
  G2: 'What is in the box',
  G3: 'Set-up',
  G4: 'The turn, and who sees what',
  G5: 'Phase 1: deliver weapons',
  G6: 'Phase 2: deploy an agent',
  G7: 'Phase 3: special operation',
  G8: 'Phase 4: bust',
  G9: 'End of the game',
};

const gunrunnersPt: Titles = {
  G1: 'As palavras do jogo',
  G2: 'O que há na caixa',
  G3: 'Preparação',
  G4: 'O turno, e quem vê o quê',
  G5: 'Fase 1: entrega de armas',
  G6: 'Fase 2: envio de agente',
  G7: 'Fase 3: operação especial',
  G8: 'Fase 4: Batida',
  G9: 'Fim da partida',
};

const escapePlanEn: Titles = {
  E1: 'Words of the game',
  E2: 'What is in the box',
  E3: 'Set-up',
  E4: 'Three days and one aim',
  E5: 'Income',
  E6: 'Patrol',
  E7: 'The city grows',
  E8: 'Turn order',
  E9: 'Player actions',
  E10: 'Rest',
  E11: 'Travel',
  E12: 'Avoid',
  E13: 'Wounds',
  E14: 'Visit',
  E15: 'The locations',
  E16: 'Contacts',
  E17: 'Executive actions',
  E18: 'Assets',
  E19: 'Notoriety',
  E20: 'Change of day',
  E21: 'Escape and arrest',
  E22: 'Scoring',
  E23: 'Inspector Sandra',
  E24: 'Solo, with Lieutenant Costa',
  A: 'The finer points',
};

const escapePlanPt: Titles = {
  E1: 'As palavras do jogo',
  E2: 'O que há na caixa',
  E3: 'Preparação',
  E4: 'Três dias e um objetivo',
  E5: 'Rendimento',
  E6: 'Patrulha',
  E7: 'A cidade cresce',
  E8: 'Ordem de turno',
  E9: 'Ações dos jogadores',
  E10: 'Descanso',
  E11: 'Deslocar-se',
  E12: 'Evitar',
  E13: 'Ferimentos',
  E14: 'Visitar',
  E15: 'Os locais',
  E16: 'Contatos',
  E17: 'Ações executivas',
  E18: 'Recursos',
  E19: 'Notoriedade',
  E20: 'Mudança de dia',
  E21: 'Fuga e prisão',
  E22: 'Pontuação',
  E23: 'Inspetora Sandra',
  E24: 'Solo, com o Tenente Costa',
  A: 'Os detalhes',
};

const TITLES: Readonly<Record<Language, Titles>> = {
  en: { ...gunrunnersEn, ...escapePlanEn },
  pt: { ...gunrunnersPt, ...escapePlanPt },
};

/** The title of a chapter of either game's rulebook; the id itself where it has none. */
export function chapterTitle(chapter: string, language: Language): string {
  return TITLES[language][chapter] ?? chapter;
}
