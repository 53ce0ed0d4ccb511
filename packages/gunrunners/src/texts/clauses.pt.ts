/** The rulebook in Portuguese, by clause. */
export const clausesPt: Readonly<Record<string, string>> = {
  G1: 'Uma Região guarda caixotes de armas. A carta virada para baixo à sua esquerda é o Agente em Treinamento; a fileira à sua direita é o campo, lido a partir da carta mais próxima da Região. No campo, uma carta virada para cima é um agente exposto e uma virada para baixo é um Agente Secreto. Há seis Agentes Especiais, chamados Diretor, Informante, Auditor, Espiã, Intendente e Atravessador; quando um adversário vira um deles, o dono passa a ser o Jogador Especial. Uma Batida reparte os caixotes de uma Região, a Região da Batida, e um marcador na carta de Batida faz a contagem. O Armazém junta as entregas que não chegam a nenhuma Região, e o estoque reúne os caixotes que ainda não entraram em jogo.',

  'G2.1':
    'Cada jogador tem um baralho de 14 cartas de agente de uma só cor, iguais nas quatro cores: vermelho, azul, amarelo e, por decisão da casa, verde; o verso mostra a cor do dono. Os livros de regras só mostram os valores em figuras; pelo texto se sabe que o Diretor vale 1 e que existem agentes comuns de 1, 3 e 4. Decisão da casa: o baralho padrão tem agentes comuns 1, 1, 2, 2, 3, 3, 4 e 4, o Diretor com 1, o Informante, o Auditor e a Espiã com 2, e o Intendente e o Atravessador com 3. O anfitrião pode informar outra tabela, para que o dono de uma caixa use os valores impressos nela; são necessárias 14 cartas, cada Agente Especial exatamente uma vez, valores de 1 a 6 e pelo menos um agente comum de valor 1.',
  'G2.2':
    'Edição inglesa: 109 caixotes, formados por 35 cubos pequenos que valem 1 e 15 grandes que valem 5, podendo-se trocar uns pelos outros, menos o cubo pequeno que serve de marcador de Batida; edição portuguesa: 99 caixotes, ou seja, 100 menos o marcador. O estoque pode acabar. Decisão da casa: quando ele não cobre tudo o que um passo pede, entrega o que tem, na ordem em que o passo cita os destinos, e a partida continua.',
  'G2.3':
    'Há um dado de seis lados, um Armazém e uma carta de Batida com um espaço inicial seguido dos espaços 1 a 7. As quatro Regiões são Oriente Médio, Norte da África, América Central e Sudeste Asiático, nomes tirados de uma resenha pública do jogo.',

  'G3.1':
    'Com 3 ou 4 jogadores há tantas Regiões em jogo quantos jogadores; com 2 jogadores há três. A numeração começa no alto: a Região 1 é a de cima.',
  'G3.2': 'Toda Região começa com quatro caixotes vindos do estoque. O Armazém começa vazio.',
  'G3.3': 'Com 3 ou 4 jogadores o marcador de Batida começa no espaço inicial. Com 2 jogadores ele começa no espaço 3.',
  'G3.4':
    'Cada jogador escolhe uma Região ainda sem Agente em Treinamento e põe ali, com a face para baixo, um de seus agentes de valor 1; o Diretor não serve para isso. Decisão da casa: os jogadores fazem isso na ordem dos lugares. Com 2 jogadores uma Região fica sem agente.',
  'G3.5':
    'As outras 13 cartas de cada jogador são embaralhadas. Cinco formam a mão e as oito restantes a pilha de compras.',
  'G3.6': 'O acaso escolhe quem começa, a não ser que o anfitrião tenha indicado alguém.',

  'G4.1':
    'Os turnos correm no sentido horário, na ordem dos lugares. Um turno tem quatro fases: 1 entrega de armas, 2 envio de agente, 3 operação especial, 4 Batida. Cada turno gasta exatamente uma carta do Jogador Ativo, de modo que todos têm 13 turnos.',
  'G4.2':
    'Você vê a própria mão, todos os agentes expostos, todos os caixotes, o marcador de Batida, quantas cartas há em cada mão e em cada pilha e, pela cor do verso, de quem é cada carta virada para baixo. A face das cartas viradas para baixo na mesa é segredo para todos, até para os donos, e o mesmo vale para o descarte. Uma exceção: todos podem saber que as cartas postas conforme G3.4 são de valor 1, até que uma Espiã mexa nelas.',
  'G4.3':
    'A opção de mesa “memória” tem dois modos. “Estrita”, o padrão, segue G4.2, e o registro mostrado aos jogadores omite os valores das cartas depois de descartadas. “Aberta”, uma regra da casa, deixa você ver a face de suas cartas viradas para baixo até que uma Espiã ou um Informante de outra pessoa mexa nelas, e o registro guarda todo valor que um dia foi público.',

  'G5.1':
    'O Armazém é conferido antes da rolagem: se tiver 5 caixotes ou mais, manda um para cada Região em jogo. O que sobrar espera no Armazém.',
  'G5.2':
    'O Jogador Ativo rola o dado. Se o número for o de uma Região em jogo, ela recebe um caixote do estoque junto com tudo o que houver no Armazém; se for mais alto, um caixote do estoque vai para o Armazém. Decisão da casa: com o estoque vazio, os caixotes do Armazém vão assim mesmo para a Região sorteada.',
  'G5.3':
    'Exemplos. Armazém vazio, dado 3: a Região 3 ganha 1 caixote; quatro jogadores, dado 5: o Armazém ganha 1. Armazém com 2, dado 3: a Região 3 ganha 3. Três jogadores, Armazém com 5: toda Região ganha 1 e sobram 2; um dado 2 dá então à Região 2 mais 1 + 2.',

  'G6.1':
    'Opção A, em treinamento: escolha uma Região e vire o Agente em Treinamento que outro jogador tem ali; ele vai, exposto, para o fim do campo dessa Região. Em seguida uma carta sua preenche o lugar vago, com a face para baixo.',
  'G6.2':
    'Você só pode virar um Agente em Treinamento seu em dois casos. Ou a carta que está enviando é a sua última, sem outra na mão e com a pilha de compras vazia, ou todos os Agentes em Treinamento da mesa são seus.',
  'G6.3':
    'Edição inglesa: primeiro você vira o agente, depois se joga a operação especial, se houver, depois você escolhe e coloca sua carta e por fim compra; assim, escolhe sabendo qual carta foi virada e o que a operação causou. Edição portuguesa: você separa uma carta da mão, com a face para baixo, antes de virar o agente; ela é colocada, você compra, e só então se joga a operação especial. Cada ordem é a do exemplo do respectivo livro. Decisão da casa: a lista de fases do livro inglês põe a colocação e a compra antes da operação, mas, onde ela contraria o exemplo, seguimos o exemplo.',
  'G6.4':
    'Opção B, Agente Secreto: ponha uma carta da mão, com a face para baixo, no fim do campo de qualquer Região. Isso só é permitido enquanto você não tiver nenhum Agente Secreto em campo algum ou, com um Intendente atuando (G7.6), enquanto tiver menos de dois.',
  'G6.5': 'Se a opção B não lhe for permitida, a opção A é obrigatória.',
  'G6.6': 'Depois da opção A ou B você compra a primeira carta de sua pilha de compras, se ainda houver alguma.',
  'G6.7':
    'Com 2 jogadores, o primeiro turno da partida é diferente: depois da fase 1, quem começa põe uma carta, com a face para baixo, como Agente em Treinamento da Região vazia, o que não é a opção A nem a B, e compra. A fase 3 não acontece e a fase 4 não tem como ocorrer. Edição portuguesa: o livro diz que há fase 1 nesse turno; edição inglesa: o mesmo, por decisão da casa.',

  'G7.1':
    'Só há operação especial se a opção A acabou de virar um Agente Especial cujo dono não é o Jogador Ativo. Esse dono, o Jogador Especial, decide se vai usá-lo e como. Há no máximo uma operação por turno.',
  'G7.2':
    'Diretor: leve um agente exposto qualquer de sua Região para outra, onde ele entra no fim da fileira. Quem se muda pode ser o próprio Diretor.',
  'G7.3':
    'Informante: olhe em segredo um Agente Secreto, não importa de quem, e ponha-o com a face para baixo no fim de qualquer campo, o mesmo ou outro. Só o Jogador Especial fica sabendo qual é a carta. Dá para recusar antes de olhar, mas carta olhada tem de voltar ao campo.',
  'G7.4':
    'Auditor (chamado Saboteur na edição inglesa): indique um agente exposto em qualquer Região, podendo ser um seu e até o próprio Auditor, e role o dado como Jogador Especial. Se sair o valor da carta ou mais, ela é descartada; se sair menos, nada muda. Depois de indicado o alvo, a rolagem é obrigatória.',
  'G7.5':
    'Espiã: olhe em segredo todos os Agentes em Treinamento e distribua-os de novo como quiser, um por Região; só o Jogador Especial fica sabendo quais são. Edição portuguesa: a carta que o Jogador Ativo acabou de colocar é um deles; edição inglesa: o lugar da carta virada ainda está vago nesse momento (G6.3) e, por decisão da casa, continua vago até que o Jogador Ativo o preencha. Depois de olhar, a operação conta como usada, mesmo que toda carta volte para onde estava.',
  'G7.6':
    'Intendente: enquanto o seu estiver exposto em algum campo, você pode ter dois Agentes Secretos. Nada se decide quando ele é virado; o poder vale a partir do seu próximo turno e continua se um Diretor mudar a carta de Região. Se o Intendente sair de jogo quando você tem dois Agentes Secretos, ambos ficam, e o limite comum de um passa a dizer se cabe mais algum.',
  'G7.7':
    'Atravessador: leve dois caixotes de uma Região para uma outra, sem separar o par. Decisão da casa: a Região de onde eles saem precisa ter pelo menos 2.',
  'G7.8':
    'Um Agente Especial não tem poder se for virado pelo próprio dono (G6.2) ou revelado por uma Batida. Assim, um Intendente virado pelo dono não aumenta o limite.',
  'G7.9':
    'Um Agente Especial já usado continua exposto e conta como qualquer agente até que uma Batida ou um Auditor o retire.',
  'G7.10': 'Toda carta que um poder põe ou move em um campo vai para o fim da fileira, na ponta direita.',
  'G7.11':
    'Decisão da casa: se uma operação não tiver alvo válido (nenhum agente exposto, nenhum Agente Secreto, nenhuma Região com 2 caixotes), o aplicativo a pula e anota isso no registro. Um Diretor ou um Auditor sempre pode escolher a si mesmo.',

  'G8.1':
    'No fim do turno, cada Região com quatro agentes expostos ou mais sofre uma Batida. Os Agentes Secretos não ajudam a completar os quatro.',
  'G8.2':
    'O marcador de Batida avança um espaço, e todos os Agentes Secretos da Região são revelados sem sair do lugar. Decisão da casa: o marcador nunca passa do espaço 7; uma oitava Batida é contada no registro.',
  'G8.3':
    'A soma de um jogador é o valor total das cartas que ele tem nesse campo. Agentes em Treinamento ficam de fora.',
  'G8.4':
    'Da maior soma para a menor, cada jogador com carta ali leva metade dos caixotes que ainda restam, arredondada para cima. Isso segue até acabarem os caixotes ou esses jogadores. O que ninguém leva permanece na Região.',
  'G8.5':
    'Com somas iguais, observe a fileira como está agora: entre os empatados, vai primeiro o dono da carta mais perto da Região.',
  'G8.6': 'O campo inteiro é então descartado, e ninguém mais pode olhar essas cartas. O Agente em Treinamento fica.',
  'G8.7':
    'Entrega especial: o estoque manda dois caixotes para a Região da Batida e depois um para cada outra Região em jogo, de cima para baixo. Decisão da casa: em uma Batida dupla, “outra” abrange toda Região menos a que acabou de ser resolvida, inclusive a que ainda espera sua Batida e a que já passou por ela.',
  'G8.8':
    'Se duas ou mais Regiões sofrerem Batida ao mesmo tempo, o Jogador Ativo escolhe a ordem. Marcador, partilha, descarte e entrega especial de uma Batida terminam antes que a próxima comece. Só contam as Regiões que já tinham os quatro no começo da fase 4.',
  'G8.9':
    'Exemplo: a Região 2 tem 12 caixotes; vermelho soma 5, azul 4 e amarelo 4, e o 3 do azul está mais perto que o 4 do amarelo. Vermelho leva 6, azul 3 e amarelo 2, e sobra um caixote. Depois entram mais 2 ali e 1 em cada outra Região.',

  'G9.1':
    'Sete Batidas: com o marcador no espaço 7, a partida termina assim que todas as Batidas daquele turno forem resolvidas; uma Batida dupla pode render a oitava. As outras Regiões não sofrem Batida. Decisão da casa: a entrega especial depois da última Batida é feita mesmo assim, embora não mude a pontuação.',
  'G9.2':
    'Sem cartas: quando nenhum jogador tem carta na mão, isto é, após 13 turnos de cada um, a partida termina com uma Batida final em toda Região, por menos agentes expostos que ela tenha. Primeiro sai metade dos caixotes de cada Região, arredondada para cima (edição inglesa: para o estoque; edição portuguesa: para fora do jogo). Depois os Agentes Secretos são revelados e G8.3 a G8.6 valem em todas. O marcador não anda, não há entrega especial e a ordem não faz diferença.',
  'G9.3':
    'Se os dois finais coincidirem, só vale G9.1 (edição portuguesa: está no livro; edição inglesa: o mesmo, por decisão da casa). Decisão da casa: uma Batida comum no último turno de todos, que não seja a sétima, é resolvida por inteiro, com a entrega especial, antes de G9.2.',
  'G9.4':
    'Vence quem tiver mais caixotes. Um empate vai para o maior total de cartas restantes (G9.5) e depois para a maior carta avulsa entre elas. Decisão da casa: quem ainda estiver empatado divide a vitória; os livros pedem pistolas de água, e o aplicativo pode encenar esse duelo por diversão, mas o resultado oficial é a vitória dividida. As demais colocações seguem os mesmos critérios.',
  'G9.5':
    'Edição inglesa: suas cartas restantes são as que estão de um lado ou do outro das Regiões que não sofreram Batida na última fase 4; o Agente em Treinamento ao lado de uma Região que acabou de sofrer Batida não conta. Depois da Batida final de G9.2 todas as Regiões sofreram Batida, e por isso, por decisão da casa, que toma o texto ao pé da letra, ninguém tem nenhuma. Edição portuguesa: suas cartas restantes são todas as não descartadas, de um lado e do outro de toda Região, na mão e na pilha de compras.',
};
