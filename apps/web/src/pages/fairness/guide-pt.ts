import type { Guide } from './guide.ts';

export const PORTUGUESE: Guide = {
  title: 'Embaralhamento justo, e como conferi-lo',
  lead: 'Em uma mesa online, quem sorteia cartas e dados é o servidor. Você não precisa acreditar na palavra dele: o seu navegador guarda o que o servidor prometeu e, quando a partida acaba, refaz todos os sorteios e compara a partida com essa promessa.',
  before: [
    {
      heading: 'Como as cartas são feitas',
      steps: [
        'Quando uma mesa é criada, o servidor sorteia um **segredo**: 256 bits aleatórios. Ele publica uma impressão digital, o **compromisso**, que fixa o segredo e tudo o que já está decidido: jogo, regras, opções, quantos lugares há, o nome da mesa. A impressão digital nada revela, e não há como achar outra coisa que combine com ela.',
        'Quem fica pronto acrescenta um número seu, um **nonce**, também de 256 bits aleatórios. Quem o sorteia é o próprio aparelho, depois de ver o compromisso. Os números dos bots decorrem do segredo, e assim ninguém os escolhe.',
        'No início, todos os números são mostrados a todos. O segredo, os números e os nomes dos jogadores são misturados em uma única **chave**, e todo embaralhamento, compra e dado decorre dela por uma receita fixa. Nada é sorteado de novo mais tarde.',
        'Quando a partida acaba, o segredo é **revelado**. A partir daí qualquer pessoa pode refazer a chave e, com ela, a partida inteira.',
      ],
    },
    {
      heading: 'O que o seu navegador confere sozinho',
      points: [
        [
          'A promessa.',
          'Antes de enviar o seu número, o navegador guarda esse número, o compromisso e a mesa como foi mostrada; no início, também os nomes, os bots e os números de todos os lugares. No fim, a partida tem de ter exatamente isso.',
        ],
        ['O segredo.', 'Ele tem de combinar com o compromisso, e os números de todos os bots têm de decorrer dele.'],
        ['Cada sorteio e cada jogada.', 'Todos são refeitos, pelas regras, e o resultado também.'],
        [
          'Cada letra.',
          'Um arquivo de partida alterado em qualquer ponto é recusado, com o primeiro lugar em que difere.',
        ],
      ],
      paragraphs: [
        'O resultado está na última página da partida. Quem assiste, e quem joga em um aparelho que não é aquele em que ficou pronto, não tem promessa para comparar: a eles só se mostra que a partida está em ordem.',
      ],
    },
    {
      heading: 'Quem ainda poderia escolher o quê',
      points: [
        [
          'Um servidor combinado com um jogador.',
          'Se o servidor conta o segredo a quem dá o último número, os dois podem experimentar muitos números (ou nomes) e dar aquele cujas cartas lhes agradam. São precisos os dois: um jogador sem o segredo tenta às cegas, e a um servidor sem jogador na mesa não resta nada para escolher. Mas um servidor pode sentar ele mesmo um jogador assim: um nome não diz quem está por trás.',
        ],
        [
          'Quem interrompe uma partida.',
          'Um servidor que não gosta das cartas pode impedir que uma partida comece ou termine. Ele não pode dar cartas de novo sem que se note: ao mesmo compromisso o seu navegador responde com o mesmo número, e as cartas são as mesmas; outro compromisso exige outra mesa, ou que todos fiquem prontos mais uma vez.',
        ],
      ],
      paragraphs: [
        'É só isso. Mostrado o compromisso, o servidor sozinho não pode escolher mais nada, e os jogadores sozinhos nunca podem.',
      ],
    },
    {
      heading: 'O que nenhuma conferência mostra',
      points: [
        [
          'Que ninguém espiou.',
          'É o servidor que dá as cartas, e ele pode conhecer todas. Este programa diz a cada lugar só o que ele pode saber; um programa desonesto poderia contá-las a um amigo.',
        ],
        [
          'Quem estava jogando.',
          'Uma pessoa pode consultar um programa, ocupar dois lugares ou falar por telefone com outro jogador.',
        ],
        [
          'Que esta página é honesta.',
          'Ela veio do mesmo servidor. Quem não confia nela confere o arquivo em outro lugar, como se diz abaixo.',
        ],
      ],
    },
  ],
  after: [
    {
      heading: 'Conferir sem esta página',
      paragraphs: [
        'Obtenha o código-fonte do Stakeout, na versão das regras que o arquivo indica, e execute `npx stakeout verify match.json --commitment … --nonce …` com o que você anotou. Ele diz exatamente o que conferiu e não consulta servidor algum.',
      ],
    },
    {
      heading: 'O que há em um arquivo de partida',
      fields: [
        ['format', 'O tipo de arquivo: `stakeout-match/1`.'],
        ['header.game, header.rulesVersion', 'Qual jogo, e em que versão das regras.'],
        ['header.matchId', 'O nome da mesa.'],
        ['header.players', 'Os nomes nos lugares, na ordem deles.'],
        ['header.seats', 'Quem ocupava cada lugar: uma pessoa, ou um bot e o seu nível.'],
        ['header.config', 'As opções escolhidas.'],
        [
          'header.fairness',
          'Por qual receita as cartas foram feitas: 2. Arquivos sem este campo são mais antigos, ou não são de uma mesa online.',
        ],
        ['header.commitment', 'A impressão digital que foi mostrada antes que alguém estivesse pronto.'],
        ['header.nonces', 'O número de cada lugar, na ordem deles.'],
        ['headerHash', 'A impressão digital de tudo o que está acima.'],
        ['secret', 'O segredo, revelado.'],
        ['opening', 'Os sorteios da preparação e a impressão digital do estado a que levaram.'],
        [
          'entries',
          'A partida, registro por registro: `seq` é o número e `seat`, quem o fez; depois vem a ação em `action`, ou em `undo` quantas ações foram desfeitas; `draws` são os sorteios que ela causou, cada um com o rótulo, o contador, quantos resultados eram possíveis e qual saiu; `hash` é a impressão digital do estado seguinte.',
        ],
        ['outcome', 'Como terminou: pontos, colocações, vencedores, desempates.'],
        ['seal', 'A impressão digital de todo o texto anterior.'],
      ],
    },
    {
      heading: 'A receita, para quem quer cozinhar por conta própria',
      paragraphs: [
        'As impressões digitais são SHA-256; antes, os dados são escritos como JSON canônico: sem espaços, com os campos na ordem dos nomes. Os termos são um objeto com `game`, `rulesVersion`, `matchId`, `config` e `seats`, a quantidade de lugares. O compromisso é a impressão digital do texto `stakeout commitment 2`, de um byte zero, dos 32 bytes do segredo e dos 32 bytes da impressão digital dos termos.',
        'O nonce de um bot é a impressão digital de `stakeout bot nonce 1`, de um byte zero, do segredo e do número do seu lugar, contado a partir de 0.',
        'A chave é HKDF-SHA-256 sobre o segredo e os nonces na ordem dos lugares, com o sal `stakeout key 2` e, como info, a impressão digital de um objeto com `commitment` e `players`, no qual os bots são `null`.',
        'Cada tipo de sorteio tem a sua própria chave (HKDF outra vez, sal `stakeout chance 1`, o rótulo como info), e o sorteio de número n sai de um bloco de ChaCha20 com n como nonce, pulando os poucos valores que favoreceriam resultados pequenos.',
      ],
    },
  ],
};
