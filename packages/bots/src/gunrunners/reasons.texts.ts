import type { Language } from '@stakeout/kernel';

/** Why an option is good, by the id of the reason; completed by the kernel's `say` with the game's own terms. */
export const REASON_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'reason.station': 'At the start all locations are alike: {the:location} will do.',
    'reason.roll': 'The die comes first; there is nothing to choose.',
    'reason.flip.own': 'Your own agent in {the:location} may be flipped now, and so it counts for you there.',
    'reason.flip.harmless':
      'The agent in {the:location} is only a {value}: flipping it gives little away and makes room for your card beside {crates|crate|crates}.',
    'reason.flip.place': 'The flip makes room for your card in {the:location}, where {crates|crate|crates} lie.',
    'reason.bust.last':
      'This brings the last bust: the game ends, with {crates|crate|crates} for you in {the:location}.',
    'reason.bust.nearest':
      'A fourth agent busts {the:location}. You tie with {seat}, and your nearest card serves you first: {crates|crate|crates}.',
    'reason.bust.first': 'A fourth agent busts {the:location} while you lead there: {crates|crate|crates} for you.',
    'reason.bust.share': 'A fourth agent busts {the:location} while you still get {crates|crate|crates}.',
    'reason.bust.clear': 'A fourth agent busts {the:location} and clears away what the others have built up there.',
    'reason.place.operative': 'On probation the {role} waits for somebody to flip it, and then works for you.',
    'reason.place.afterBust': 'The bust in {the:location} comes first; this card counts for the next one only.',
    'reason.place.low': 'A low card is enough here. Keep the high ones for a richer location than {the:location}.',
    'reason.place.first': 'Once flipped, it brings your sum in {the:location} to {sum}, the highest there.',
    'reason.place.high': 'In {the:location} there are {crates|crate|crates}: worth a high card.',
    'reason.commit.low': 'A low card makes a cheap flip: the high ones are kept for later.',
    'reason.commit.high': 'A high card, to be put where much can be won.',
    'reason.undercover.early': 'The first card in {the:location} lies nearest, and wins every tie there.',
    'reason.undercover.share':
      'Unseen, your sum in {the:location} grows to {sum}, for a share of {crates|crate|crates}.',
    'reason.undercover.secure': 'Unseen, your lead in {the:location} grows to {sum}, where {crates|crate|crates} lie.',
    'reason.undercover.overtake':
      'Unseen, you pass {seat} in {the:location} with a sum of {sum}, where {crates|crate|crates} lie.',
    'reason.decline': 'Any use of the {role} would help the others more than you.',
    'reason.transfer.bust': 'As the fourth agent in {the:to}, {card} brings the bust there, at a good moment for you.',
    'reason.transfer.prevent': 'Without {card} there is no bust in {the:from}, which would come too early for you.',
    'reason.transfer.own': '{The:card} is worth more to you in {the:to}, beside {crates|crate|crates}.',
    'reason.transfer.other': '{The:card} stands in your way in {the:from}, and less so in {the:to}.',
    'reason.peek.own': 'Your undercover agent in {the:location} may be worth more elsewhere.',
    'reason.peek.other': 'It pays to know who hides in {the:location}, and to send them where they do less harm.',
    'reason.hide.stay': 'The card is best left in {the:location}.',
    'reason.hide.own': 'Your card is worth more in {the:location}, beside {crates|crate|crates}.',
    'reason.hide.other': 'In {the:location} that card does you less harm.',
    'reason.sabotage.prevent': 'Without {card} there is no bust in {the:location} yet. It works in {odds} of 6 rolls.',
    'reason.sabotage.own': 'Losing {card} is a small price in {the:location}. It works in {odds} of 6 rolls.',
    'reason.sabotage.other': '{The:card} stands in your way in {the:location}. It works in {odds} of 6 rolls.',
    'reason.inspect': 'You see every probationary agent and lay them out to your liking.',
    'reason.arrange.keep': 'As they lie, the probationary agents suit you best.',
    'reason.arrange.move': 'Like this your agents lie where the crates are, and the others’ where few are.',
    'reason.run': 'Two crates are worth more to you in {the:to} than in {the:from}.',
    'reason.bust': 'Busting {the:location} first brings a further crate to the other one, where you get more.',
  },
  pt: {
    'reason.station': 'No começo todas as Regiões são iguais: {o:location} serve bem.',
    'reason.roll': 'O dado vem primeiro; não há o que escolher.',
    'reason.flip.own': 'Agora você pode virar o seu próprio agente {em:location}, e ele passa a contar para você.',
    'reason.flip.harmless':
      'O agente {em:location} vale só {value}: virá-lo entrega pouco e abre lugar para a sua carta ao lado de {crates|caixote|caixotes}.',
    'reason.flip.place': 'Assim a sua carta ganha um lugar {em:location}, onde há {crates|caixote|caixotes}.',
    'reason.bust.last': 'É a última Batida: a partida termina, e {o:location} dá a você {crates|caixote|caixotes}.',
    'reason.bust.nearest':
      'Com o quarto agente há Batida {em:location}. Você empata com {seat}, e a sua carta mais próxima desempata: {crates|caixote|caixotes}.',
    'reason.bust.first':
      'Com o quarto agente há Batida {em:location} enquanto você lidera ali: {crates|caixote|caixotes} para você.',
    'reason.bust.share':
      'Com o quarto agente há Batida {em:location} enquanto ainda cabem a você {crates|caixote|caixotes}.',
    'reason.bust.clear': 'Com o quarto agente há Batida {em:location}, e some o que os outros juntaram ali.',
    'reason.place.operative': 'Em treinamento, {o:role} espera que alguém vire a carta, e então trabalha para você.',
    'reason.place.afterBust': 'A Batida {em:location} vem antes; esta carta só conta para a próxima.',
    'reason.place.low': 'Aqui basta uma carta baixa. Guarde as altas para uma Região mais rica que {o:location}.',
    'reason.place.first': 'Quando for virada, leva a sua soma {em:location} a {sum}, a maior dali.',
    'reason.place.high': '{Em:location} há {crates|caixote|caixotes}: merece uma carta alta.',
    'reason.commit.low': 'Uma carta baixa sai barato: as altas ficam para depois.',
    'reason.commit.high': 'Uma carta alta, para onde há muito a ganhar.',
    'reason.undercover.early': 'A primeira carta {em:location} é a mais próxima, e vence ali todos os empates.',
    'reason.undercover.share':
      'Em segredo, a sua soma {em:location} sobe a {sum}, por uma parte de {crates|caixote|caixotes}.',
    'reason.undercover.secure':
      'Em segredo, a sua vantagem {em:location} sobe a {sum}; ali há {crates|caixote|caixotes}.',
    'reason.undercover.overtake':
      'Em segredo, você passa {seat} {em:location} com soma {sum}; ali há {crates|caixote|caixotes}.',
    'reason.decline': 'Usar {o:role} ajudaria mais os outros do que você.',
    'reason.transfer.bust': 'Como quarto agente {em:to}, {o:card} traz ali a Batida, em boa hora para você.',
    'reason.transfer.prevent': 'Sem {o:card} não há Batida {em:from}, que viria cedo demais para você.',
    'reason.transfer.own': '{O:card} vale mais para você {em:to}, ao lado de {crates|caixote|caixotes}.',
    'reason.transfer.other': '{O:card} atrapalha você {em:from}, e menos {em:to}.',
    'reason.peek.own': 'O seu Agente Secreto {em:location} talvez valha mais em outra Região.',
    'reason.peek.other':
      'Vale a pena saber quem se esconde {em:location}, e mandar essa carta para onde incomode menos.',
    'reason.hide.stay': 'A carta fica melhor {em:location}.',
    'reason.hide.own': 'A sua carta vale mais {em:location}, ao lado de {crates|caixote|caixotes}.',
    'reason.hide.other': '{Em:location} essa carta incomoda menos.',
    'reason.sabotage.prevent':
      'Sem {o:card} ainda não há Batida {em:location}. Funciona em {odds} de 6 resultados do dado.',
    'reason.sabotage.own': 'Perder {o:card} custa pouco {em:location}. Funciona em {odds} de 6 resultados do dado.',
    'reason.sabotage.other': '{O:card} atrapalha você {em:location}. Funciona em {odds} de 6 resultados do dado.',
    'reason.inspect': 'Você vê todos os Agentes em Treinamento e os distribui como quiser.',
    'reason.arrange.keep': 'Do jeito que estão, os Agentes em Treinamento já lhe convêm.',
    'reason.arrange.move': 'Assim os seus agentes ficam onde há caixotes, e os dos outros onde há poucos.',
    'reason.run': 'Dois caixotes valem mais para você {em:to} do que {em:from}.',
    'reason.bust': 'A Batida primeiro {em:location} leva mais um caixote à outra Região, onde você ganha mais.',
  },
};
