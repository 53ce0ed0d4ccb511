import type { Language } from '@stakeout/kernel';
import type { IconName } from '../icons/names.ts';

/** One step of a turn: what is done, in a few short lines, and the clause that has all of it. */
export interface SummaryStep {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  readonly clause: string;
}

export interface Summary {
  readonly title: string;
  readonly aim: string;
  readonly steps: readonly SummaryStep[];
}

const gunrunnersEn: Summary = {
  title: 'A turn of Gunrunners',
  aim: 'Take the most crates. Be strong at a location when it is busted.',
  steps: [
    {
      icon: 'cargo-crate',
      title: '1 Deliver',
      lines: [
        'Roll the die.',
        'That location gets a crate and all of the warehouse; too high a number feeds the warehouse.',
      ],
      clause: 'G5.2',
    },
    {
      icon: 'police-officer-head',
      title: '2 Deploy, A',
      lines: [
        'Flip another player’s probationary agent: it joins the far end of the field.',
        'Your card takes its place, face down.',
      ],
      clause: 'G6.1',
    },
    {
      icon: 'domino-mask',
      title: '2 Deploy, B',
      lines: [
        'Or send a card undercover: face down to the end of a field.',
        'One of yours in all; two with your Manager.',
      ],
      clause: 'G6.4',
    },
    {
      icon: 'spy',
      title: '3 Operation',
      lines: ['If an operative was flipped, its owner may use its power.'],
      clause: 'G7.1',
    },
    {
      icon: 'police-target',
      title: '4 Bust',
      lines: [
        'Four exposed agents at a location.',
        'Highest sum takes half, rounded up; the next half of the rest; and so on.',
      ],
      clause: 'G8.1',
    },
    {
      icon: 'wooden-crate',
      title: 'After a bust',
      lines: [
        'Cards go away, two crates come to that location, one to every other.',
        'After the last bust of the track the game ends.',
      ],
      clause: 'G8.7',
    },
  ],
};

const gunrunnersPt: Summary = {
  title: 'Um turno de Gunrunners',
  aim: 'Fique com mais caixotes. Esteja forte em uma Região quando houver Batida nela.',
  steps: [
    {
      icon: 'cargo-crate',
      title: '1 Entrega',
      lines: [
        'Role o dado.',
        'Essa Região recebe um caixote e tudo do Armazém; número alto demais abastece o Armazém.',
      ],
      clause: 'G5.2',
    },
    {
      icon: 'police-officer-head',
      title: '2 Envio, A',
      lines: [
        'Vire o Agente em Treinamento de outro jogador: ele vai para o fim do campo.',
        'Sua carta ocupa o lugar, virada para baixo.',
      ],
      clause: 'G6.1',
    },
    {
      icon: 'domino-mask',
      title: '2 Envio, B',
      lines: [
        'Ou mande um Agente Secreto: virado para baixo, no fim de um campo.',
        'Um seu ao todo; dois com o seu Intendente.',
      ],
      clause: 'G6.4',
    },
    {
      icon: 'spy',
      title: '3 Operação',
      lines: ['Se um Agente Especial foi virado, o dono pode usar o poder.'],
      clause: 'G7.1',
    },
    {
      icon: 'police-target',
      title: '4 Batida',
      lines: [
        'Quatro agentes expostos em uma Região.',
        'A maior soma leva metade, arredondada para cima; a seguinte metade do resto; e assim por diante.',
      ],
      clause: 'G8.1',
    },
    {
      icon: 'wooden-crate',
      title: 'Depois da Batida',
      lines: [
        'As cartas saem, chegam dois caixotes a essa Região e um a cada outra.',
        'Depois da última Batida da trilha o jogo acaba.',
      ],
      clause: 'G8.7',
    },
  ],
};

