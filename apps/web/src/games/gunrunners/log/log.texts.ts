import { type IdOf, sentences } from '../../../text/sentences.ts';

/**
 * What the log says in words of its own: whose a card is, is said by the player's name, and what one throw of the die brought is one
 * sentence. `Yours` is for the reader's own cards.
 */
export const LOG_TEXTS = sentences({
  en: {
    card: 'card',
    agent: 'agent {value}',
    operative: '{role} ({value})',
    rolledTo: '{seat} rolled {roll}: {crates|crate|crates} to {the:location}.',
    rolledWithWarehouse: '{seat} rolled {roll}: {crates|crate|crates} to {the:location}, {stored} from the warehouse.',
    rolledToWarehouse: '{seat} rolled {roll}: {crates|crate|crates} to the warehouse.',
    rolledNothing: '{seat} rolled {roll}: the supply was empty.',
    flipped: '{seat} flipped {owner}’s {card} in {the:location}.',
    flippedYours: '{seat} flipped your {card} in {the:location}.',
    moved: '{seat} moved {owner}’s {card} from {the:from} to {the:to}.',
    movedYours: '{seat} moved your {card} from {the:from} to {the:to}.',
    sabotaged:
      '{seat} set the Saboteur on {owner}’s {card} in {the:location} and rolled {roll}: the card was discarded.',
    sabotagedYours:
      '{seat} set the Saboteur on your {card} in {the:location} and rolled {roll}: the card was discarded.',
    withstood: '{seat} set the Saboteur on {owner}’s {card} in {the:location} and rolled {roll}: the card stayed.',
    withstoodYours: '{seat} set the Saboteur on your {card} in {the:location} and rolled {roll}: the card stayed.',
    drawn: '{seat} drew {card}.',
    forgotten: '(discarded since)',
    start: 'First to play: {seat}.',
    startYours: '{seat} play first.',
    manager: '{seat}: the Manager took up the post, two undercover agents allowed.',
    bust: 'Bust {bust} in {the:location}: ',
    finalBust: 'Final bust in {the:location}: ',
    shareFirst: '{seat} {crates|crate|crates} with a sum of {sum}',
    share: '{seat} {crates} with {sum}',
    tie: 'Tie to {seat}, nearest card.',
    nobody: 'nobody takes anything.',
  },
  pt: {
    card: 'a carta',
    agent: 'o agente {value}',
    operative: '{o:role} ({value})',
    rolledTo: '{seat} rolou {roll}: {crates|caixote|caixotes} para {o:location}.',
    rolledWithWarehouse: '{seat} rolou {roll}: {crates|caixote|caixotes} para {o:location}, {stored} do Armazém.',
    rolledToWarehouse: '{seat} rolou {roll}: {crates|caixote|caixotes} para o Armazém.',
    rolledNothing: '{seat} rolou {roll}: o estoque estava vazio.',
    flipped: '{seat} virou {o:card} de {owner} {em:location}.',
    flippedYours: '{seat} virou {seu:card} {em:location}.',
    moved: '{seat} moveu {o:card} de {owner} {de:from} para {o:to}.',
    movedYours: '{seat} moveu {seu:card} {de:from} para {o:to}.',
    sabotaged: '{seat} usou o Auditor contra {o:card} de {owner} {em:location} e rolou {roll}: carta descartada.',
    sabotagedYours: '{seat} usou o Auditor contra {seu:card} {em:location} e rolou {roll}: carta descartada.',
    withstood: '{seat} usou o Auditor contra {o:card} de {owner} {em:location} e rolou {roll}: a carta ficou.',
    withstoodYours: '{seat} usou o Auditor contra {seu:card} {em:location} e rolou {roll}: a carta ficou.',
    drawn: '{seat} comprou {o:card}.',
    forgotten: '(já descartada)',
    start: 'Primeiro a jogar: {seat}.',
    startYours: '{seat} joga primeiro.',
    manager: '{seat}: o Intendente assumiu o posto, dois Agentes Secretos permitidos.',
    bust: 'Batida {bust} {em:location}: ',
    finalBust: 'Batida final {em:location}: ',
    shareFirst: '{seat} {crates|caixote|caixotes} com soma {sum}',
    share: '{seat} {crates} com {sum}',
    tie: 'Desempate: {seat}, carta mais próxima.',
    nobody: 'ninguém leva nada.',
  },
});

export type LogTextId = IdOf<typeof LOG_TEXTS>;
