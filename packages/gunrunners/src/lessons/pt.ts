import type { LessonWords } from '@stakeout/kernel';

/** What the lessons of Gunrunners say in Portuguese. */
export const words: LessonWords = {
  chapters: { crates: 'Os caixotes', agents: 'Seus agentes', busts: 'A Batida', operatives: 'Agentes Especiais' },
  lessons: {
    rows: {
      title: 'As fileiras',
      steps: {
        goal: {
          ask: [
            'Cada fileira é uma Região, e o número nela conta os caixotes de armas.',
            'Vence quem tiver levado mais caixotes no fim.',
          ],
        },
        station: {
          ask: [
            'Todos começam com um agente de valor 1, virado para baixo, ao lado de uma Região.',
            'Coloque o seu ao lado {de:place} e confirme.',
          ],
          not: 'Neste passo, escolha o lugar ao lado {de:place}.',
        },
        again: {
          ask: ['Outra partida: um lugar já está ocupado.', 'Coloque seu agente ao lado de uma Região livre.'],
        },
      },
      done: [
        'As fileiras têm os caixotes, e ao lado de cada uma há um agente virado para baixo.',
        'Vence quem tiver mais caixotes no fim.',
      ],
    },
    delivery: {
      title: 'A entrega',
      steps: {
        roll: {
          ask: [
            'Todo turno começa com o dado.',
            'De 1 a {rows}, ele traz um caixote para essa fileira, contada de cima. Role.',
          ],
          after: ['A fileira tem um caixote a mais.'],
        },
        warehouse: {
          ask: ['Há {rows} fileiras. Um número maior leva o caixote para o Armazém.', 'Role de novo.'],
          after: ['Nenhuma fileira ganhou nada: o caixote espera no Armazém.'],
        },
        along: {
          ask: [
            'Agora {count|caixote espera|caixotes esperam} no Armazém.',
            'A próxima fileira que sair no dado recebe o caixote dela e todos esses. Role.',
          ],
          after: ['O Armazém está vazio, e uma fileira ficou bem mais disputada.'],
        },
      },
      done: [
        'Número baixo abastece uma fileira; número alto, o Armazém.',
        'O próximo número baixo leva o Armazém inteiro junto.',
      ],
    },
    overflow: {
      title: 'Armazém cheio',
      steps: {
        roll: {
          ask: [
            'O Armazém tem {count} caixotes: é demais.',
            'Com cinco ou mais, cada fileira recebe um deles antes do dado. Role e observe.',
          ],
          after: ['Cada fileira recebeu um, e só então o dado foi rolado.'],
        },
        again: {
          ask: ['Agora com quatro fileiras e {count} caixotes no Armazém.', 'Antes de rolar: quantos ficam lá?'],
          after: ['Quatro foram para as fileiras. O resto esperou o dado.'],
        },
      },
      done: ['A partir de cinco caixotes, o Armazém dá um a cada fileira antes do dado.'],
    },
    flip: {
      title: 'Vire um rival',
      steps: {
        flip: {
          ask: [
            'A carta virada para baixo ao lado de uma Região é um Agente em Treinamento.',
            'Vire o de outro jogador: ele vai para o fim da fileira, à vista, e ali conta para o dono.',
          ],
          not: 'Toque em uma carta de outra cor, virada para baixo, à esquerda da Região.',
        },
        place: {
          ask: [
            'O lugar ficou vago, e uma carta sua o ocupa, virada para baixo.',
            'Depois disso ninguém pode olhar para ela, nem você. Escolha uma carta.',
          ],
          after: ['Você jogou a carta deste turno e comprou outra.'],
        },
        again: {
          ask: ['Seu turno de novo, em uma mesa de quatro.', 'Vire o Agente em Treinamento de um rival.'],
          not: 'Essa é uma carta da sua mão. Toque em uma carta à esquerda de uma Região.',
        },
      },
      done: ['Virar põe o agente de um rival na fileira e um seu no lugar dele.'],
    },
    undercover: {
      title: 'Em segredo',
      steps: {
        send: {
          ask: [
            'Em vez de virar, você pode enviar uma carta em segredo: virada para baixo, ao fim de qualquer fileira.',
            'Ela conta ali na Batida. Até lá ninguém sabe qual é.',
          ],
          not: 'Toque em uma carta da sua mão e depois no fim de uma fileira.',
          after: ['Você pode ter um Agente Secreto por vez. Enquanto ele estiver lá, só pode virar.'],
        },
        again: {
          ask: [
            'Agentes fortes vão para onde há muito a ganhar.',
            'Envie o seu mais forte à fileira com mais caixotes.',
          ],
          not: 'Use uma carta do seu maior valor e a fileira com mais caixotes.',
        },
      },
      done: ['Virar ou enviar em segredo: um dos dois a cada turno.', 'O que está em segredo só conta na Batida.'],
    },
    order: {
      title: 'A carta antes ou depois',
      steps: {
        both: {
          ask: [
            'Na edição inglesa você vira primeiro e escolhe sua carta depois de ver quem era.',
            'Na edição portuguesa a carta vem primeiro. Escolha uma carta e o agente de um rival para virar.',
          ],
          not: 'Escolha uma carta da sua mão e o Agente em Treinamento de um rival, e confirme.',
        },
        again: {
          ask: ['Mais uma vez na edição portuguesa.', 'Agora coloque no lugar uma carta do seu menor valor.'],
          not: 'Escolha uma carta do menor valor da sua mão e um agente para virar.',
        },
      },
      done: ['Quem cria a mesa escolhe a edição.', 'O menu diz qual é, em “O que se joga”.'],
    },
    bust: {
      title: 'A Batida',
      steps: {
        fourth: {
          ask: [
            'Uma fileira com quatro agentes à vista sofre uma Batida no fim do turno.',
            '{O:place} tem três. Vire o agente ao lado: é o quarto.',
          ],
          not: 'Vire o agente ao lado {de:place}.',
        },
        place: {
          ask: ['Primeiro ocupe o lugar com uma carta sua.', 'Depois chega a polícia.'],
          after: [
            'Agentes Secretos foram virados, os caixotes repartidos, e a fileira ficou vazia.',
            'O marcador no alto conta as Batidas.',
          ],
        },
        again: {
          ask: ['A que fileira falta um agente?', 'Faça a Batida acontecer.'],
          not: 'Conte os agentes à vista: só uma fileira tem três. Vire ali.',
        },
        againPlace: {
          ask: ['E uma carta sua para o lugar.'],
        },
      },
      done: ['Quatro agentes à vista trazem a Batida. Os Secretos não contam para os quatro.'],
    },
    shares: {
      title: 'Quem leva o quê',
      steps: {
        look: {
          ask: [
            'Em uma Batida cada um soma seus agentes na fileira.',
            'A maior soma leva metade dos caixotes, arredondada para cima. A seguinte, metade do resto, e assim por diante.',
          ],
        },
        send: {
          ask: [
            '{O:place} tem {count} caixotes: o primeiro leva {half}. Você tem {own} ali, o melhor tem {best}.',
            'Envie em segredo um agente que faça da sua soma a maior.',
          ],
          not: 'Tem de ser {em:place}, com uma carta que supere {best}.',
        },
        again: {
          ask: [
            '{O:place} logo sofre uma Batida. Você tem {own} ali, o melhor tem {best}.',
            'Garanta o primeiro lugar.',
          ],
          not: 'Envie em segredo {a:place} um agente que supere {best}.',
        },
      },
      done: [
        'O primeiro leva metade; o segundo, metade do resto.',
        'Ser segundo em uma fileira rica pode valer mais que ser primeiro em uma pobre.',
      ],
    },
    ties: {
      title: 'Empates',
      steps: {
        send: {
          ask: [
            'Com somas iguais, vai primeiro quem tem a carta mais perto da Região.',
            'A sua está mais perto. O melhor {em:place} tem {best}, você {own}: iguale com um Agente Secreto.',
          ],
          not: 'Envie {a:place} exatamente o que falta: {best} menos {own}.',
        },
        again: {
          ask: ['Também {em:place} o empate seria seu: {own} contra {best}.', 'Envie exatamente o que falta.'],
          not: 'Exatamente {best} {em:place}, nem mais nem menos.',
        },
      },
      done: ['A carta mais próxima vence o empate: chegar cedo a uma fileira compensa.'],
    },
    seventh: {
      title: 'A sétima Batida',
      steps: {
        look: {
          ask: [
            'O marcador está no 6: mais uma Batida encerra a partida.',
            'Os caixotes de outras fileiras então não são de ninguém. Ela termina também quando ninguém tem mais cartas.',
          ],
        },
        flip: {
          ask: ['{O:place} tem três agentes à vista.', 'Encerre a partida: vire o quarto.'],
          not: 'Vire o agente ao lado {de:place}.',
        },
        place: {
          ask: ['Sua última carta. Depois tudo é contado.'],
          after: ['Foi a sétima Batida, e a partida acabou.'],
        },
      },
      done: ['Olhe o marcador: quem lidera quer a sétima Batida, quem está atrás quer esperar.'],
    },
    director: {
      title: 'O Diretor',
      steps: {
        move: {
          ask: [
            'Alguns agentes têm um poder. Quando um rival vira um seu, você pode usá-lo na hora.',
            'Seu Diretor leva um agente à vista, de quem for, a outra fileira. Escolha o agente e a fileira.',
          ],
          not: 'Escolha um agente à vista em uma fileira e depois o fim de outra.',
        },
        again: {
          ask: ['Seu Diretor de novo. {O:place} tem três agentes à vista.', 'Leve um para lá e provoque a Batida.'],
          not: 'O agente precisa ir {a:place}.',
        },
      },
      done: ['O poder é do dono da carta, e só quando outro jogador a virou.'],
    },
    informer: {
      title: 'O Informante',
      steps: {
        peek: {
          ask: ['Seu Informante foi virado.', 'Você pode olhar um Agente Secreto, de quem for. Escolha um.'],
          not: 'Toque em uma carta virada para baixo em uma fileira.',
        },
        hide: {
          ask: ['Só você o vê. Agora ele vai para o fim de qualquer fileira, virado para baixo.', 'Escolha a fileira.'],
        },
        again: {
          ask: ['Olhe mais um.'],
          not: 'Toque em uma carta virada para baixo em uma fileira.',
        },
        elsewhere: {
          ask: ['Desta vez tire-o de onde estava.'],
          not: 'Escolha o fim de outra fileira.',
        },
      },
      done: ['O Informante sabe, e decide onde a carta conta.'],
    },
    saboteur: {
      title: 'O Auditor',
      steps: {
        target: {
          ask: [
            'Seu Auditor aponta um agente à vista, e o dado é rolado.',
            'Se sair ao menos o valor do agente, ele é descartado. Escolha o de um rival.',
          ],
          not: 'Toque em um agente à vista de outra cor.',
        },
        again: {
          ask: ['Contra um 1 qualquer número basta.', 'Escolha o agente de valor 1 de um rival.'],
          not: 'Procure um 1 de outra cor.',
        },
      },
      done: ['Quanto mais alto o agente, maior a chance de ficar.'],
    },
    spy: {
      title: 'A Espiã',
      steps: {
        look: {
          ask: ['Sua Espiã olha todos os Agentes em Treinamento, as cartas à esquerda das Regiões.', 'Use-a.'],
          not: 'Aperte o botão que usa a Espiã.',
        },
        swap: {
          ask: ['Só você os vê. Distribua-os de novo como quiser.', 'Toque em dois para trocá-los e confirme.'],
          not: 'Troque dois deles primeiro.',
        },
        again: {
          ask: ['Mais uma vez: olhe para eles.'],
        },
        swapAgain: {
          ask: ['Troque ao menos dois, para que mais ninguém saiba onde estão.'],
          not: 'Nada mudou ainda: troque dois deles.',
        },
      },
      done: ['Depois da Espiã mais ninguém sabe que carta está onde.'],
    },
    manager: {
      title: 'O Intendente',
      steps: {
        second: {
          ask: [
            'Seu Intendente está à vista, virado por um rival: enquanto estiver, você pode ter dois Agentes Secretos.',
            'Você tem um. Envie o segundo.',
          ],
          not: 'Toque em uma carta da sua mão e depois no fim de uma fileira.',
        },
        again: {
          ask: ['Nesta mesa seu Intendente também trabalha.', 'Faça o que só você pode fazer agora.'],
          not: 'Isso qualquer um poderia fazer. Envie um segundo agente em segredo.',
        },
      },
      done: ['Com o Intendente na mesa você pode ter dois Agentes Secretos.'],
    },
    runner: {
      title: 'O Atravessador',
      steps: {
        run: {
          ask: [
            'Seu Atravessador leva dois caixotes de uma Região a outra.',
            'Toque na Região de onde saem e depois naquela para onde vão.',
          ],
          not: 'Toque em duas Regiões: primeiro a que perde os caixotes.',
        },
        again: {
          ask: ['Sua soma {em:place} é a maior.', 'Leve dois caixotes para lá.'],
          not: 'Os caixotes precisam ir {a:place}.',
        },
      },
      done: ['Leve os caixotes para onde você é o primeiro.'],
    },
  },
};
