import type { Summary } from '../../../guide/turn-summary.tsx';

const en: Summary = {
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
      lines: ['Cards and fixers marked “Any step”, unlocked assets, first aid. A used asset is worth $10k at the end.'],
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
      icon: 'key',
      title: 'What wins',
      lines: [
        'Keys from safe houses open lockers in stores; blocked exits have tiles. Each can be worth a place of your plan.',
        'Lockers ask for notoriety and contacts together. Five contacts score most.',
      ],
      clause: 'E15.8',
    },
    {
      icon: 'exit-door',
      title: 'Escape',
      lines: [
        'Two patrol cards block an exit; one stays open on day 3. Escape there instead of stopping. Cops of its tile too.',
        'Later ones pay more, and each turn costs $1k once somebody is out.',
      ],
      clause: 'E21.1',
    },
  ],
};

const pt: Summary = {
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
        'Uma vez por dia, em vez de mover-se: desvire cartas, equipamentos e primeiros socorros; desbloqueie um recurso.',
      ],
      clause: 'E10.1',
    },
    {
      icon: 'stopwatch',
      title: 'A qualquer hora',
      lines: [
        'Cartas e comparsas marcados “Qualquer passo”, recursos desbloqueados, primeiros socorros. Um recurso usado vale $10k no fim.',
      ],
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
      icon: 'key',
      title: 'O que vence',
      lines: [
        'Chaves dos esconderijos abrem armários nas lojas; saídas bloqueadas têm fichas. Cada uma pode valer um lugar do plano.',
        'Armários pedem notoriedade e contatos somados. Cinco contatos pontuam mais.',
      ],
      clause: 'E15.8',
    },
    {
      icon: 'exit-door',
      title: 'Fugir',
      lines: [
        'Duas cartas de patrulha bloqueiam uma saída; uma fica aberta no dia 3. Fuja ali em vez de parar. Contam os policiais da peça.',
        'Quem sai depois paga mais, e cada turno custa $1k depois que alguém fugiu.',
      ],
      clause: 'E21.1',
    },
  ],
};

/** A turn on one screen. */
export const summary = { en, pt };
