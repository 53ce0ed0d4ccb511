import type { Sentences } from '../../../text/sentences.ts';
import type { GunrunnersStep } from './guide.ts';

/** For each step its title, and what to click and why. */
export const GUNRUNNERS_GUIDE: Sentences<GunrunnersStep | `${GunrunnersStep}Title`> = {
  en: {
    goalTitle: 'Take the most crates',
    goal: 'Crates are shared out when a location is busted. The strongest agents there take most. Your cards are your agents; their number is their strength.',
    stationTitle: 'Your first agent',
    station: 'Your 1 goes face down beside a location, on probation. {Click} a place with a brass edge, then Confirm.',
    rollTitle: 'Roll the die',
    roll: 'Every turn begins with a delivery. Press Roll: the number says which location gets a crate. More crates make a place worth fighting for.',
    deployTitle: 'Flip somebody’s agent',
    deploy:
      'Now deploy. {Click} a probationary agent of another player: it is turned up and counts for them in the field, and a card of yours takes its place, to count for you later. What can be {clicked} has a brass edge.',
    cardTitle: 'Choose your card',
    card: 'Your card takes the free place, face down. A high number wins crates later; a low one is cheap to lose. The others do not see which it is; keep it in mind.',
    confirmTitle: 'Confirm',
    confirm: 'Nothing has happened yet. Read the sentence, then press Confirm, or Undo to choose something else.',
    operationTitle: 'An operation',
    operation:
      'A special operative was turned up and its owner may use its power. Follow the prompt, or decline: it is always a may.',
    bustTitle: 'The bust',
    bust: 'Four exposed agents at one location make a bust. Highest sum takes half the crates there, the next half of the rest. After the last bust on this track the game ends.',
    othersTitle: 'Help is near',
    others:
      'Every move is told in the log with its rule. The Menu has a hint (H), the keys (?) and a turn on one page (T). Good luck!',
  },
  pt: {
    goalTitle: 'Junte o maior número de caixotes',
    goal: 'Os caixotes são repartidos quando há Batida em uma Região. Os agentes mais fortes ali levam mais. Suas cartas são seus agentes; o número é a força deles.',
    stationTitle: 'Seu primeiro agente',
    station:
      'Seu 1 fica virado para baixo ao lado de uma Região, em treinamento. {Click} em um lugar com borda dourada e depois em Confirmar.',
    rollTitle: 'Role o dado',
    roll: 'Todo turno começa com uma entrega. Aperte Rolar: o número diz qual Região recebe um caixote. Quanto mais caixotes, mais vale brigar pelo lugar.',
    deployTitle: 'Vire o agente de alguém',
    deploy:
      'Agora o envio. {Click} em um Agente em Treinamento de outro jogador: ele é virado e conta para o dono no campo, e uma carta sua toma o lugar, para contar para você mais tarde. O que se pode {clicked} tem borda dourada.',
    cardTitle: 'Escolha sua carta',
    card: 'Sua carta ocupa o lugar livre, virada para baixo. Um número alto ganha caixotes depois; com um baixo, perde-se pouco. Os outros não veem qual é; guarde na memória.',
    confirmTitle: 'Confirme',
    confirm: 'Ainda não aconteceu nada. Leia a frase e aperte Confirmar, ou Desfazer para escolher outra coisa.',
    operationTitle: 'Uma operação',
    operation:
      'Um Agente Especial foi virado, e o dono pode usar o poder dele. Siga a instrução, ou recuse: nunca é obrigatório.',
    bustTitle: 'A Batida',
    bust: 'Quatro agentes expostos em uma Região fazem uma Batida. A maior soma leva metade dos caixotes dali; a seguinte, metade do resto. Depois da última Batida desta trilha a partida termina.',
    othersTitle: 'A ajuda está perto',
    others:
      'Toda jogada aparece no registro com a sua regra. O Menu tem uma dica (H), as teclas (?) e um turno em uma página (T). Boa sorte!',
  },
};
