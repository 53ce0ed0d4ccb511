import { type FairnessText, section } from './fairness-text.ts';

export const PORTUGUESE: FairnessText = {
  language: 'pt-BR',
  title: 'Sorteios honestos, e como conferi-los',
  lead: 'Quem sorteia cartas e dados é o servidor. Para que você não precise acreditar na palavra dele, toda partida encerrada pode ser conferida no seu próprio computador, do primeiro embaralhamento ao último ponto. Esta página diz o que essa conferência prova e o que ela não tem como provar.',
  sections: [
    section('Como o acaso é feito', {
      steps: [
        'Quando uma mesa é criada, o servidor sorteia um **segredo**: 256 bits aleatórios. Ele publica a impressão digital desse segredo, o **compromisso**, que todos na mesa podem ver antes de ficar prontos. A impressão digital não revela o segredo, e não há como achar outro segredo que combine com ela.',
        'Quem fica pronto acrescenta um número seu, um **nonce**, também de 256 bits aleatórios, sorteado pelo próprio aparelho. Os números dos robôs são derivados do segredo, de modo que o servidor, uma vez comprometido, não tem escolha neles.',
        'No início, o segredo, os nonces de todos os lugares e o nome da partida são misturados em uma única **chave**. Todo embaralhamento, compra e dado da partida decorre dessa chave por uma receita fixa. Nada é sorteado de novo mais tarde.',
        'Quando a partida acaba, o segredo é **revelado**. A partir daí qualquer pessoa pode refazer a chave e, com ela, a partida inteira.',
      ],
    }),
    section('O que a conferência prova', {
      points: [
        [
          'O segredo não foi trocado.',
          'Ele combina com o compromisso mostrado antes que alguém conhecesse o seu número. O servidor não pôde olhar os números primeiro e depois escolher um segredo conveniente.',
        ],
        [
          'O seu número conta.',
          'Se o seu nonce está no arquivo, todas as cartas dependeram dele. O servidor sozinho não tinha como decidir as cartas antes de receber o seu número.',
        ],
        [
          'Nenhum jogador pôde dirigir as cartas.',
          'Sem o segredo ninguém sabe aonde um número vai levar, nem mesmo quem dá o último.',
        ],
        [
          'Nada foi sorteado duas vezes.',
          'Cada sorteio tem o seu lugar na receita. Um sorteio repetido, omitido ou trocado apareceria.',
        ],
        [
          'As regras foram cumpridas.',
          'Cada ação de cada lugar é conferida como se fosse feita agora, cada estado é comparado, e o resultado decorre deles.',
        ],
        [
          'O arquivo está inteiro.',
          'Um arquivo alterado em uma única letra é recusado, com a indicação do primeiro ponto em que difere.',
        ],
      ],
    }),
    section('O que ela não prova', {
      points: [
        [
          'Que o servidor não espiou.',
          'É o servidor que dá as cartas, então ele pode conhecer todas durante a partida. Um servidor desonesto poderia contá-las a um amigo na mesa. Este programa envia a cada lugar só o que aquele lugar pode saber, e o código é aberto; mas nenhum arquivo mostra o que foi contado em segredo.',
        ],
        [
          'Que servidor e jogador não combinaram nada.',
          'O compromisso amarra o servidor e esconde o segredo dos jogadores. Se o servidor entregasse o segredo a quem dá o último número, os dois poderiam experimentar muitos números e ficar com o que mais lhes agrada. Este programa não faz isso, mas o arquivo não acusaria.',
        ],
        [
          'Que nenhuma mesa foi jogada fora.',
          'Um servidor desonesto poderia se recusar a começar uma partida cujas cartas não lhe agradam e pedir que todos recomecem com outro segredo. Você perceberia: é preciso uma nova mesa ou um novo compromisso.',
        ],
        [
          'Quem estava jogando.',
          'Nomes são só nomes. Uma pessoa pode usar um programa, ocupar dois lugares ou falar por telefone com outro jogador.',
        ],
        [
          'O que os robôs sabem.',
          'Um robô recebe o que o seu lugar pode ver e nada mais. Quem vigia isso são os testes do projeto, não o arquivo.',
        ],
        ['Relógios e conversa.', 'Quem demorou, quem saiu e o que se disse no bate-papo não fazem parte do arquivo.'],
      ],
      paragraphs: [
        'Em resumo: ninguém consegue torcer as cartas sozinho, e ninguém consegue trocá-las depois. Para o resto, jogue com gente de confiança em um servidor de confiança, ou mantenha o seu.',
      ],
    }),
    section('Confira uma partida', {
      steps: [
        'Antes de ficar pronto, anote o **compromisso** que a mesa mostra. Anote também o seu **nonce**, se quiser ter certeza de que ele foi usado. Sem essas duas anotações a conferência ainda prova que o arquivo concorda consigo mesmo, mas não que ele é a partida que lhe foi prometida.',
        'Quando a partida acabar, salve o arquivo na página da mesa. O endereço dele é `/api/tables/…/export`; dê a ele o nome `match.json`.',
        'Obtenha o código-fonte do Stakeout, na versão das regras que o arquivo indica, e execute `npx stakeout verify match.json`. É preciso ter o Node 20.19 ou mais novo. A conferência roda só no seu computador e não consulta servidor algum.',
        'Compare `header.commitment` no arquivo com a sua anotação e procure o seu nonce em `header.nonces`, na posição do seu lugar.',
        'Se algo for diferente, o programa aponta o primeiro ponto. Guarde o arquivo e as anotações e mostre-os aos demais da mesa.',
      ],
    }),
    section('O que há no arquivo', {
      fields: [
        ['format', 'O tipo de arquivo: `stakeout-match/1`.'],
        ['header.game, header.rulesVersion', 'Qual jogo, e em que versão das regras.'],
        [
          'header.matchId',
          'O nome da partida. Ele entra na chave, para que duas partidas nunca tenham as mesmas cartas.',
        ],
        ['header.players', 'Os nomes dos lugares, na ordem dos lugares.'],
        ['header.config', 'As opções escolhidas.'],
        ['header.commitment', 'A impressão digital do segredo, como foi mostrada antes do início.'],
        ['header.nonces', 'O número de cada lugar, na ordem dos lugares.'],
        ['headerHash', 'A impressão digital de tudo o que está acima.'],
        ['secret', 'O segredo, revelado.'],
        ['opening', 'Os sorteios da preparação e a impressão digital do estado a que ela levou.'],
        [
          'entries',
          'A partida, registro por registro: `seq` é o número do registro e `seat`, quem o fez; depois vem a ação em `action`, ou em `undo` quantas ações foram desfeitas; `draws` são os sorteios que ela causou, cada um com o rótulo, o contador, quantos resultados eram possíveis e qual saiu; `hash` é a impressão digital do estado seguinte.',
        ],
        ['outcome', 'Como terminou: pontos, colocações, vencedores, desempates.'],
        ['seal', 'A impressão digital de todo o texto anterior.'],
      ],
    }),
    section('A receita, para quem quer cozinhar por conta própria', {
      paragraphs: [
        'As impressões digitais são SHA-256. O compromisso é a impressão digital do texto `stakeout commitment 1`, de um byte zero e dos 32 bytes do segredo. O nonce de um robô é a impressão digital de `stakeout bot nonce 1`, de um byte zero, do segredo e do número do seu lugar, contado a partir de 0. A chave é HKDF-SHA-256 sobre o segredo e os nonces na ordem dos lugares, com o sal `stakeout key 1` e o identificador da partida como info. Cada tipo de sorteio tem a sua própria chave (HKDF outra vez, sal `stakeout chance 1`, o rótulo como info), e o sorteio de número n sai de um bloco de ChaCha20 com n como nonce, pulando os poucos valores que favoreceriam resultados pequenos.',
      ],
    }),
  ],
  otherLanguage: 'In English',
  back: 'Para as mesas',
};
