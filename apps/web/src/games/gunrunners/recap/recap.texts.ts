import { sentences } from '../../../text/sentences.ts';

/** What the others did to the reader. */
export const RECAP_TEXTS = sentences({
  en: {
    flipped: '{seat} flipped your {card} in {the:place}',
    sabotaged: '{seat} got rid of your {card} in {the:place}',
    withstood: '{seat} tried to get rid of your {card} in {the:place}; it stayed',
    transferred: '{seat} moved your {card} from {the:from} to {the:place}',
    hidden: '{seat} looked at your undercover agent of {the:from} and put it back in {the:place}',
    arranged: '{seat} looked at all probationary agents, yours too, and may have moved them',
    ranTo: '{seat} ran 2 crates to {the:place}',
    ranFrom: '{seat} ran 2 crates away from {the:place}',
    overtaken: '{seat} flipped an agent of {owner} in {the:place}',
    brought: '{seat} moved an agent of {owner} to {the:place}',
    strengthened: '{seat} flipped an own agent in {the:place}',
    nobody: 'nothing of yours lies open there now',
    lead: 'you have {sum} there now and lead, {crates} of {all} would be yours',
    nearer: 'you have {sum} there now, level with {other}, and your card is nearer: {crates} of {all} would be yours',
    farther: 'you have {sum} there now, level with {other}, whose card is nearer: {crates} of {all} would be yours',
    behind: 'you have {sum} there now, behind {other} with {best}: {crates} of {all} would be yours',
  },
  pt: {
    flipped: '{seat} virou {seu:card} {em:place}',
    sabotaged: '{seat} descartou {seu:card} {em:place}',
    withstood: '{seat} tentou descartar {seu:card} {em:place}, sem êxito',
    transferred: '{seat} moveu {seu:card} {de:from} para {o:place}',
    hidden: '{seat} olhou o seu Agente Secreto {de:from} e o devolveu {a:place}',
    arranged: '{seat} olhou todos os Agentes em Treinamento, também o seu, e pode tê-los mudado de lugar',
    ranTo: '{seat} levou 2 caixotes para {o:place}',
    ranFrom: '{seat} levou embora 2 caixotes {de:place}',
    overtaken: '{seat} virou um agente de {owner} {em:place}',
    brought: '{seat} moveu um agente de {owner} para {o:place}',
    strengthened: '{seat} virou um agente próprio {em:place}',
    nobody: 'você não tem nada exposto lá agora',
    lead: 'agora você tem {sum} lá e está na frente, {crates} de {all} seriam seus',
    nearer:
      'agora você tem {sum} lá, em empate com {other}, e a sua carta está mais perto: {crates} de {all} seriam seus',
    farther:
      'agora você tem {sum} lá, em empate com {other}, que tem a carta mais perto: {crates} de {all} seriam seus',
    behind: 'agora você tem {sum} lá, atrás de {other} com {best}: {crates} de {all} seriam seus',
  },
});
