/** The rulebook in Portuguese, by clause. */
export const clausesPt: Readonly<Record<string, string>> = {
  E1: [
    '• Empreendimento, esconderijo: lugares em que seu dinheiro espera.',
    '• Loja de conveniência: vende equipamento e tem armários; uma ficha de armário é um butim para quem tem a chave certa.',
    '• Saída: leva para fora da cidade. Uma carta de patrulha vigia uma saída.',
    '• Gangue: empresta membros a você enquanto o seu marcador de controle estiver nela.',
    '• Clínica, igreja, hospital: ajudam na recuperação.',
    '• Metrô, heliporto, balsa: levam você pela cidade.',
    '• Carta de contato, ficha de comparsa, ficha de equipamento, ficha de recurso: ajudas no seu tabuleiro.',
    '• Carta de plano de fuga: diz quanto cada lugar vale para você.',
    '• Algemas: bloqueiam um espaço de contato.',
    '• Trilha de rendimento: define o seu rendimento pelos cubos de rendimento.',
    '• Ferimento: vem de um policial não evitado.',
    '• Notoriedade: a sua fama. Um patamar é uma linha na trilha dela.',
    '• Disco de ação extra: compra um turno à noite ou ao amanhecer.',
    '• Galão de gasolina: um pouco mais de movimento.',
    '• Marcador de descanso: mostra se você descansou hoje.',
    '• Primeiros socorros: curam uma vez.',
    '• Biombo: esconde o seu dinheiro.',
    '• Terreno: industrial, comercial, residencial ou água.',
    '• Ponto de movimento (PM): paga um passo.',
    '• Ação executiva: o uso de um componente no seu turno.',
    '• Policial: local (azul, “county” na caixa inglesa), federal (vermelho) ou da SWAT (preto).',
    '• Movimento: tem três passos, DESLOCAR-SE, EVITAR e VISITAR.',
  ].join('\n'),

  'E2.1':
    'A cidade: um tabuleiro de dois lados, escolhido pelo número de jogadores; 14 peças de cidade hexagonais, das quais 2 são iniciais e 12 formam quatro pilhas de 3, cada uma com sua letra; 6 fichas de empreendimento em dois grupos de 3; 3 fichas de esconderijo; 9 chaves em 3 cores; 15 fichas de armário, 5 em cada uma das 3 cores; 10 fichas de saída em duas pilhas de 5. As ajudas: 8 fichas de comparsa, 16 fichas de equipamento (4 de cada um dos 4 tipos), 6 galões de gasolina, 33 cartas de contato, 8 membros de gangue e 8 discos de ação extra. Os planos e a lei: 9 cartas de plano de fuga, 6 cartas de patrulha (2 para cada uma das saídas 1, 2 e 3), 10 cartas de algemas e uma bolsa com 30 policiais, 10 por tipo. Sandra tem 16 cartas de inspetora e Costa, 16 cartas solo.',
  'E2.2':
    'Você tem um tabuleiro de jogador, um assaltante, 9 cubos de rendimento, 7 fichas de recurso, 2 marcadores de controle de gangue, 3 cubos de ferimento e 4 cubos de notoriedade da sua cor. Some a isso uma ficha de primeiros socorros, um marcador de descanso e um marcador para a ordem de turno e outro para a notoriedade.',
  'E2.3':
    'Só o dinheiro é ilimitado. Levada a última peça de um tipo, ninguém pode pegar outra: o que daria uma peça dessas não dá nada, e o registro avisa.',

  'E3.1':
    'Cidade: o acaso decide qual peça inicial fica em qual dos dois espaços marcados e se as setas de ambas apontam para cima ou para baixo; elas sempre apontam para o mesmo lado. As outras 12 são misturadas letra por letra e formam quatro pilhas viradas para baixo. Em seguida a peça do topo de cada pilha é virada para cima ali mesmo.',
  'E3.2':
    'Polícia: das 6 cartas de patrulha embaralhadas, uma sai sem ser vista e 5 formam o baralho de patrulha. Todos os policiais começam na bolsa; sorteie dois para cada peça virada para cima das pilhas e dois para a peça inicial que não tem o hospital. Onde os dois forem do mesmo tipo, um deles volta para a bolsa e nada entra em seu lugar.',
  'E3.3':
    'As fichas de empreendimento e de esconderijo ficam viradas para cima em seus quadros. As 9 chaves são sorteadas no quadro dos esconderijos, três para cada um. Os comparsas e os quatro tipos de equipamento ficam à vista, e a loja guarda 6 galões; os armários são misturados por cor e as fichas de saída em duas pilhas, tudo virado para baixo.',
  'E3.4':
    'Embaralhe os contatos e revele 7: são os contatos da oferta. O espaço de gangue da peça inicial recebe 2 membros e a reserva fica com 6. O marcador de tempo vai para o seu primeiro espaço; discos, dinheiro e algemas esperam ao lado do tabuleiro.',
  'E3.5':
    'Seu assaltante começa no hospital, com 9 cubos nos espaços de rendimento 0–8, 3 cubos de ferimento na caixa verde, 4 cubos de notoriedade na caixa neutra, 2 marcadores de gangue, os primeiros socorros virados para cima e o marcador de descanso com o sol à vista. Os três recursos com escudo da polícia ocupam três espaços de item, o recurso de ação extra já está desbloqueado na vaga de $5k e os outros três ficam em espaços de contato. Atrás do biombo, escondidos dos outros até o fim, há $9k; você recebe também uma carta de plano de fuga secreta. O acaso decide quem começa e os demais seguem no sentido horário, com todo marcador de notoriedade no espaço mais baixo.',
  'E3.6':
    'Não há duas cartas de plano de fuga iguais. Cada uma tem nove linhas em três grupos: os dois grupos de empreendimentos e os esconderijos. Em cada grupo duas linhas dão dinheiro, juntas $150k, e a terceira traz o símbolo de rendimento, de modo que a carta vale $450k ao todo; ela fica em segredo até o fim.',

  'E4.1':
    'A partida dura três dias. O dia tem seis fases: 1 rendimento, 2 patrulha, 3 cidade, 4 ordem de turno, 5 ações dos jogadores e 6 mudança de dia.',
  'E4.2': 'Entre os que fugiram no dia 3, vence quem tiver mais dinheiro (E22). Os outros não têm pontuação nenhuma.',
  'E4.3':
    'Podem jogar de uma a cinco pessoas. Quem está só joga o modo solo (E24); a dois, Sandra entra no jogo (E23).',

  'E5.1':
    'No dia 1 não há fase de rendimento. Depois, na ordem de turno, cada um recebe o menor número à vista em sua trilha de rendimento: $1k por cubo que ainda está nela.',
  'E5.2':
    'Em seguida, se a sua notoriedade está abaixo do primeiro patamar e você ainda tem um recurso bloqueado, pode gastar $3k para desbloquear um (E18).',
  'E5.3': 'Em qualquer outro lugar, receber rendimento quer dizer apenas E5.1.',

  'E6.1':
    'Revele duas cartas de patrulha, uma depois da outra; no dia 3 só resta a última. Cada uma vai para o espaço de patrulha da saída que indica.',
  'E6.2':
    'Uma saída com a segunda carta de patrulha fica bloqueada e recebe uma das duas pilhas de fichas de saída. Se a peça dessa saída está na cidade ou virada para cima em uma pilha, as fichas vão para lá; se não, esperam sobre as cartas de patrulha até que a peça apareça. Decisão da casa: onde o livro aceita qualquer das pilhas, o acaso escolhe.',
  'E6.3': 'Revelada a carta do dia 3, uma única saída tem só uma carta. Essa é a saída aberta.',

  'E7.1':
    'A partir do primeiro jogador, em tantas voltas quantas forem precisas, cada jogador humano acrescenta à cidade uma peça virada para cima das pilhas, à sua escolha, até entrarem todas as quatro. A ordem ainda é a do dia anterior, já que E8 vem depois. Com 5 jogadores o último não acrescenta nenhuma, com 2 cada um acrescenta duas, e no solo as quatro são suas.',
  'E7.2':
    'A peça nova precisa encostar por um lado em 2 ou mais peças da cidade. Gire-a de modo que, ao longo de ao menos uma borda, ela continue um terreno vizinho do mesmo tipo; a água também vale. Encostar só por um canto não liga nada.',
  'E7.3':
    'Os policiais da peça vêm junto. Depois você preenche os espaços dela: o de empreendimento com uma ficha de empreendimento à sua escolha entre as disponíveis, o de esconderijo, do mesmo modo, com um esconderijo, o de gangue com dois membros tirados da reserva.',
  'E7.4':
    'Após a quarta peça, cada pilha que ainda tiver alguma mostra a próxima, e dois policiais são sorteados para ela. Se forem do mesmo tipo, um volta para a bolsa sem substituto.',
  'E7.5':
    'Decisão da casa: se nenhuma peça virada para cima cabe em lugar algum, em nenhuma rotação, o terreno não precisa combinar; se nem isso resolve, basta um único vizinho. A cidade pode crescer sem limite.',

  'E8.1':
    'Ordenem-se pela notoriedade, da maior para a menor; Sandra e Costa entram na fila. Quem está empatado inverte a ordem relativa que tinha antes. No dia 1 todos empatam, e por isso a ordem inteira se inverte.',

  'E9.1':
    'A fase 5 divide-se em manhã, tarde, anoitecer, noite e, por último, amanhecer, cinco partes ao todo. Em cada uma todos têm um turno, na ordem de turno, e depois a notoriedade é ajustada, também nessa ordem (E19).',
  'E9.2':
    'De manhã, à tarde e ao anoitecer você é obrigado a jogar. À noite, e de novo ao amanhecer, pode entregar um disco de ação extra que já tinha quando a parte começou; a decisão corre na ordem de turno, e o seu turno acaba antes que o próximo jogador decida.',
  'E9.3':
    'No seu turno você faz um Descanso (E10) ou um Movimento (E11–E15). Nos dois casos pode somar quantas ações executivas (E17) quiser.',
  'E9.4':
    'Assim que alguém, mesmo Costa, tiver fugido, todo turno de qualquer outro jogador humano começa com um pagamento de $1k; isso vale também para o Descanso, a noite e o amanhecer. Quem não consegue pagar é preso e sai da partida (E21.5). Decisão da casa: nenhuma ação executiva vem antes do pagamento, mas à noite e ao amanhecer o disco é entregue primeiro.',
  'E9.5':
    'Se os PM à mão não levam a nenhum fim permitido e o seu marcador de descanso mostra a lua, você fica onde está, sem EVITAR nem VISITAR (A-32); não é preciso gastar galões, cartas ou fichas opcionais para escapar disso. À mão estão 3 PM, além do metrô e do heliporto. Decisão da casa: um fim que exige pagamento (E15.13) não conta como permitido para isso. Ficar parado é um Movimento, e as ações executivas sem símbolo continuam disponíveis.',

  'E10.1':
    'Vire o marcador de descanso do sol para a lua. Com a lua à vista não há Descanso, de modo que ele cabe uma vez por dia.',
  'E10.2':
    'Todas as suas cartas de contato e fichas de equipamento já usadas, e os primeiros socorros, são desvirados.',
  'E10.3': 'Um dos seus recursos bloqueados é desbloqueado (E18).',

  'E11.1':
    'Seu assaltante vai de um local a outro diferente com 3 PM ou menos, e com pelo menos 1 se o caminho custar algo. Ele não pode parar em um terreno, no local de onde partiu nem em um local que lhe esteja vedado (E15).',
  'E11.2':
    'Pague 1 PM por cada uma destas coisas: sair de um local para o terreno ao lado, entrar do terreno no local ao lado, mudar de um tipo de terreno para outro, ou passar direto a um local vizinho. Dentro de um mesmo terreno ligado você anda de graça, por mais peças que ele cubra.',
  'E11.3': 'Dois lugares são adjacentes quando têm um lado em comum. Tocar-se em um canto não vale.',
  'E11.4':
    'Seu assaltante pode cruzar um corpo d’água se houver um ícone de balsa em qualquer ponto da área ligada. Sem balsa é preciso o contato jet ski: no turno em que você o usa, ele abre um corpo d’água à sua escolha.',
  'E11.5': 'Devolva um galão de gasolina à loja e terá 1 PM a mais neste turno.',
  'E11.6':
    'Metrô: se você entra em um, a pé ou pelo ar, ou começa o turno nele, pode seguir na hora para qualquer outro metrô por 0 PM. Decisão da casa: só uma viagem por turno, e ela rende 1 PM extra neste turno. Você pode parar onde a viagem termina, mas aí não há VISITAR.',
  'E11.7':
    'Heliporto: ao entrar nele, a pé ou pelo ar, ou ao começar ali, você pode pagar 1 PM e voar para qualquer local ou terreno de uma peça que esteja a 1 ou 2 peças, contadas em passos laterais entre peças da cidade. Se voltar com PM de sobra, pode voar de novo. Decisão da casa: a água só serve de destino onde E11.4 permite.',
  'E11.8':
    'Uma peça com pequenos ícones de heliporto nos cantos tem, por assim dizer, um heliporto em todos os seus terrenos e locais. Isso ajuda as ações executivas que pedem um (E17.7); não dá o voo de E11.7.',
  'E11.9': 'Este é o passo das ações executivas com o símbolo DESLOCAR-SE.',

  'E12.1': 'Você pula EVITAR se o assaltante para na peça de onde partiu, a menos que fuja dali (E21.2).',
  'E12.2':
    'Nos outros casos olhe cada peça que o assaltante deixou: a de partida e as que ele cruzou, mas não aquela em que parou. Cada policial ali tem de ser evitado, ou fere você. Decisão da casa: deixar duas vezes a mesma peça conta uma vez.',
  'E12.3':
    'As peças por cima das quais passam metrô, heliporto, helicóptero, voo da gangue, esgoto ou aeromédico são ignoradas. A peça onde a viagem começou não é, se o assaltante a deixou.',
  'E12.4':
    'Para evitar policiais, na ordem que preferir, use equipamento, contatos com o símbolo EVITAR, um membro ou uma habilidade de gangue (ignora uma peça) ou o recurso que evita todos, que não tem símbolo mas só funciona aqui. Cada um faz o que o seu texto diz e nada além. Você nunca é obrigado a usá-los.',
  'E12.5': 'Cada policial que você não evitou lhe causa um ferimento (E13); resolva um de cada vez.',

  'E13.1': 'Para sofrer um ferimento, passe um cubo da sua caixa verde para a vermelha.',
  'E13.2':
    'Se a caixa verde está vazia, o ferimento traz em vez disso uma carta de algemas, no seu espaço de contato mais à direita que ainda não tenha uma; esse espaço fica fora de uso até o fim da partida, e depois um cubo volta do vermelho para o verde. Uma ficha de recurso que esteja ali sai da partida, mas antes você pode trocar recursos bloqueados de lugar (E18.3) e assim escolher qual se perde. Uma carta de contato que esteja ali fica coberta: não pode ser usada nem substituída e não conta para armários e saídas, mas permanece até E22.1. Se todos os seus cinco espaços estão bloqueados, ou as algemas acabaram, o ferimento não faz absolutamente nada (A-42).',
  'E13.3': 'Para curar um ferimento, passe um cubo de volta do vermelho para o verde.',

  'E14.1': 'Não há VISITAR se você parou em um metrô ou em um heliporto.',
  'E14.2': 'Cumpra os passos do local do primeiro ao último. Não há escolha quanto a eles, salvo onde se diz “pode”.',
  'E14.3':
    'Aglomeração: cada outro jogador no seu local, contando Sandra e Costa, aumenta sua notoriedade em 1. Isso ocorre em empreendimentos, esconderijos, lojas, saídas, na clínica e na igreja. O hospital está isento.',
  'E14.4':
    'Você pode encaixar ações executivas sem símbolo entre um passo da visita e o seguinte, e também entre um ferimento e o seguinte.',

  'E15.1':
    'Empreendimento, uma vez por partida para cada jogador: primeiro Aglomeração, depois tire o cubo do topo da sua trilha de rendimento. Se o seu plano dá dinheiro por este empreendimento, ponha o cubo no hexágono comum do quadro, o que não tem símbolo; se traz o símbolo de rendimento, ponha-o no hexágono de rendimento e então receba rendimento (E5.1), já sem esse cubo. Por fim pegue um contato (E16).',
  'E15.2':
    'Após 2 visitas (1–3 jogadores) ou 3 visitas (4–5 jogadores) um empreendimento fecha e é virado para baixo; os cubos de Sandra e Costa contam como visitas. Para visitar um fechado você precisa de uma chave não usada de qualquer cor, ou do recurso chave mestra desbloqueado, pelo preço de costume (E17.8); uma ou outra fica virada para baixo de vez, como diz E15.13. O empreendimento continua fechado, e o seu cubo é posto assim mesmo.',
  'E15.3':
    'Bônus de grupo: no fim do turno em que os seus cubos estão nos três empreendimentos de um grupo, você pode ou pegar um disco de ação extra, ou desbloquear um recurso e perder 1 de notoriedade. Cada grupo só premia você uma vez por partida.',
  'E15.4':
    'Esconderijo, uma vez por partida para cada jogador: Aglomeração; ponha um cubo como em E15.1; perca 1 de notoriedade; pegue uma chave do quadro dele e guarde-a virada para cima no espaço de chave que o seu tabuleiro tem para esse esconderijo. Decisão da casa: a escolha é entre as três chaves do próprio esconderijo que ainda estiverem lá. Depois você pode pagar por um comparsa e pô-lo em um espaço de item sem recurso; desalojar outra ficha dali a tira da partida e lhe custa 1 de notoriedade.',
  'E15.5':
    'No fim do turno em que você visitou o último dos três esconderijos pode, uma única vez, ou pegar um disco de ação extra, ou desbloquear um recurso e receber rendimento.',
  'E15.6':
    'Gangue: você só pode parar aqui se não houver outro jogador nem marcador de controle presente e se tiver $5k e um marcador sobrando. Pague os $5k ao chegar (E15.13), leve os dois membros e deixe o seu marcador.',
  'E15.7':
    'Loja: Aglomeração; você pode pegar 1 galão, mas nunca ter mais de 2. Pode pagar por 1 ou 2 fichas de equipamento, de tipos diferentes, e pôr cada uma como faria com um comparsa. Pode abrir um armário (E15.8).',
  'E15.8':
    'Armário, um por visita: você precisa de uma chave não usada da cor dele, ou do recurso chave mestra desbloqueado, pelo preço de costume (E17.8), e a sua posição na trilha de notoriedade (o espaço mais baixo é 1, os cubos deste turno não contam) mais as suas cartas de contato descobertas, usadas ou não, tem de alcançar o número da ficha. Puxe em segredo: no verde uma ficha a mais que os seus contatos, no preto tantas quantas eles, no marrom uma a menos, ou todas as que houver; se a conta não der nenhuma, o armário não pode ser aberto. Vire a chave para baixo, fique com uma ficha, virada para baixo, em um espaço de item, como faria com um comparsa, e misture as outras de volta. Decisão da casa: o livro só mostra esses números em figuras, e por isso a tabela usual tem 3 para o verde, 6 para o preto e 9 para o marrom.',
  'E15.9':
    'Saída: Aglomeração; depois, se ela está aberta (menos de 2 cartas de patrulha), você pode receber rendimento. Em uma bloqueada pode receber rendimento ou, se tem contato e ainda há fichas, puxar da pilha dela tantas fichas de saída quantos contatos descobertos tiver, ou todas as que houver. Fique com uma, virada para baixo, em um espaço de item livre ou, só se nenhum estiver livre, ao contrário de E15.4 e E15.8, no lugar de uma ficha que não seja recurso (1 de notoriedade, A-49); misture as outras de volta. Em todos os casos você termina pegando um contato.',
  'E15.10':
    'Clínica: Aglomeração, depois você pode desbloquear um recurso, depois pode curar 1 ferimento, depois pega um contato.',
  'E15.11':
    'Igreja: Aglomeração, depois você pode perder 1 de notoriedade por $1k, depois pode desbloquear um recurso, depois pega um contato.',
  'E15.12':
    'Hospital: por $1k, $3k ou $6k você pode curar 1, 2 ou 3 ferimentos, mas não mais do que tem de cubos vermelhos. Depois ganha 1 de notoriedade.',
  'E15.13':
    'Decisão da casa: o preço de um local é devido quando você para nele, ao fim de DESLOCAR-SE, para que os custos de EVITAR não o consumam. São $5k em uma gangue e a chave em um empreendimento fechado, mais o custo da vaga se essa chave for a chave mestra.',

  'E16.1':
    'Escolha uma carta da oferta e então (A) retire-a da partida, (B) ponha-a no seu espaço de contato mais à esquerda livre de cartas, recursos e algemas, ou (C) troque por ela uma carta de contato descoberta sua, que sai da partida enquanto você ganha 1 de notoriedade. Você pode preferir C mesmo tendo espaço livre; a carta nova já pode ser usada. De uma oferta vazia não se pega nada. Decisão da casa: a carta cujo efeito está em uso não pode ser a substituída.',
  'E16.2':
    'O baralho repõe a oferta enquanto durar. Com 1 ou 2 jogadores a ordem importa: as cartas deslizam para a direita sobre a lacuna e a nova entra na ponta esquerda. Com 3 a 5 jogadores a nova fica onde estava a que saiu.',

  'E17.1':
    'Componentes com o símbolo DESLOCAR-SE ou EVITAR só funcionam nesse passo. Os que não têm símbolo funcionam em qualquer momento do seu turno.',
  'E17.2':
    'Carta de contato: pague por ela, ganhe 1 de notoriedade se houver uma estrela, aproveite o benefício e vire-a para baixo. Desvirar uma carta não traz notoriedade.',
  'E17.3':
    'Equipamento: vire a ficha para baixo e um policial correspondente é evitado. O colete ($2k) dá conta de um federal, o quepe ($2k) de um local, o capacete ($2k) de um da SWAT, a máscara de gás ($3k) de um da SWAT ou de um local.',
  'E17.4':
    'Comparsa: cada um serve uma só vez por partida. Virado para baixo, mantém o seu espaço até que outra ficha o substitua.',
  'E17.5': 'Primeiros socorros: vire a ficha para baixo e cure 1 ferimento.',
  'E17.6':
    'Membro de gangue: mande um de volta a um espaço de gangue onde esteja o seu marcador e escolha uma habilidade de gangue: perder 1 de notoriedade; ou, em EVITAR, ignorar todo policial de uma peça; ou um voo da gangue. O voo pertence a DESLOCAR-SE e parte de uma peça com heliporto ou ícones de heliporto: 1 PM até qualquer local ou terreno a no máximo 2 peças. Assim que uma gangue tem de novo os dois membros, você recebe o marcador de volta.',
  'E17.7':
    'Helicóptero (contato ou comparsa) e voo da gangue: em DESLOCAR-SE, de qualquer ponto de uma peça com heliporto ou ícones de heliporto, pague 1 PM e voe para qualquer local ou terreno de uma peça que esteja a 1 ou 2 peças. Você ignora os policiais por cima dos quais voa, mas não os da peça que deixa. Decisão da casa: a carta de contato também custa esse 1 PM, embora o livro não cite custo; você nunca pousa na peça de onde veio, e na água só como E11.4 permite.',
  'E17.8':
    'Recurso desbloqueado: pague o custo da vaga dele, aproveite o benefício e vire-o para baixo; cada um serve uma só vez por partida. No fim todo recurso usado rende $10k.',
  'E17.9':
    'Um policial que você move pode ir de qualquer peça para qualquer outra, contanto que nenhuma fique com dois policiais do mesmo tipo e nenhum pare na peça do hospital. Decisão da casa: aqui só importam peças que já estão na cidade.',
  'E17.10':
    'Paga-se o comparsa na compra (E15.4); o uso é grátis. Telefone ($2k): pegue um contato; cofre ($3k): receba rendimento; disfarce ($2k): perca 1 de notoriedade; kit de primeiros socorros ($1k): cure 1 ferimento; identificador ($4k): um disco de ação extra. Motocicleta ($2k): uma habilidade de gangue que dispensa membro; energético ($2k): todo o seu equipamento e os seus contatos são desvirados; helicóptero ($1k): veja E17.7.',
  'E17.11':
    'Seus sete recursos: um evita todo policial de uma peça, um é a chave mestra, um cura 1 ferimento, um traz um disco de ação extra, e três movem um policial, um para federal, um para local e um para SWAT.',
  'E17.12':
    'A qualquer momento: infiltrado, um policial do tipo mostrado deixa a cidade e vai para a caixa em vez da bolsa; médico, cure 1 ferimento; comparsa (a carta), um disco de ação extra; gangue, uma habilidade de gangue, no passo que ela exige; informante, perca 1 de notoriedade; suborno e convocação, mova um policial do tipo mostrado para uma peça que não tenha nenhum desse tipo; loja geral, receba rendimento; espião 1, pegue um contato; espião 2, seu equipamento e seus contatos são desvirados, e então esta carta vira para baixo; espião 3, desbloqueie um recurso. Em EVITAR: lutador, boxeador e ninja cuidam de todos os policiais dos seus tipos em uma peça, o dublê de 1 policial de qualquer tipo, o carro veloz de todo policial de uma peça. Em DESLOCAR-SE: o aeromédico leva você direto ao hospital e encerra o seu deslocamento no turno; helicóptero como em E17.7; o jet ski abre um corpo d’água durante o turno (E11.4). Decisão da casa sobre o esgoto, cujo diagrama falta no texto: vá de um terreno de terra firme a um terreno de terra firme de uma peça exatamente a 2 peças, ignorando os policiais do caminho, de graça se o tipo de terreno for o mesmo e, se não, por 1 PM.',
  'E17.13':
    'Decisão da casa: você pode usar um componente no seu passo mesmo sem proveito, como curar-se sem ferimento ou mover um policial quando não há nenhum; custo, estrela e virada valem como sempre. Voos, esgoto e aeromédico precisam, sim, de um destino permitido. A chave mestra serve apenas para empreendimentos fechados e armários.',
  'E17.14': 'Em um turno de Descanso você só dispõe de componentes sem símbolo.',

  'E18.1':
    'Dos seus sete recursos, seis começam bloqueados: três em espaços de item e três em espaços de contato. O sétimo, ação extra, começa desbloqueado na vaga de $5k.',
  'E18.2':
    'Para desbloquear, escolha um recurso bloqueado e leve-o à mais cara das suas seis vagas que esteja livre (na tabela usual elas custam $5k, $4k, $3k, $2k, $1k e $0; todas menos a primeira são decisão da casa); os recursos bloqueados que restam em espaços de contato deslizam então para a direita e liberam o mais à esquerda. Um recurso usado fica virado para baixo e segue ocupando a sua vaga; com todas as seis ocupadas, o próximo recurso desbloqueado sai da partida e não pontua. Se a regra não diz “pode”, é preciso desbloquear mesmo assim.',
  'E18.3':
    'Você pode fazer recursos bloqueados em espaços de contato trocarem de lugar entre si quando quiser, até no turno de outro jogador, logo antes de receber algemas. Decisão da casa: eles não podem ir para um espaço livre, mas ocupam sempre os espaços mais à direita sem algemas nem cartas.',

  'E19.1':
    'No seu turno um ganho passa um cubo neutro para o vermelho e uma perda passa um para o azul. Se nenhum está neutro, o ganho traz de volta um azul e a perda, um vermelho; se nem isso der, nada acontece.',
  'E19.2':
    'Terminada uma parte do dia, cada jogador, na ordem de turno, anda o número de cubos vermelhos menos os azuis, e todos os cubos voltam a ser neutros. O espaço mais baixo é o piso; cada passo além do topo é, em vez disso, um ferimento.',
  'E19.3':
    'Primeiro anda o marcador, depois, do mais baixo para cima, vem cada patamar que ele cruzou na subida, tudo antes que o próximo jogador se ajuste. A cada patamar, todo jogador cujo marcador está abaixo da nova posição de quem subiu (empate não é abaixo) tem de mover um policial, se puder, para uma peça ao menos um passo mais perto da peça de quem subiu, na ordem de turno; decisão da casa: só o fazem os que ainda estão na cidade. Então quem subiu é premiado: 1º patamar, desbloqueia 1 recurso; 2º, desbloqueia 2; 3º, desbloqueia 1 e pega um disco de ação extra; os ferimentos de E19.2 ficam para o fim de tudo, e um patamar abaixo do qual você caiu premia de novo quando é recruzado. A trilha da tabela usual tem 10 espaços com patamares depois de 2, 5 e 8, dos quais só o primeiro se conhece pelo livro e o resto é decisão da casa.',
  'E19.4':
    'O policial pode ser tirado de qualquer peça e posto em qualquer uma mais próxima, dentro dos limites de E17.9. A proximidade é medida em passos laterais de peça a peça.',
  'E19.5':
    'Se você fugiu nesta parte, sua notoriedade ainda é acertada por inteiro, com prêmios e ferimentos. Os policiais seguem então rumo à peça da saída.',

  'E20.1':
    'Depois do dia 3 não há mudança de dia. Nos outros, todos os marcadores de descanso mostram o sol de novo e o marcador de tempo volta ao seu primeiro espaço.',
  'E20.2':
    'É só isso: contatos, equipamento e primeiros socorros usados seguem virados para baixo até o seu Descanso (E10.2).',

  'E21.1':
    'No dia 3 você pode fugir durante DESLOCAR-SE, estando na saída aberta. Pode ter chegado agora, já estar ali e não se mover, ou ter saído e voltado, pois E11.1 não se aplica. Se parar ali e não fugir, é uma visita como outra qualquer.',
  'E21.2': 'Quando você foge, EVITAR abrange também os policiais da peça da saída, e não há VISITAR.',
  'E21.3':
    'Depois de EVITAR você paga conforme o seu lugar na ordem de fuga. 2 jogadores, ou solo contando Costa: $0, $10k; 3 jogadores: $0, $5k, $10k; 4 jogadores: $0, $5k, $10k, $10k; 5 jogadores: $0, $5k, $5k, $10k, $10k. Decisão da casa: os presos não ocupam lugar.',
  'E21.4':
    'Se você não consegue pagar, é preso. Decisão da casa: o aplicativo avisa antes da tentativa, mas deixa você seguir em frente.',
  'E21.5':
    'Um jogador preso está fora e não pontua; assaltante e marcador de notoriedade saem do tabuleiro (A-91). Decisão da casa: tudo o mais que ele tem fica com ele, fora de jogo.',
  'E21.6': 'Acabado o dia 3, quem ainda estiver na cidade é preso.',
  'E21.7':
    'Tendo pago, você fugiu. Seu assaltante sai do tabuleiro, não soma em nenhuma Aglomeração e não tem mais turnos, mas sua notoriedade é acertada mais uma vez quando a parte termina (E19.5).',
  'E21.8':
    'A partida acaba quando cada jogador humano está fora da cidade ou preso e a notoriedade daquela parte foi acertada; o amanhecer do dia 3 é a última chance. Decisão da casa para o solo: se você sair primeiro, considera-se que Costa foge.',

  'E22.1':
    'Comece descartando um contato por carta de algemas que tiver; você escolhe quais, cobertos ou descobertos, e perde todos se forem poucos. Todo contato que resta pontua então, mesmo coberto.',
  'E22.2':
    'Some o dinheiro do plano pelos lugares que visitou (primeiro grupo de empreendimentos, segundo grupo de empreendimentos, esconderijos), o dinheiro vivo, $10k por recurso usado, $0, $10k, $30k, $60k ou $100k por 1, 2, 3, 4 ou 5 contatos, e as fichas de armário e de saída. Subtraia a penalidade de notoriedade e $20k por cubo de ferimento vermelho. Na tabela usual a penalidade, do espaço mais baixo ao mais alto, é de $0, $5k, $10k, $15k, $20k, $30k, $40k, $55k, $75k e $100k; as duas pontas vêm do livro, o resto é decisão da casa.',
  'E22.3':
    'O maior total vence. No empate, compare o dinheiro vivo, depois a notoriedade mais baixa, depois o menor número de cubos de ferimento vermelhos; se persistir, dividam a vitória.',
  'E22.4': 'O resultado de cada um é mostrado como na folha de pontuação do livro: nove linhas e um total.',

  'E23.1':
    'A dois, Sandra usa uma terceira cor: começa no hospital e em terceiro na ordem de turno, com a notoriedade no espaço mais baixo, 4 cubos de notoriedade, 9 cubos de visita e o próprio baralho de inspetora embaralhado. Não tem rendimento, plano nem dinheiro, e não acrescenta peças à cidade. O lugar dela na ordem sai de E8.1.',
  'E23.2':
    'Para a Aglomeração ela é uma jogadora. Para EVITAR é mais um policial na sua peça, ao lado dos de verdade, e do tipo que preferir quem está evitando.',
  'E23.3':
    'Ela se move em todo turno. Revele cartas de inspetora até que uma indique um local da cidade, pulando saídas abertas nos dias 1–2, e ponha Sandra lá. As cartas puladas voltam embaralhadas, e a que foi jogada sai da partida.',
  'E23.4': 'À noite e ao amanhecer ela faz um turno se tiver um disco de ação extra, e o gasta.',
  'E23.5':
    'Empreendimento, aberto ou fechado: ela ganha 1 de notoriedade e põe um cubo no hexágono comum, onde o 2º cubo fecha o lugar. Os 2 contatos mais à direita são descartados, e ela recebe um disco por cada um deles que dê um disco de ação extra. Recebe mais um ao completar um grupo.',
  'E23.6':
    'Esconderijo: ela perde 1 de notoriedade e põe um cubo no hexágono de rendimento. Um comparsa e uma das chaves desse esconderijo, ambos sorteados, são descartados. O terceiro esconderijo lhe dá um disco.',
  'E23.7':
    'Loja: em A e C ela ganha 1 de notoriedade, em B e D perde 1; os 2 contatos mais à direita são descartados, com discos como em E23.5. Uma ficha de armário sorteada, da cor da carta, vai então para a caixa sem ser vista em A, B e C. Decisão da casa (A-74): em D é uma ficha sorteada de cada cor.',
  'E23.8':
    'Saída bloqueada, seja qual for o dia: ela perde 1 de notoriedade, uma ficha de saída sorteada dali é descartada sem ser vista, e também os 2 contatos mais à direita, com discos como em E23.5. Uma saída ainda aberta quando sorteada no dia 3: ela vai até lá e mais nada, e a carta sai da partida. Decisão da casa: é assim que lemos a frase do livro, como parte da exceção das saídas abertas, e ali tampouco há Aglomeração.',
  'E23.9':
    'A Aglomeração também a afeta, e seu marcador anda pelo saldo dos seus cubos, dos quais ela nunca tem mais de 4. Quando ela cruza um patamar na subida, os jogadores abaixo dela movem policiais em sua direção; ela mesma não ganha nada por isso e não sofre ferimentos além do topo. Quando um jogador cruza um e ela está abaixo, o outro jogador move um policial por ela ou, se ele já se foi, vale A-79 como no solo.',
  'E23.10':
    'Sandra não descansa, não faz EVITAR e não pode ser ferida. Não é policial quando policiais são movidos ou removidos, nem para o limite de um por tipo, nem para a proibição na peça do hospital; mas, se você deixa a peça dela, tem de evitá-la mesmo ali (A-73). O que evita todos os policiais de uma peça evita Sandra também.',

  'E24.1':
    'Solo: Sandra joga como em E23. Costa tem uma cor, um tabuleiro solo, um baralho de 16 cartas, uma carta de plano secreta e 9 cubos para as suas visitas, com a notoriedade no espaço mais baixo, mas sem dinheiro, recursos ou rendimento. A ordem de turno é você, Costa, Sandra, o que no dia 1 dá Sandra, Costa, você. Decisão da casa: ele também começa no hospital.',
  'E24.2':
    'Compre do baralho dele até que uma carta indique um local da própria peça ou de uma vizinha, e jogue essa carta, que então sai da partida; as outras voltam embaralhadas. Decisão da casa: se nenhuma carta serve, olhe uma peça mais longe, e mais longe ainda, e jogue a primeira carta comprada que sirva (A-80).',
  'E24.3':
    'Cada peça que você deixa (E12.2), ou da qual foge (E21.2), com Costa nela lhe custa $3k; se não consegue pagar, sofre 2 ferimentos, antes dos causados por policiais. Não cabe a você escolher. Decisão da casa: paga-se quando EVITAR começa, antes de usar qualquer efeito, e, tomando o livro ao pé da letra, nenhum efeito de evitar o abrange, exceto com a opção de mesa “costaAvoidable” de A-72.',
  'E24.4':
    'Ele segue E23.4–E23.10, mas de E23.10 só vale isto: sem Descanso, sem EVITAR, sem ferimentos. Onde Sandra descarta dois contatos ele fica com o mais à direita, e a notoriedade dele segue os cubos como a de um jogador. Na loja D ele empilha em um espaço de item livre o armário do topo de cada monte, nas outras lojas e nas saídas bloqueadas as duas fichas do topo. Não visita empreendimento fechado: a carta deste sai do baralho dele quando o lugar fecha.',
  'E24.5':
    'Nos dias 1–2 as cartas de saídas abertas são puladas. No dia 3 a carta da saída aberta o faz fugir no momento em que é comprada; ele nunca falha e nunca paga. Decisão da casa: a distância não importa e, se a carta não veio, ele foge, sem comprar, no seu último turno, que é o do anoitecer, da noite ou do amanhecer que ele começa sem disco para uma parte posterior.',
  'E24.6':
    'Costa pontua o dinheiro do plano pelos lugares visitados (linhas de rendimento valem 0), contatos e fichas, menos a penalidade de notoriedade; dinheiro vivo e ferimentos não entram. Uma ficha zero vale o maior valor da sua cor ou pilha de saída. Em uma pilha da loja D ou de uma saída só a melhor ficha pontua; decisão da casa: em uma da loja A, B ou C pontuam as duas, pois o livro só cita D e as saídas, exceto com a opção de mesa “costaStacks” de A-95.',
  'E24.7':
    'Quando um autômato com notoriedade mais baixa deveria mover um policial, A-79 cuida disso. Você vence o solo se fugir e superar o total de Costa. Decisão da casa: com totais iguais vence Costa.',
};
