import type { Sentences } from '../../../text/sentences.ts';
import type { EscapePlanStep } from './guide.ts';

/** For each step its title, and what to click and why. */
export const ESCAPE_PLAN_GUIDE: Sentences<EscapePlanStep | `${EscapePlanStep}Title`> = {
  en: {
    goalTitle: 'Your money, three days',
    goal: 'Your secret plan says what each business and safe house is worth to you. Visit those with money on days 1 to 3, and leave by the open exit on day 3. Who stays behind scores nothing.',
    tileTitle: 'The city grows',
    tile: 'Each day new tiles are laid. {Click} one of the tiles to be laid, then a lit place beside the city, and turn it with {arrows}. Lay close to you what you want to visit.',
    destinationTitle: 'Pick a destination',
    destination:
      '{Click} a lit location on the map: a place of your plan, or a store. You have 3 movement points; leaving, entering and changing terrain cost 1 each, walking on within a terrain is free.',
    copsTitle: 'Cops on the way',
    cops: 'Every cop on a tile you leave must be avoided, or wounds you. The tile where you stop does not count. The map marks those tiles and cops in red; try another way if there are many.',
    confirmTitle: 'Confirm the way',
    confirm: 'Nothing has happened yet. Press Confirm to go, or Undo to choose somewhere else.',
    avoidTitle: 'Avoid the cops',
    avoid:
      'Answer each cop with equipment, a contact or a gang member where you have one. Without an answer you take a wound: three are bearable, then handcuffs close your contact spaces.',
    visitTitle: 'The visit',
    visit:
      'The steps of the place are done in order; those that say “may” can be passed. A contact is free to take and paid for with each use; more contacts score more.',
    finishTitle: 'End of the turn',
    finish: 'You can still use cards marked “Any step”, unlocked assets and first aid. Then end the turn.',
    richesTitle: 'What wins',
    riches:
      'Plan money alone rarely wins. Safe houses give keys; with enough notoriety and contacts a key opens a locker in a store, and the tile you keep is money. Blocked exits have tiles too. Watch the patrol: one exit stays open on day 3.',
    notorietyTitle: 'Notoriety, and the next day',
    notoriety:
      'After each part of the day your red and blue cubes move you on this track. Crossing a line unlocks assets, but brings cops and costs money at the end. Each cube you leave behind on a visit lowers tomorrow’s income.',
  },
  pt: {
    goalTitle: 'Seu dinheiro, três dias',
    goal: 'Seu plano secreto diz quanto vale para você cada empreendimento e cada esconderijo. Visite os que têm dinheiro nos dias 1 a 3 e fuja pela saída aberta no dia 3. Quem fica para trás não pontua.',
    tileTitle: 'A cidade cresce',
    tile: 'A cada dia entram peças novas. {Click} em uma das peças a colocar, depois em uma casa acesa ao lado da cidade, e gire-a com {arrows}. Coloque perto de você o que quer visitar.',
    destinationTitle: 'Escolha um destino',
    destination:
      '{Click} em um local aceso no mapa: um lugar do seu plano ou uma loja. Você tem 3 pontos de movimento; sair, entrar e mudar de terreno custam 1 cada, andar dentro de um terreno é grátis.',
    copsTitle: 'Policiais no caminho',
    cops: 'Todo policial em uma peça que você deixa precisa ser evitado, ou fere você. A peça onde você para não conta. O mapa marca essas peças e policiais em vermelho; tente outro caminho se forem muitos.',
    confirmTitle: 'Confirme o caminho',
    confirm: 'Ainda não aconteceu nada. Aperte Confirmar para ir, ou Desfazer para escolher outro lugar.',
    avoidTitle: 'Evite os policiais',
    avoid:
      'Responda a cada policial com equipamento, contato ou membro de gangue, se tiver. Sem resposta você sofre um ferimento: três se suportam, depois as algemas fecham seus espaços de contato.',
    visitTitle: 'A visita',
    visit:
      'Os passos do local vêm em ordem; os que dizem “pode” podem ser pulados. Pegar um contato é grátis, e cada uso se paga; mais contatos pontuam mais.',
    finishTitle: 'Fim do turno',
    finish:
      'Você ainda pode usar cartas marcadas “Qualquer passo”, recursos desbloqueados e primeiros socorros. Depois encerre o turno.',
    richesTitle: 'O que vence',
    riches:
      'Só o dinheiro do plano raramente vence. Esconderijos dão chaves; com notoriedade e contatos uma chave abre um armário numa loja, e a ficha dali é dinheiro. Saídas bloqueadas também têm fichas. Olho na patrulha: no dia 3 só uma saída fica aberta.',
    notorietyTitle: 'Notoriedade e o dia seguinte',
    notoriety:
      'Depois de cada parte do dia seus cubos vermelhos e azuis movem você nesta trilha. Cruzar um patamar desbloqueia recursos, mas traz policiais e custa dinheiro no fim. Cada cubo deixado em uma visita baixa o rendimento de amanhã.',
  },
};
