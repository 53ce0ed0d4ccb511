import type { Sentences } from '../../text/say.ts';

type Id =
  | 'title'
  | 'lead'
  | 'free'
  | 'noFree'
  | 'running'
  | 'noRunning'
  | 'create'
  | 'sit'
  | 'sitAt'
  | 'sitting'
  | 'open'
  | 'openAt'
  | 'watch'
  | 'watchAt'
  | 'noClock'
  | 'liveClock'
  | 'longClock'
  | 'days'
  | 'hours'
  | 'editionPt'
  | 'editionEn'
  | 'openMemory'
  | 'noServer'
  | 'offline'
  | 'retry'
  | 'loading';

export const lobbyTexts: Sentences<Id> = {
  en: {
    title: 'Open tables',
    lead: 'Take a free seat, or watch a game live. Spectators never see a hidden card.',
    free: 'Free seats',
    noFree: 'No table is waiting for players. Open one, and anybody can sit down.',
    running: 'Playing, or about to',
    noRunning: 'No public game is running at the moment.',
    create: 'Create table',
    sit: 'Sit down',
    sitAt: 'Sit down at {game} with {names}',
    sitting: 'One moment…',
    open: 'Open',
    openAt: 'Open {game} with {names}',
    watch: 'Watch',
    watchAt: 'Watch {game} with {names}',
    noClock: 'No clock',
    liveClock: '{seconds} s a move + {minutes} min',
    longClock: '{time} a move',
    days: '{count|day|days}',
    hours: '{count|hour|hours}',
    editionPt: 'Brazilian edition',
    editionEn: 'English edition',
    openMemory: 'open memory',
    noServer: 'Open tables are out of reach. The server does not answer; games on this device work as always.',
    offline: 'Open tables need a connection. Games on this device work as always.',
    retry: 'Try again',
    loading: 'Looking around…',
  },
  pt: {
    title: 'Mesas abertas',
    lead: 'Ocupe um lugar livre ou assista a uma partida ao vivo. Quem assiste nunca vê carta escondida.',
    free: 'Lugares livres',
    noFree: 'Nenhuma mesa espera jogadores. Abra uma, e qualquer pessoa pode sentar.',
    running: 'Em jogo, ou quase',
    noRunning: 'Nenhuma partida pública em andamento no momento.',
    create: 'Criar mesa',
    sit: 'Sentar',
    sitAt: 'Sentar em {game} com {names}',
    sitting: 'Um momento…',
    open: 'Abrir',
    openAt: 'Abrir {game} com {names}',
    watch: 'Assistir',
    watchAt: 'Assistir a {game} com {names}',
    noClock: 'Sem relógio',
    liveClock: '{seconds} s por jogada + {minutes} min',
    longClock: '{time} por jogada',
    days: '{count|dia|dias}',
    hours: '{count|hora|horas}',
    editionPt: 'Edição brasileira',
    editionEn: 'Edição inglesa',
    openMemory: 'memória aberta',
    noServer:
      'As mesas abertas estão fora de alcance. O servidor não responde; as partidas deste aparelho seguem normais.',
    offline: 'As mesas abertas precisam de conexão. As partidas deste aparelho seguem normais.',
    retry: 'Tentar de novo',
    loading: 'Olhando em volta…',
  },
};
