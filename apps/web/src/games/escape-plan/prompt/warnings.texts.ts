import { sentences } from '../../../text/sentences.ts';

/** What a plan costs that was not lost before: the figure first, then why. */
export const WARNING_TEXTS = sentences({
  en: {
    name: 'Before you do this',
    keeps: 'You keep {keeps}.',
    price: 'Leaving the city costs {price}, and whoever cannot pay is arrested.',
    priceNow: 'Leaving the city costs {price} for the next one out and up to {most} later.',
    priceFirst: 'Leaving the city is free for the first one out and costs up to {most} later.',
    upkeepLater: 'Once somebody is out, every turn costs {due} as well.',
    upkeep: 'Your next turn costs {due} before anything else, or you are arrested.',
    late: '{exit} is {turns|turn|turns} away, and you have {left}.',
    lateWhy: 'Whoever is in the city after the last dawn is arrested. Gas cans and cards may shorten the way.',
    patrol: '{exit} stays open in {open} of {hidden} cases.',
    patrolWhy: 'It has one patrol card; a second one blocks it.',
    wounds: 'Wound number {wounds}: {penalty} at the end.',
    woundsWhy: 'The red box is full then, and the next wound brings handcuffs.',
    line: 'Notoriety {position}: {penalty} at the end.',
    lineWhy: 'You cross line {line}: assets for you, and cops nearer to you.',
  },
  pt: {
    name: 'Antes de fazer isso',
    keeps: 'Você fica com {keeps}.',
    price: 'Sair da cidade custa {price}, e quem não pode pagar vai para a prisão.',
    priceNow: 'Sair da cidade custa {price} para quem fugir agora e até {most} depois.',
    priceFirst: 'Sair da cidade é grátis para quem fugir primeiro e custa até {most} depois.',
    upkeepLater: 'Depois que alguém fugir, cada turno também custa {due}.',
    upkeep: 'Seu próximo turno custa {due} antes de tudo, ou você acaba na prisão.',
    late: 'A {exit} fica a {turns|turno|turnos}, e você tem {left}.',
    lateWhy:
      'Quem ainda está na cidade depois do último amanhecer vai para a prisão. Galões e cartas podem encurtar o caminho.',
    patrol: 'A {exit} fica aberta em {open} de {hidden} casos.',
    patrolWhy: 'Ela tem uma carta de patrulha; a segunda a bloqueia.',
    wounds: 'Ferimento número {wounds}: {penalty} no fim.',
    woundsWhy: 'A caixa vermelha fica cheia, e o próximo ferimento traz algemas.',
    line: 'Notoriedade {position}: {penalty} no fim.',
    lineWhy: 'Você cruza o patamar {line}: recursos para você e policiais mais perto.',
  },
});
