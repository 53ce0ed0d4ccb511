import { sentences } from '../text/sentences.ts';

export const chatTexts = sentences({
  en: {
    chat: 'Chat',
    unread: 'Chat, {count|new line|new lines}',
    empty: 'Nobody has said anything yet.',
    write: 'Say something to the table',
    placeholder: 'Say something…',
    send: 'Send',
    close: 'Close the chat',
    asSpectator: 'Spectators hear you, and players who want to.',
    hearSpectators: 'Hear spectators',
    spectator: 'spectator',
    tooMany: 'That was a lot at once. Wait a few seconds; your line is still here.',
    said: '{name} says: {text}',
    you: 'You',
  },
  pt: {
    chat: 'Conversa',
    unread: 'Conversa, {count|mensagem nova|mensagens novas}',
    empty: 'Ninguém disse nada ainda.',
    write: 'Diga algo à mesa',
    placeholder: 'Diga algo…',
    send: 'Enviar',
    close: 'Fechar a conversa',
    asSpectator: 'Quem assiste ouve você, e os jogadores que quiserem.',
    hearSpectators: 'Ouvir espectadores',
    spectator: 'espectador',
    tooMany: 'Foi muita coisa de uma vez. Espere alguns segundos; sua mensagem continua aqui.',
    said: '{name} diz: {text}',
    you: 'Você',
  },
});
