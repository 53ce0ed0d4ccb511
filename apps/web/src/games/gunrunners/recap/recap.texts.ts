import { sentences } from '../../../text/sentences.ts';

/** What the others did to the reader. `card` is the face, or nothing where it is not to be known any more. */
export const RECAP_TEXTS = sentences({
  en: {
    flipped: '{seat} flipped your {card} in {place}',
    sabotaged: '{seat} got rid of your {card} in {place}',
    withstood: '{seat} tried to get rid of your {card} in {place}; it stayed',
    transferred: '{seat} moved your {card} from {from} to {place}',
    hidden: '{seat} looked at your undercover agent of {from} and put it back in {place}',
    arranged: '{seat} looked at all probationary agents, yours too, and may have moved them',
    ranTo: '{seat} ran 2 crates to {place}',
    ranFrom: '{seat} ran 2 crates away from {place}',
    overtaken: '{seat} flipped an agent of {owner} in {place}',
    strengthened: '{seat} flipped an own agent in {place}',
    nobody: 'nothing of yours lies open there now',
    lead: 'you have {sum} there now and lead, {crates} of {all} would be yours',
    nearer: 'you have {sum} there now, level with {other}, and your card is nearer: {crates} of {all} would be yours',
    farther: 'you have {sum} there now, level with {other}, whose card is nearer: {crates} of {all} would be yours',
    behind: 'you have {sum} there now, behind {other} with {best}: {crates} of {all} would be yours',
    card: 'card',
  },
  pt: {
    flipped: '{place}: {seat} virou a sua carta{card}',
    sabotaged: '{place}: {seat} tirou a sua carta{card}',
    withstood: '{place}: {seat} tentou tirar a sua carta{card}, que ficou',
    transferred: '{from}: {seat} levou a sua carta{card} para outra Região, {place}',
    hidden: '{from}: {seat} olhou o seu Agente Secreto e o devolveu a outra Região, {place}',
    arranged: '{seat} olhou todos os Agentes em Treinamento, também o seu, e pode tê-los mudado de lugar',
    ranTo: '{place}: {seat} trouxe 2 caixotes',
    ranFrom: '{place}: {seat} levou embora 2 caixotes',
    overtaken: '{place}: {seat} virou um agente de {owner}',
    strengthened: '{place}: {seat} virou um agente próprio',
    nobody: 'nada seu está aberto lá agora',
    lead: 'agora você tem {sum} lá e está na frente, {crates} de {all} seriam seus',
    nearer:
      'agora você tem {sum} lá, em empate com {other}, e a sua carta está mais perto: {crates} de {all} seriam seus',
    farther:
      'agora você tem {sum} lá, em empate com {other}, que tem a carta mais perto: {crates} de {all} seriam seus',
    behind: 'agora você tem {sum} lá, atrás de {other} com {best}: {crates} de {all} seriam seus',
    card: '',
  },
});
