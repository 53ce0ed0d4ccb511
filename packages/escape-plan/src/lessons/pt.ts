import type { LessonWords } from '@stakeout/kernel';

/** What the lessons of Escape Plan say in Portuguese. */
export const words: LessonWords = {
  chapters: {
    money: 'Dinheiro e plano',
    turn: 'O turno',
    cops: 'Policiais no caminho',
    notoriety: 'Notoriedade',
    places: 'Lugares',
    gear: 'Contatos e equipamento',
    exits: 'Armários e saídas',
    escape: 'A fuga',
    police: 'Sandra e Costa',
  },
  lessons: {
    goal: {
      title: 'O plano',
      steps: {
        look: {
          ask: [
            'Você tem três dias para juntar o dinheiro e sair da cidade.',
            'Sua carta de plano, secreta, diz quanto cada lugar vale para você. Cada um pode ser visitado uma vez.',
          ],
        },
        go: {
          ask: ['Do que está ao alcance agora, {o:place} vale mais: {money} no fim.', 'Escolha no mapa e confirme.'],
          not: 'Escolha {o:place}.',
        },
        again: {
          ask: ['Outro assaltante, outro plano.', 'Vá ao lugar ao alcance que vale mais para você.'],
          not: 'Compare os lugares que brilham com seu plano: um mostra mais.',
        },
      },
      done: ['O plano diz onde está seu dinheiro.', 'Vence quem tem mais, entre os que saem.'],
    },
    income: {
      title: 'Rendimento',
      steps: {
        go: {
          ask: [
            'Um lugar de cada grupo não mostra dinheiro, e sim o sinal de rendimento.',
            '{O:place} é assim para você: paga na hora, agora {money}. Vá para lá.',
          ],
          not: 'Vá {a:place}.',
          after: [
            'Cada visita tira um cubo da sua trilha de rendimento.',
            'Quanto menos cubos, menos ele paga: quanto antes, melhor.',
          ],
        },
        again: {
          ask: [
            'Dinheiro vivo compra o que falta no caminho.',
            'Ache o lugar do seu plano que dá rendimento e vá para lá.',
          ],
          not: 'Procure o sinal de rendimento na sua carta de plano.',
        },
      },
      done: ['O dinheiro do plano conta no fim; o rendimento chega na hora.'],
    },
    contacts: {
      title: 'Contatos',
      steps: {
        take: {
          ask: [
            'Quase toda visita termina com um contato: escolha uma carta da oferta e um espaço do seu tabuleiro.',
            'Você tem {count}. Cinco contatos valem $100k no fim: ponha este no espaço livre.',
          ],
          not: 'Escolha uma carta da oferta e o espaço livre: trocar outra custa notoriedade.',
        },
        again: {
          ask: ['Agora você tem {count|contato|contatos}.', 'Pegue mais um sem perder nenhum.'],
          not: 'Ponha a carta em um espaço livre.',
        },
      },
      done: ['De 1 a 5 contatos valem $0k, $10k, $30k, $60k, $100k.'],
    },
    city: {
      title: 'Montar a cidade',
      steps: {
        lay: {
          ask: [
            'Cada dia começa com peças novas. Escolha uma e uma casa ao lado da cidade.',
            'Ela precisa tocar duas peças, e um terreno dela precisa continuar no mesmo terreno.',
          ],
          not: 'Escolha uma peça e uma casa que brilha.',
          after: ['Você pode girar a peça antes de confirmar.'],
        },
        again: {
          ask: ['O segundo dia.', 'Coloque uma peça por onde você vai querer passar.'],
        },
      },
      done: ['Quem coloca uma peça decide o que fica perto.'],
    },
    move: {
      title: 'Mover-se',
      steps: {
        points: {
          ask: [
            'Um movimento tem três pontos. Sair de um local custa um, entrar em outro também.',
            'Mudar de terreno custa um. Dentro do mesmo terreno você vai até onde quiser.',
          ],
        },
        go: {
          ask: ['{O:place} pede os três.', 'Escolha: o caminho aparece com seus pontos. Depois confirme.'],
          not: 'Escolha {o:place}.',
        },
        again: {
          ask: ['Tudo o que brilha está ao alcance.', 'Vá a um empreendimento que você não visitou.'],
          not: 'Os empreendimentos têm placas amarelas. Escolha um deles.',
        },
      },
      done: ['Três pontos: sair, mudar de terreno, entrar.', 'Galões, metrôs e heliportos levam mais longe.'],
    },
    rest: {
      title: 'Descansar',
      steps: {
        rest: {
          ask: [
            'Uma vez por dia você pode descansar em vez de se mover.',
            'Cartas, equipamento e primeiros socorros usados voltam a servir. Descanse agora.',
          ],
          not: 'Escolha descansar.',
        },
        unlock: {
          ask: ['Um descanso também desbloqueia um recurso seu.', 'Escolha um: veja que espaço ele libera.'],
          after: ['Um recurso que sai de um espaço de contato dá lugar a um contato.'],
        },
        again: {
          ask: ['Suas cartas estão fora de uso.', 'Faça com que sirvam de novo.'],
          not: 'Mover-se deixaria tudo como está. Descanse.',
        },
      },
      done: ['Descanse quando as cartas acabarem: custa um turno inteiro.'],
    },
    cops: {
      title: 'Quem está no caminho',
      steps: {
        look: {
          ask: [
            'Há policiais nas peças. Você encontra os de cada peça que deixa.',
            'Os da peça onde você para não fazem nada.',
          ],
        },
        go: {
          ask: ['No caminho {a:place} você não encontra ninguém.', 'Escolha e olhe o caminho antes de confirmar.'],
          not: 'Escolha um lugar sem policial no caminho.',
        },
        again: {
          ask: ['Agora ache um lugar por conta própria.', 'Vá aonde não encontre policial nenhum.'],
          not: 'Esse caminho deixa uma peça com policial. Tente outro lugar ou outro caminho.',
        },
      },
      done: ['Conte as peças que você deixa, também a primeira. A última é livre.'],
    },
    avoid: {
      title: 'Evitar policiais',
      steps: {
        use: {
          ask: [
            'Você encontrou policiais. Cada um que não evitar fere você.',
            'Equipamento e alguns contatos evitam. Use um: escolha-o e depois o policial ou a peça.',
          ],
          not: 'Escolha uma carta ou um equipamento que brilha.',
          after: ['O que você usou fica fora de uso até o próximo descanso.'],
        },
        again: {
          ask: ['Policiais de novo.', 'Não leve o ferimento: use alguma coisa.'],
          not: 'Isso seria um ferimento. Use o que brilha no seu tabuleiro.',
        },
      },
      done: ['Cada policial que sobra é um ferimento.'],
    },
    wounds: {
      title: 'Ferimentos',
      steps: {
        heal: {
          ask: [
            'Você tem {wounds|ferimento|ferimentos}. Cada um custa $20k no fim.',
            'Depois de três, o próximo algema um espaço de contato para sempre. Use seus primeiros socorros.',
          ],
          not: 'Toque no marcador de primeiros socorros.',
          after: ['O cubo voltou à caixa verde. Os primeiros socorros voltam depois de um descanso.'],
        },
        again: {
          ask: ['Mais ferimentos: {wounds}.', 'Cure um antes de sair.'],
          not: 'Os primeiros socorros curam aqui e agora.',
        },
      },
      done: ['Cure a tempo: primeiros socorros, clínica ou hospital.'],
    },
    crowd: {
      title: 'Gente demais',
      steps: {
        go: {
          ask: [
            'Notoriedade é o quanto a polícia conhece você. Demais custa dinheiro no fim.',
            'Visitar um lugar com outros dá 1 para cada um deles. Vá aonde não há ninguém.',
          ],
          not: 'Há alguém ali. Escolha um lugar vazio.',
        },
        again: {
          ask: ['Cinco assaltantes em uma cidade.', 'Visite um lugar onde não há mais ninguém.'],
          not: 'Precisa ser um lugar de visita, sem mais ninguém.',
        },
      },
      done: ['Depois de cada parte do dia, cubos vermelhos sobem e azuis descem.'],
    },
    lines: {
      title: 'Patamares',
      steps: {
        unlock: {
          ask: [
            'Sua notoriedade cruzou um patamar da trilha.',
            'Agora você é alguém: desbloqueie um recurso. Escolha.',
          ],
          after: ['Mas quem está abaixo moveu antes um policial na sua direção.'],
        },
        again: {
          ask: ['Outro patamar, outro recurso.', 'Desbloqueie um.'],
        },
      },
      done: ['Patamar cruzado para cima: recursos para você, policiais mais perto.'],
    },
    nearer: {
      title: 'Policiais mais perto',
      steps: {
        cop: {
          ask: [
            'Alguém com mais notoriedade cruzou um patamar, e você manda um policial atrás.',
            'Escolha um policial e uma peça mais próxima dessa pessoa.',
          ],
          not: 'Escolha um policial e uma das peças que brilham.',
        },
        again: {
          ask: ['De novo: mande um policial atrás de quem cruzou o patamar.', 'Pense também no seu caminho.'],
          not: 'Escolha um policial e uma das peças que brilham.',
        },
      },
      done: ['Um policial que vai até eles é também um que sai do seu caminho.'],
    },
    safeHouse: {
      title: 'Esconderijos',
      steps: {
        key: {
          ask: [
            'Um esconderijo tira 1 de notoriedade e dá uma chave.',
            'A chave abre um armário da cor dela. Escolha uma.',
          ],
        },
        fixer: {
          ask: [
            'Você também pode comprar um comparsa: um efeito forte, uma vez na partida.',
            'Escolha um que possa pagar.',
          ],
          not: 'Escolha um comparsa.',
        },
        again: {
          ask: ['Outro esconderijo.', 'Pegue uma chave.'],
        },
      },
      done: ['Três esconderijos, três chaves: armários ganham partidas.'],
    },
    store: {
      title: 'Lojas',
      steps: {
        can: {
          ask: ['Uma loja dá um galão: um ponto a mais para um movimento, quando precisar.', 'Pegue-o.'],
          not: 'Pegue o galão.',
        },
        buy: {
          ask: ['Ela vende equipamento. Cada um evita um policial do seu tipo, de novo a cada descanso.', 'Compre um.'],
          not: 'Escolha um equipamento.',
        },
        again: {
          ask: ['Dois de tipos diferentes podem ser comprados em uma visita.', 'Compre um.'],
          not: 'Escolha um equipamento.',
        },
      },
      done: ['Quepe: policiais locais. Colete: federais. Capacete: SWAT. Máscara de Gás: SWAT ou locais.'],
    },
    care: {
      title: 'Hospital, igreja, clínica',
      steps: {
        hospital: {
          ask: [
            'O hospital cura por dinheiro, e você ganha 1 de notoriedade.',
            'Você tem {wounds|ferimento|ferimentos}: cure quantos puder.',
          ],
          not: 'Escolha quantos curar.',
        },
        church: {
          ask: ['Na igreja $1k tira 1 de notoriedade.', 'Pague.'],
          not: 'Escolha pagar.',
        },
        clinic: {
          ask: ['A clínica desbloqueia um recurso, cura um ferimento e tem um contato.', 'Cure.'],
          not: 'Há um ferimento, e aqui não custa nada: cure.',
        },
      },
      done: ['Hospital: ferimentos por dinheiro. Igreja: menos notoriedade. Clínica: um pouco de tudo.'],
    },
    cards: {
      title: 'Usar contatos',
      steps: {
        use: {
          ask: [
            'Um contato pode ser usado no seu turno. {card}: {effect}.',
            'Você paga o que a carta diz; uma estrela é 1 de notoriedade. Use um contato.',
          ],
          not: 'Escolha um contato seu que brilha.',
        },
        again: {
          ask: ['Outro tabuleiro.', 'Use um contato antes de se mover.'],
          not: 'Um contato, não um movimento: escolha uma carta do seu tabuleiro.',
        },
      },
      done: ['Cartas com DESLOCAR-SE ou EVITAR servem só nesse passo, as outras a qualquer hora do seu turno.'],
    },
    fixers: {
      title: 'Usar comparsas',
      steps: {
        use: {
          ask: ['Um comparsa comprado serve uma vez na partida, sem custo.', 'Você tem um: {fixer}. Use-o.'],
          not: 'Escolha o comparsa no seu tabuleiro.',
        },
        again: {
          ask: ['Outro tabuleiro, com o comparsa {fixer}.', 'Use-o antes de se mover.'],
          not: 'Escolha o comparsa no seu tabuleiro.',
        },
      },
      done: ['Um comparsa usado fica no espaço até algo o substituir.'],
    },
    assets: {
      title: 'Recursos',
      steps: {
        use: {
          ask: [
            'Um recurso desbloqueado pode ser usado uma vez. Você paga o que a vaga diz.',
            'Cada recurso usado vale $10k no fim. Use um.',
          ],
          not: 'Escolha um recurso desbloqueado no seu tabuleiro.',
        },
        again: {
          ask: ['Mesmo um que ajuda pouco vale seu dinheiro.', 'Use um recurso.'],
          not: 'Escolha um recurso desbloqueado no seu tabuleiro.',
        },
      },
      done: ['Desbloqueie descansando, na clínica, na igreja e ao cruzar patamares.'],
    },
    gangs: {
      title: 'Gangues',
      steps: {
        hire: {
          ask: [
            'Uma gangue trabalha para quem paga $5k primeiro. Você recebe dois membros e deixa seu marcador.',
            'Vá até a gangue.',
          ],
          not: 'Escolha a gangue no mapa.',
        },
        member: {
          ask: ['Um membro mandado de volta faz você ignorar os policiais de uma peça.', 'Use um membro contra estes.'],
          not: 'Escolha um membro de gangue.',
        },
        again: {
          ask: ['Fora de apuros um membro pode tirar 1 de notoriedade.', 'Mande um de volta.'],
          not: 'Escolha um membro de gangue no seu tabuleiro e o que ele faz.',
        },
      },
      done: ['Dois membros, dois favores: menos notoriedade, um voo ou uma peça sem policiais.'],
    },
    lockers: {
      title: 'Armários',
      steps: {
        open: {
          ask: [
            'Em uma loja, uma chave abre um armário da cor dela.',
            'Notoriedade e contatos somados precisam chegar ao número dele. Abra um.',
          ],
          not: 'Escolha um armário.',
        },
        keep: {
          ask: ['Você puxou fichas em segredo, mais com mais contatos.', 'Guarde a que vale mais.'],
          not: 'Uma delas vale mais.',
        },
        again: {
          ask: ['Fichas de outro armário.', 'Qual você guarda?'],
          not: 'Uma delas vale mais.',
        },
      },
      done: ['Chaves, contatos, notoriedade: juntos abrem o que há de mais rico na partida.'],
    },
    exits: {
      title: 'Saídas bloqueadas',
      steps: {
        draw: {
          ask: [
            'Uma saída com duas cartas de patrulha está bloqueada, e há fichas ali.',
            'Você pode puxar tantas quantos contatos tiver ({count}) e guardar uma. Puxe.',
          ],
          not: 'Puxe as fichas em vez de receber rendimento.',
        },
        keep: {
          ask: ['Guarde a que vale mais.'],
          not: 'Uma delas vale mais.',
        },
        again: {
          ask: ['Outra saída bloqueada.', 'Pegue o que o rendimento não dá.'],
          not: 'O rendimento seria dinheiro vivo. Puxe fichas.',
        },
      },
      done: ['Uma saída bloqueada não serve para fugir, mas costuma valer a visita.'],
    },
    patrol: {
      title: 'Que saída fica aberta',
      steps: {
        look: {
          ask: [
            'A cada dia a polícia põe cartas de patrulha nas saídas. A segunda carta bloqueia uma.',
            'No terceiro dia sobra uma saída: esteja perto dela.',
          ],
        },
        go: {
          ask: ['{O:place} não está bloqueada. Uma saída também dá rendimento e um contato.', 'Vá para lá.'],
          not: 'Escolha {o:place}.',
        },
        again: {
          ask: ['Olhe as cartas de patrulha.', 'Vá a uma saída que ainda está aberta.'],
          not: 'Isso não é uma saída, ou está bloqueada.',
        },
      },
      done: ['Olhe a patrulha: ela decide onde seu último turno precisa acabar.'],
    },
    night: {
      title: 'Noite e amanhecer',
      steps: {
        disc: {
          ask: [
            'Manhã, tarde e anoitecer são de todos. À noite e ao amanhecer um turno custa um disco de ação extra.',
            'Parte do dia: {part}. Você tem um disco. Gaste-o.',
          ],
          not: 'Gaste o disco.',
        },
        again: {
          ask: ['Nesta mesa você também tem um disco.', 'Jogue o turno extra.'],
          not: 'Passar guardaria o disco. Desta vez, gaste-o.',
        },
      },
      done: ['Discos são turnos. Guarde um para a última noite se o caminho for longo.'],
    },
    escape: {
      title: 'A fuga',
      steps: {
        look: {
          ask: [
            'É o terceiro dia. Quem está na cidade depois do amanhecer acaba na prisão e não pontua.',
            'Chegue à saída aberta e fuja ali: contam também os policiais da peça dela.',
          ],
        },
        go: {
          ask: ['Você é o primeiro, e não há ninguém no caminho.', 'Escolha a saída aberta e fuja.'],
          not: 'Escolha a saída e o caminho que termina com a fuga.',
        },
        again: {
          ask: ['Outra cidade, outra saída.', 'Fuja.'],
          not: 'Esse não é o caminho de fuga.',
        },
      },
      done: ['Primeiro fuja, depois conte. Quem sai primeiro não paga.'],
    },
    price: {
      title: 'O preço do atraso',
      steps: {
        go: {
          ask: [
            'Alguém já saiu ({gone}). A partir daí cada turno custa $1k aos outros.',
            'Sua fuga custa {price}. Quem não pode pagar acaba na prisão. Fuja.',
          ],
          not: 'Escolha a saída e o caminho que termina com a fuga.',
        },
        again: {
          ask: ['Já saíram antes de você: {gone}. O preço é {price}.', 'Fuja.'],
          not: 'Esse não é o caminho de fuga.',
        },
      },
      done: ['Guarde algum dinheiro vivo para o último dia.'],
    },
    sandra: {
      title: 'Inspetora Sandra',
      steps: {
        avoid: {
          ask: [
            'Com um ou dois jogadores a Inspetora Sandra anda pela cidade, turno a turno.',
            'Na peça que você deixa ela é um policial a mais, do tipo que você quiser. Evite-a.',
          ],
          not: 'Use algo contra a própria Sandra.',
        },
        again: {
          ask: ['Sandra de novo.', 'Passe por ela.'],
          not: 'Escolha o que brilha, e Sandra como alvo.',
        },
      },
      done: ['O que evita algum policial evita Sandra.'],
    },
    costa: {
      title: 'Tenente Costa',
      steps: {
        look: {
          ask: [
            'Em partida solo o rival é o Tenente Costa: é preciso fugir com mais dinheiro que ele.',
            'Deixar uma peça onde ele está custa $3k, e nada evita isso.',
          ],
        },
        go: {
          ask: ['Escolha um lugar sem Costa e sem policiais no caminho.'],
          not: 'Esse caminho encontra alguém. Escolha outro.',
        },
        again: {
          ask: ['O segundo dia.', 'Vá a algum lugar sem pagar a ele.'],
          not: 'Nesse caminho Costa cobraria $3k.',
        },
      },
      done: ['Ele pega contatos e fichas e sempre foge: seja mais rico.'],
    },
  },
};
