import type { Sentences } from '../text/say.ts';

type Id =
  | 'skip'
  | 'home'
  | 'nav'
  | 'play'
  | 'lobby'
  | 'replays'
  | 'rulebooks'
  | 'settings'
  | 'menu'
  | 'closeMenu'
  | 'language'
  | 'night'
  | 'day'
  | 'themeIs'
  | 'you'
  | 'youNamed'
  | 'about'
  | 'fairness'
  | 'unaffiliated'
  | 'notices'
  | 'dismiss'
  | 'offline'
  | 'updateReady'
  | 'reload'
  | 'storageFull'
  | 'makeRoom'
  | 'pageFailed'
  | 'pageFailedBody';

export const shellTexts: Sentences<Id> = {
  en: {
    skip: 'Skip to the content',
    home: 'Stakeout, home',
    nav: 'Main',
    play: 'Play',
    lobby: 'Open tables',
    replays: 'Replays',
    rulebooks: 'Rulebooks',
    settings: 'Settings',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    language: 'Language',
    night: 'Night',
    day: 'Day',
    themeIs: '{theme} theme, switch to the other',
    you: 'Settings and name',
    youNamed: '{name}, settings and name',
    about: 'About and credits',
    fairness: 'Fair shuffles',
    unaffiliated: 'A fan-made table, not affiliated with the publishers of the games.',
    notices: 'Notices',
    dismiss: 'Dismiss',
    offline: 'You are offline. Local games work as always; online tables wait for a connection.',
    updateReady: 'A new version of Stakeout is ready.',
    reload: 'Reload',
    storageFull: 'This browser has no room left, so the latest moves may not be kept. Make room to be safe.',
    makeRoom: 'Make room',
    pageFailed: 'This page did not load',
    pageFailedBody:
      'The connection may be gone, or Stakeout was updated while this tab was open. Nothing of a running match is lost.',
  },
  pt: {
    skip: 'Ir para o conteúdo',
    home: 'Stakeout, início',
    nav: 'Principal',
    play: 'Jogar',
    lobby: 'Mesas abertas',
    replays: 'Replays',
    rulebooks: 'Regras',
    settings: 'Ajustes',
    menu: 'Menu',
    closeMenu: 'Fechar o menu',
    language: 'Idioma',
    night: 'Noite',
    day: 'Dia',
    themeIs: 'Tema {theme}, trocar pelo outro',
    you: 'Ajustes e nome',
    youNamed: '{name}, ajustes e nome',
    about: 'Sobre e créditos',
    fairness: 'Embaralhamento justo',
    unaffiliated: 'Uma mesa feita por fãs, sem vínculo com as editoras dos jogos.',
    notices: 'Avisos',
    dismiss: 'Dispensar',
    offline: 'Você está sem conexão. As partidas locais seguem normalmente; as mesas online esperam a conexão voltar.',
    updateReady: 'Há uma nova versão do Stakeout pronta.',
    reload: 'Recarregar',
    storageFull:
      'Este navegador está sem espaço, e as últimas jogadas podem não ficar guardadas. Libere espaço por segurança.',
    makeRoom: 'Liberar espaço',
    pageFailed: 'Esta página não carregou',
    pageFailedBody:
      'A conexão pode ter caído, ou o Stakeout foi atualizado com esta aba aberta. Nada de uma partida em andamento se perde.',
  },
};
