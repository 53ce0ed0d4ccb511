import type { Language } from '@stakeout/kernel';

/** Why an option is good, by the id of the reason; completed by the kernel's `say` with the game's own terms. */
export const REASON_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'reason.station': 'At the start all Locations are alike: {location} will do.',
    'reason.roll': 'The die comes first; there is nothing to choose.',
    'reason.flip.own': 'Your own agent at {location} may be flipped now, and so it counts for you there.',
    'reason.flip.harmless':
      'The agent at {location} is only a {value}: flipping it gives little away and makes room for your card beside {crates|crate|crates}.',
    'reason.flip.place': 'The flip makes room for your card at {location}, where {crates|crate|crates} lie.',
    'reason.bust.last': 'This brings the last bust: the game ends, with {crates|crate|crates} for you at {location}.',
    'reason.bust.nearest':
      'A fourth agent busts {location}. You tie with {seat}, and your nearest card serves you first: {crates|crate|crates}.',
    'reason.bust.first': 'A fourth agent busts {location} while you lead there: {crates|crate|crates} for you.',
    'reason.bust.share': 'A fourth agent busts {location} while you still get {crates|crate|crates}.',
    'reason.bust.clear': 'A fourth agent busts {location} and clears away what the others have built up there.',
    'reason.place.operative': 'In training the {role} waits for somebody to flip it, and then works for you.',
    'reason.place.afterBust': 'The bust at {location} comes first; this card counts for the next one only.',
    'reason.place.low': 'A low card is enough here. Keep the high ones for a richer Location than {location}.',
    'reason.place.first': 'Once flipped, it brings your sum at {location} to {sum}, the highest there.',
    'reason.place.high': 'At {location} there are {crates|crate|crates}: worth a high card.',
    'reason.commit.low': 'A low card makes a cheap flip: the high ones are kept for later.',
    'reason.commit.high': 'A high card, to be put where much can be won.',
    'reason.undercover.early': 'The first card at {location} lies nearest, and wins every tie there.',
    'reason.undercover.share': 'Unseen, your sum at {location} grows to {sum}, for a share of {crates|crate|crates}.',
    'reason.undercover.secure': 'Unseen, your lead at {location} grows to {sum}, where {crates|crate|crates} lie.',
    'reason.undercover.overtake':
      'Unseen, you pass {seat} at {location} with a sum of {sum}, where {crates|crate|crates} lie.',
    'reason.decline': 'Any use of the {role} would help the others more than you.',
    'reason.transfer.bust': 'As the fourth agent at {to}, {card} brings the bust there, at a good moment for you.',
    'reason.transfer.prevent': 'Without {card} there is no bust at {from}, which would come too early for you.',
    'reason.transfer.own': '{card} is worth more to you at {to}, beside {crates|crate|crates}.',
    'reason.transfer.other': '{card} stands in your way at {from}, and less so at {to}.',
    'reason.peek.own': 'Your Undercover Agent at {location} may be worth more elsewhere.',
    'reason.peek.other': 'It pays to know who hides at {location}, and to send them where they do less harm.',
    'reason.hide.stay': 'The card is best left at {location}.',
    'reason.hide.own': 'Your card is worth more at {location}, beside {crates|crate|crates}.',
    'reason.hide.other': 'At {location} that card does you less harm.',
    'reason.sabotage.prevent': 'Without {card} there is no bust at {location} yet. It works in {odds} of 6 rolls.',
    'reason.sabotage.own': 'Losing {card} is a small price at {location}. It works in {odds} of 6 rolls.',
    'reason.sabotage.other': '{card} is in your way at {location}. It works in {odds} of 6 rolls.',
    'reason.inspect': 'You see every Probationary Agent and lay them out to your liking.',
    'reason.arrange.keep': 'As they lie, the Probationary Agents suit you best.',
    'reason.arrange.move': 'Like this your agents lie where the crates are, and the others’ where few are.',
    'reason.run': 'Two crates are worth more to you at {to} than at {from}.',
    'reason.bust': 'Busting {location} first brings a further crate to the other one, where you get more.',
  },
  pt: {
    'reason.station': 'No começo todas as Regiões são iguais: {location} serve bem.',
    'reason.roll': 'O dado vem primeiro; não há o que escolher.',
    'reason.flip.own':
      'Agora você pode virar o seu próprio agente na Região {location}, e ele passa a contar para você.',
    'reason.flip.harmless':
      'O agente na Região {location} vale só {value}: virá-lo entrega pouco e abre lugar para a sua carta ao lado de {crates|caixote|caixotes}.',
    'reason.flip.place': 'Assim a sua carta ganha um lugar na Região {location}, que tem {crates|caixote|caixotes}.',
    'reason.bust.last':
      'É a última Batida: a partida termina, e a Região {location} dá a você {crates|caixote|caixotes}.',
    'reason.bust.nearest':
      'Com o quarto agente há Batida na Região {location}. Você empata com {seat}, e a sua carta mais próxima desempata: {crates|caixote|caixotes}.',
    'reason.bust.first':
      'Com o quarto agente há Batida na Região {location} enquanto você lidera ali: {crates|caixote|caixotes} para você.',
    'reason.bust.share':
      'Com o quarto agente há Batida na Região {location} enquanto ainda cabem a você {crates|caixote|caixotes}.',
    'reason.bust.clear': 'Com o quarto agente há Batida na Região {location}, e some o que os outros juntaram ali.',
    'reason.place.operative':
      'Em treinamento, o seu Agente Especial ({role}) espera que alguém o vire, e então trabalha para você.',
    'reason.place.afterBust': 'A Batida na Região {location} vem antes; esta carta só conta para a próxima.',
    'reason.place.low': 'Aqui basta uma carta baixa. Guarde as altas para uma Região mais rica que {location}.',
    'reason.place.first': 'Quando for virada, leva a sua soma na Região {location} a {sum}, a maior dali.',
    'reason.place.high': 'A Região {location} tem {crates|caixote|caixotes}: merece uma carta alta.',
    'reason.commit.low': 'Uma carta baixa sai barato: as altas ficam para depois.',
    'reason.commit.high': 'Uma carta alta, para onde há muito a ganhar.',
    'reason.undercover.early': 'A primeira carta na Região {location} é a mais próxima, e vence ali todos os empates.',
    'reason.undercover.share':
      'Em segredo, a sua soma na Região {location} sobe a {sum}, por uma parte de {crates|caixote|caixotes}.',
    'reason.undercover.secure':
      'Em segredo, a sua vantagem na Região {location} sobe a {sum}; ali há {crates|caixote|caixotes}.',
    'reason.undercover.overtake':
      'Em segredo, você passa {seat} na Região {location} com soma {sum}; ali há {crates|caixote|caixotes}.',
    'reason.decline': 'Qualquer uso desta operação ({role}) ajudaria mais os outros do que você.',
    'reason.transfer.bust':
      'Como quarto agente na Região {to}, esta carta traz ali a Batida, em boa hora para você: {card}.',
    'reason.transfer.prevent':
      'Sem esta carta não há Batida na Região {from}, que viria cedo demais para você: {card}.',
    'reason.transfer.own':
      'Esta carta vale mais para você na Região {to}, ao lado de {crates|caixote|caixotes}: {card}.',
    'reason.transfer.other': 'Esta carta atrapalha você na Região {from}, e menos na Região {to}: {card}.',
    'reason.peek.own': 'O seu Agente Secreto na Região {location} talvez valha mais em outra.',
    'reason.peek.other': 'Vale a pena saber quem se esconde na Região {location}, e mandá-lo para onde incomode menos.',
    'reason.hide.stay': 'A carta fica melhor na Região {location}.',
    'reason.hide.own': 'A sua carta vale mais na Região {location}, ao lado de {crates|caixote|caixotes}.',
    'reason.hide.other': 'Na Região {location} essa carta incomoda menos.',
    'reason.sabotage.prevent':
      'Sem esta carta ainda não há Batida na Região {location}: {card}. Funciona em {odds} de 6 resultados do dado.',
    'reason.sabotage.own':
      'Perder esta carta custa pouco na Região {location}: {card}. Funciona em {odds} de 6 resultados do dado.',
    'reason.sabotage.other':
      'Esta carta atrapalha você na Região {location}: {card}. Funciona em {odds} de 6 resultados do dado.',
    'reason.inspect': 'Você vê todos os Agentes em Treinamento e os distribui como quiser.',
    'reason.arrange.keep': 'Do jeito que estão, os Agentes em Treinamento já lhe convêm.',
    'reason.arrange.move': 'Assim os seus agentes ficam onde há caixotes, e os dos outros onde há poucos.',
    'reason.run': 'Dois caixotes valem mais para você na Região {to} do que na Região {from}.',
    'reason.bust': 'A Batida primeiro na Região {location} leva mais um caixote à outra, onde você ganha mais.',
  },
};
