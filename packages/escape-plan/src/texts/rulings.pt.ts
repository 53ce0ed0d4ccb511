/** The finer points in Portuguese, by ruling; where a clause says otherwise, the clause decides. */
export const rulingsPt: Readonly<Record<string, string>> = {
  'A-1':
    'Decisão da casa: a gangue das peças iniciais fica na que não tem o hospital. Assim os locais se espalham, e policiais de todo modo nunca poderiam ficar na peça do hospital.',
  'A-2': 'Decisão da casa: em vez do modo brincalhão do livro de achar quem começa, um lugar sorteado abre a partida.',
  'A-3':
    'Decisão da casa: como o livro aceita qualquer das pilhas de fichas de saída, o aplicativo sorteia a primeira.',
  'A-4':
    'Se duas saídas forem bloqueadas na mesma fase de patrulha, resolva as cartas uma depois da outra. A segunda dessas saídas recebe a segunda pilha.',
  'A-5':
    'Se a peça de uma saída bloqueada ainda está oculta, a pilha espera no espaço de patrulha. Ela passa para lá quando a peça é revelada.',
  'A-6':
    'Decisão da casa: se a saída onde você está for bloqueada, nada lhe acontece. Só há visita na chegada, e por isso é preciso sair e voltar para fazer uma.',
  'A-7':
    'Você pode colocar qualquer peça virada para cima que reste. Novas só são reveladas quando todas as 4 estão na cidade.',
  'A-8': 'Uma peça precisa de 2 vizinhas ou mais, e de 1 borda combinada ou mais entre todas as suas bordas.',
  'A-9':
    'Decisão da casa: se nada couber, o terreno não precisa combinar, e se isso falhar basta 1 vizinha, para que o jogo nunca trave. Em um teste com 5.000 cidades aleatórias isso nunca foi preciso.',
  'A-10': 'Decisão da casa: a cidade não tem limites externos, pois o livro só fala de adjacência.',
  'A-11':
    'Com 2 jogadores vocês se alternam; com 3 o primeiro jogador coloca a 1ª e a 4ª peça; com 5 o último não coloca nenhuma; no solo todas as 4 são suas. Sandra e Costa nunca colocam peças.',
  'A-12': 'As peças são colocadas na ordem do dia anterior, porque a fase 3 acaba antes que a fase 4 a mude.',
  'A-13':
    'Decisão da casa: policiais em peças que ainda estão nas pilhas não podem ser movidos nem removidos até que a peça seja colocada. O infiltrado tira um policial do tabuleiro, e aplicamos isso a todo efeito sobre policiais.',
  'A-14': 'No dia 3 não se revelam peças novas nem se sorteiam policiais: todas as 12 peças já estão em uso.',
  'A-15':
    'O desbloqueio de $3k da fase de rendimento vem quando todos já receberam, na ordem de turno e uma vez para cada um. Ele cabe a quem está na posição 1 ou 2 da trilha de notoriedade.',

  'A-16':
    'Decisão da casa: você pode passar pela borda de uma peça para outro tipo de terreno por 1 PM, já que os dois terrenos se tocam por um lado.',
  'A-17':
    'Decisão da casa: atravessar um local é permitido, a 1 PM para entrar e 1 PM para sair, e não é visita. Proibições de visitar só importam onde você para.',
  'A-18': 'Você nunca pode acabar o movimento no local onde ele começou.',
  'A-19':
    'Decisão da casa: em um turno cabe uma viagem de metrô com um bônus de 1 PM; o exemplo do livro tem 4 PM no lugar de 3.',
  'A-20':
    'Você pode partir do metrô onde o seu turno começa e parar naquele a que chega. As duas coisas custam 0 PM e nenhuma é visita.',
  'A-21': 'Você pode voar até um metrô e de lá seguir viagem nele.',
  'A-22':
    'Decisão da casa: um voo só pode acabar na água se esse corpo d’água estiver aberto para você neste turno. De outro modo, voar contornaria a regra da balsa.',
  'A-23':
    'Decisão da casa: a distância entre peças segue o caminho mais curto por peças já colocadas. Uma peça sobrevoada tem de existir para poder ser ignorada.',
  'A-24':
    'Em uma peça com ícones de heliporto, os voos por carta, comparsa ou gangue podem partir de qualquer terreno ou local. Cada um custa 1 PM; para a carta de contato isso é decisão da casa (E17.7).',
  'A-25':
    'Um local heliporto oferece o mesmo voo a 1 PM sem carta alguma. Você pode repeti-lo enquanto os PM e a posição permitirem.',
  'A-26': 'Galões podem ser gastos em qualquer momento de DESLOCAR-SE. Cada um vale 1 PM e volta para a reserva.',
  'A-27': 'Uma balsa abre todo o corpo d’água ligado a que a sua peça pertence.',
  'A-28': 'O jet ski abre um corpo d’água neste turno, e mover-se nele custa os PM normais.',
  'A-29':
    'Decisão da casa, pois o diagrama é desconhecido: o esgoto leva de terra firme a terra firme em uma peça à distância de exatamente 2, por 0 PM se o tipo de terreno for o mesmo, senão por 1. Só os policiais da peça que você deixou precisam ser evitados.',
  'A-30':
    'Decisão da casa: o aeromédico custa 0 PM e encerra o seu movimento; depois vêm EVITAR, pelas peças que você deixou, e a visita ao hospital. Não dá para usá-lo estando no hospital.',
  'A-31':
    'Decisão da casa: você pode andar por qualquer rota possível, passo a passo, porque é ela que decide quais policiais você encontra. O aplicativo só oferece, a você e aos bots, rotas que nenhuma outra supera tanto em PM quanto em peças deixadas.',
  'A-32':
    'Decisão da casa: sem destino permitido e com o descanso já usado, você fica na moita: permanece onde está, e o lugar não tem efeito.',
  'A-33': 'Você pode fazer um Descanso à noite ou ao amanhecer se ainda não descansou naquele dia.',

  'A-34': 'Uma volta que para na peça onde começou pula EVITAR; seguimos o livro ao pé da letra.',
  'A-35': 'Decisão da casa: se você cruza uma peça duas vezes, enfrenta os policiais dela só uma.',
  'A-36': 'Os policiais da peça em que você para nunca são evitados, a não ser que você fuja por ali.',
  'A-37':
    'Decisão da casa: você é livre para não usar os seus meios de evitar, pois as ações executivas são voluntárias.',
  'A-38':
    'Decisão da casa: como os ferimentos vêm um a um, você pode se curar entre eles com ações sem símbolo. O aplicativo pergunta antes de qualquer ferimento que traria algemas.',
  'A-39':
    'Um 4º ferimento significa algemas no seu espaço de contato mais à direita que ainda não as tem. Depois disso, 1 cubo vai do vermelho para o verde.',
  'A-40': 'Um recurso sob algemas se perde de vez, na caixa. Antes disso você pode rearrumar os seus recursos.',
  'A-41': 'Uma carta sob algemas não serve para nada, não soma em armários e saídas e não pode ser substituída.',
  'A-42':
    'Decisão da casa: quando você tem 5 algemas, ou a reserva de 10 acabou, mais ferimentos não fazem nada enquanto a sua caixa verde está vazia.',
  'A-43':
    'No fim cada carta de algemas lhe custa 1 contato à sua escolha, coberto ou descoberto. Tudo o que sobra é então contado.',

  'A-44':
    'Pegar um contato é obrigatório, por A, B ou C, exceto de uma oferta vazia. B usa o seu espaço vazio mais à esquerda, e a carta nova está pronta para uso.',
  'A-45':
    'Para poder parar em um empreendimento fechado você precisa de uma chave virada para cima, de qualquer cor, ou de uma chave mestra desbloqueada e não usada. O seu cubo é posto assim mesmo.',
  'A-46':
    'Você não pode parar em um empreendimento ou esconderijo que já visitou, porque cada um vale uma visita por partida.',
  'A-47': 'Decisão da casa: esconderijos nunca fecham, pois a regra de fechar cita apenas empreendimentos.',
  'A-48': 'Em um esconderijo você escolhe entre as chaves que ele ainda tem; se não tem nenhuma, você fica sem.',
  'A-49':
    'Você pode substituir qualquer ficha de item menos um recurso, inclusive fichas de armário e de saída; a antiga vai para a caixa e você ganha 1 de notoriedade. Decisão da casa: isso vale também nas saídas, embora o texto das fichas de saída não o mencione.',
  'A-50':
    'Em uma loja você pode comprar no máximo 2 fichas de equipamento, uma de cada tipo e de tipos diferentes, enquanto houver em estoque.',
  'A-51':
    'Para um armário, some a sua posição na trilha, sem os cubos pendentes, aos seus contatos descobertos. A soma tem de alcançar o número exigido.',
  'A-52':
    'Decisão da casa: se você fosse puxar 0 fichas, ou a pilha está vazia, o armário fica fechado e a chave não é usada; do mesmo modo, nenhuma ficha pode ser puxada em uma saída.',
  'A-53': 'Decisão da casa: se você pode puxar mais fichas do que a pilha tem, puxa a pilha inteira.',
  'A-54': 'Uma visita abre um armário, não mais.',
  'A-55':
    'O bônus de grupo é oferecido no fim do seu turno, uma vez por grupo, e você pode recusar. Sem discos na reserva, essa metade da escolha desaparece.',
  'A-56':
    'Uma gangue exige $5k, um marcador seu livre, nenhum outro marcador e nenhum outro jogador ali, contando Sandra e Costa.',
  'A-57':
    'Decisão da casa: uma gangue à qual um membro voltou segue controlada e não pode ser visitada, pois o marcador continua ali.',
  'A-58': 'O hospital sempre lhe dá 1 de notoriedade, e ali não se aplica a Aglomeração.',

  'A-59':
    'Decisão da casa: um recurso pode ser usado sem efeito, como curar-se sem estar ferido (veja E17.13). Você paga a vaga dele, vira-o para baixo e pontua os seus $10k no fim.',
  'A-60':
    'Se todos os seus 4 cubos de notoriedade já estão no vermelho, uma carta com estrela ainda funciona e não traz mais notoriedade.',
  'A-61':
    'Um ganho leva um cubo do neutro ao vermelho ou, na falta, do azul ao neutro; uma perda leva um do neutro ao azul ou, na falta, do vermelho ao neutro. Se nem um nem outro for possível, nada acontece.',
  'A-62':
    'Espião 2 e energético desviram contatos e equipamento, mas não os primeiros socorros, e o próprio Espião 2 termina virado para baixo. Decisão da casa: o baralho tem um só Espião 2, porque dois poderiam entrar em ciclo com a loja geral.',
  'A-63':
    'Se nenhum recurso está bloqueado, um desbloqueio não faz nada. Se as suas vagas estão cheias, a ficha vai para a caixa.',
  'A-64':
    'Quando você desbloqueia a partir de um espaço de contato, os recursos bloqueados que restam deslizam para a direita, e é o espaço mais à esquerda que fica livre.',
  'A-65':
    'Seu marcador anda primeiro pelo resultado líquido. Depois, patamar por patamar de baixo para cima, os jogadores mais baixos movem um policial, na ordem de turno, e você desbloqueia; por último vêm os ferimentos por passar do topo.',
  'A-66':
    'Quem está mais baixo se julga pelos marcadores naquele exato momento, e empatados não movem nada. Decisão da casa: quem fugiu ou foi preso tampouco move policiais, pois já se foi.',
  'A-67':
    'Um policial tem de ser movido se houver como fazê-lo legalmente: para uma peça ao menos 1 passo mais perto, sem policial do tipo dele, e nunca para a peça do hospital.',
  'A-68':
    'Se o jogador que cruzou o patamar está na peça do hospital, os policiais só podem chegar até as peças ao lado dela.',
  'A-69':
    'Decisão da casa: nada além da reserva de 8 limita quantos discos você pode ter. Os discos que você usou voltam para ela.',
  'A-70': 'O disco tem de ser seu antes que a parte comece. Você pode usar 1 à noite e 1 ao amanhecer.',

  'A-71':
    'No dia 1 todos estão empatados e a ordem se inverte. Assim Sandra, que é a 3ª, e no solo em seguida Costa, que é o 2º, deixam a peça do hospital antes de você.',
  'A-72':
    'Por E24.3 Costa sempre lhe custa $3k, ou então 2 ferimentos; é o texto literal, embora os jogadores discordem. Decisão da casa: com a opção de mesa “costaAvoidable”, normalmente desligada, os efeitos que evitam todos os policiais de uma peça o abrangem.',
  'A-73': 'Sandra é um policial a mais na peça dela, mesmo na do hospital, e você escolhe de que tipo ela é.',
  'A-74':
    'Decisão da casa: na loja D Sandra descarta uma ficha de armário sorteada de cada pilha, em paralelo com o que Costa faz ali.',
  'A-75': 'Decisão da casa: se faltarem cartas que sirvam no baralho, o autômato fica onde está e nada acontece.',
  'A-76': 'As cartas puladas voltam embaralhadas para o baralho; a carta usada sai da partida.',
  'A-77':
    'Ao chegar, um autômato ganha 1 de notoriedade por outro jogador ali, e soma-se a mudança da sua carta. Ele tem no máximo 4 cubos.',
  'A-78':
    'Decisão da casa: quando um autômato cruza um patamar, os jogadores humanos com notoriedade mais baixa movem policiais, mas ele não recebe recurso nem disco.',
  'A-79':
    'Decisão da casa: com 2 jogadores, o outro humano move o policial por um autômato mais baixo. No solo o aplicativo faz o movimento legal que leva um policial mais perto da peça de quem subiu, por sorteio se vários forem iguais.',
  'A-80':
    'Decisão da casa: Costa procura na sua peça e nas vizinhas; se nenhuma carta serve, o alcance cresce 1 peça de cada vez até que uma sirva, para que ele nunca empaque.',
  'A-81':
    'Costa pula a carta de uma saída aberta nos dias 1–2 e foge na hora quando ela vem no dia 3. Se não vier, ele sai no seu último turno: o anoitecer, ou a noite ou o amanhecer se tiver discos.',
  'A-82':
    'Decisão da casa: Costa é o seu rival, e por isso a fuga dele conta tanto na ordem dos custos, com a linha de 2 jogadores, quanto para o $1k por turno. Ele mesmo não paga nada.',
  'A-83':
    'Decisão da casa: E24.6 diz como pontuam as pilhas de fichas de Costa, já que o livro só fala da loja D e das saídas.',
  'A-84':
    'Decisão da casa: mais de 5 contatos não rendem a Costa mais de $100k, onde a tabela acaba. Uma carta de comparsa lhe dá um disco, e os cubos dele em linhas de rendimento valem 0.',
  'A-85': 'Para vencer o solo você tem de fugir e ainda ter um total maior que o de Costa.',

  'A-86':
    'Você foge no dia 3, em DESLOCAR-SE, na saída que tem uma carta de patrulha. Se o seu turno começa ali, pode partir sem se mover.',
  'A-87':
    'Ao fugir você tem de evitar os policiais de todas as peças que deixou e os da peça da saída, mesmo que nunca tenha deixado esta.',
  'A-88':
    'O custo da fuga é pago depois de EVITAR, e se o dinheiro não bastar você é preso. Decisão da casa: o aplicativo avisa antes que você se comprometa.',
  'A-89':
    'Depois da primeira fuga cada turno que você faz, contando Descanso, noite e amanhecer, começa com o pagamento de $1k, e quem não pode pagar é preso. Se você abre mão da noite ou do amanhecer, não paga nada.',
  'A-90': 'Quem foge ainda tem a notoriedade ajustada naquela parte. Os policiais se movem em direção à peça da saída.',
  'A-91':
    'Decisão da casa: o assaltante e o marcador de notoriedade de um jogador preso são retirados, enquanto um marcador de gangue fica onde está. O livro se cala, e isto é o que menos muda.',
  'A-92':
    'Se você não saiu quando o amanhecer do dia 3 acaba, é preso e fica sem pontuação. Se ninguém saiu, ninguém vence.',
  'A-93':
    'Empates se desfazem pelo dinheiro vivo, depois pela notoriedade mais baixa, depois por menos ferimentos. Se isso não resolver, a vitória é dividida.',
  'A-94':
    'São secretos o dinheiro vivo, as cartas de plano, as fichas de armário e de saída, a carta de patrulha retirada e o que sairá da bolsa.',
  'A-95':
    'Opção de mesa “costaStacks”. Com “both”, o normal, contam as duas fichas das pilhas que Costa traz das lojas A, B e C, pois o livro só cita a loja D e as saídas quando fala da melhor ficha. Com “best” conta só a melhor ficha de cada pilha; os donos do jogo divergem, e Costa então faz uns $150k a menos.',
};
