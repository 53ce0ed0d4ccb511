import { sentences } from '../../text/sentences.ts';

export const devicesTexts = sentences({
  en: {
    devices: 'Where you are signed in',
    unknown: 'Unknown device',
    thisOne: 'This device',
    used: 'Last used: {when}',
    since: 'Signed in: {when}',
    signOut: 'Sign out',
    signOutOf: 'Sign out: {device}, {when}',
    signOutOthers: 'Sign out all others',
    sureOne: 'Sign out “{device}”?',
    sureOneBody: 'Tables that are open there close at once.',
    sureThis: 'Sign out here?',
    sureThisBody: 'This browser will no longer be {name}. A link made on another device brings you back.',
    sureLast: 'Give up {name} for good?',
    sureLastBody:
      'You are signed in nowhere else: nobody could be {name} again, and your seats and matches would be lost. To move, make a recovery link instead.',
    sureOthers: 'Sign out all other devices?',
    sureOthersBody:
      'Tables that are open there close at once, and links that were made to add a device no longer work.',
    stay: 'Cancel',
    done: 'Signed out.',
  },
  pt: {
    devices: 'Onde você está conectado',
    unknown: 'Aparelho desconhecido',
    thisOne: 'Este aparelho',
    used: 'Último uso: {when}',
    since: 'Conectado: {when}',
    signOut: 'Desconectar',
    signOutOf: 'Desconectar: {device}, {when}',
    signOutOthers: 'Desconectar todos os outros',
    sureOne: 'Desconectar “{device}”?',
    sureOneBody: 'As mesas abertas nele se fecham na hora.',
    sureThis: 'Desconectar aqui?',
    sureThisBody: 'Este navegador deixará de ser {name}. Um link criado em outro aparelho traz você de volta.',
    sureLast: 'Abandonar {name} de vez?',
    sureLastBody:
      'Você não está conectado em nenhum outro lugar: ninguém mais poderia ser {name}, e seus lugares e partidas se perderiam. Para mudar de aparelho, crie um link de recuperação.',
    sureOthers: 'Desconectar todos os outros aparelhos?',
    sureOthersBody:
      'As mesas abertas neles se fecham na hora, e os links criados para adicionar um aparelho deixam de valer.',
    stay: 'Cancelar',
    done: 'Desconectado.',
  },
});