const escapePlanEn: Summary = {
  title: 'A turn of Escape Plan',
  aim: 'Three days, five parts each. Morning, afternoon and dusk are yours; night and dawn cost a disc. Be out by the open exit on day 3.',
  steps: [
    {
      icon: 'treasure-map',
      title: '1 Travel',
      lines: [
        '3 movement points, from a location to another one.',
        '1 each: leave, enter, change terrain. Within a terrain: free.',
        'Gas can +1. Subway: free ride, +1. Heliport: 1 for two tiles.',
      ],
      clause: 'E11.2',
    },
    {
      icon: 'police-car',
      title: '2 Avoid',
      lines: [
        'Every cop on every tile you left; not on the one where you stop.',
        'Equipment, contacts, gang members. Each cop left over: a wound.',
        'The fourth wound: handcuffs on a contact space.',
      ],
      clause: 'E12.2',
    },
    {
      icon: 'cash',
      title: '3 Visit',
      lines: [
        'The steps of the place, in order. Once each: businesses, safe houses.',
        'Others there too: 1 notoriety for each.',
      ],
      clause: 'E14.2',
    },
    {
      icon: 'night-sleep',
      title: 'Or rest',
      lines: ['Once a day instead of moving: turn up all cards, equipment and first aid; unlock an asset.'],
      clause: 'E10.1',
    },
    {
      icon: 'stopwatch',
      title: 'Any time',
      lines: ['Cards, fixers and assets without a step on them. A used asset is worth $10k at the end.'],
      clause: 'E17.1',
    },
    {
      icon: 'round-star',
      title: 'After each part',
      lines: ['Red cubes up, blue cubes down. A line crossed upwards: assets for you, cops nearer to you.'],
      clause: 'E19.2',
    },
    {
      icon: 'money-stack',
      title: 'Each new day',
      lines: ['Income, patrol cards on the exits, four new tiles, turn order by notoriety.'],
      clause: 'E4.1',
    },
    {
      icon: 'exit-door',
      title: 'Escape',
      lines: ['Day 3, on the open exit, instead of stopping there. Cops of its tile too. Later ones pay more.'],
      clause: 'E21.1',
    },
  ],
};

const escapePlanPt: Summary = {
  title: 'Um turno de Escape Plan',
  aim: 'Três dias, cinco partes cada. Manhã, tarde e anoitecer são seus; noite e amanhecer custam um disco. Fuja pela saída aberta no dia 3.',
  steps: [
    {
      icon: 'treasure-map',
      title: '1 Deslocar-se',
      lines: [
        '3 pontos de movimento, de um local a outro.',
        '1 cada: sair, entrar, mudar de terreno. Dentro de um terreno: grátis.',
        'Galão +1. Metrô: viagem grátis, +1. Heliporto: 1 por duas peças.',
      ],
      clause: 'E11.2',
    },
    {
      icon: 'police-car',
      title: '2 Evitar',
      lines: [
        'Todo policial de cada peça que você deixou; não da peça onde parou.',
        'Equipamento, contatos, membros de gangue. Cada um que sobra: um ferimento.',
        'O quarto ferimento: algemas em um espaço de contato.',
      ],
      clause: 'E12.2',
    },
    {
      icon: 'cash',
      title: '3 Visitar',
      lines: [
        'Os passos do local, em ordem. Uma vez cada: empreendimentos e esconderijos.',
        'Outros ali também: 1 de notoriedade por cada um.',
      ],
      clause: 'E14.2',
    },
    {
      icon: 'night-sleep',
      title: 'Ou descansar',
      lines: [
        'Uma vez por dia, em vez de mover: abra cartas, equipamento e primeiros socorros; desbloqueie um recurso.',
      ],
      clause: 'E10.1',
    },
    {
      icon: 'stopwatch',
      title: 'A qualquer hora',
      lines: ['Cartas, comparsas e recursos sem símbolo de passo. Um recurso usado vale $10k no fim.'],
      clause: 'E17.1',
    },
    {
      icon: 'round-star',
      title: 'Depois de cada parte',
      lines: [
        'Cubos vermelhos sobem, azuis descem. Um patamar cruzado para cima: recursos para você, policiais mais perto.',
      ],
      clause: 'E19.2',
    },
    {
      icon: 'money-stack',
      title: 'A cada novo dia',
      lines: ['Rendimento, cartas de patrulha nas saídas, quatro peças novas, ordem de turno pela notoriedade.'],
      clause: 'E4.1',
    },
    {
      icon: 'exit-door',
      title: 'Fugir',
      lines: [
        'Dia 3, na saída aberta, em vez de parar ali. Contam também os policiais da peça dela. Quem sai depois paga mais.',
      ],
      clause: 'E21.1',
    },
  ],
};

/** A turn of each game on one screen. */
export const SUMMARIES: Readonly<Record<string, Readonly<Record<Language, Summary>>>> = {
  gunrunners: { en: gunrunnersEn, pt: gunrunnersPt },
  'escape-plan': { en: escapePlanEn, pt: escapePlanPt },
};
