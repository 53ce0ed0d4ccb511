import type { Language } from './texts.ts';

/**
 * The sentences of the kernel itself, which every game's texts include. A step is what one undo takes back: an action where actions
 * are counted, a whole go where goes are.
 */
export const KERNEL_MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'action.notAnObject': 'An action must be an object with a type.',
    'action.unknownType': 'There is no such action. The actions are: {known}.',
    'action.unknownField': 'This action has no such detail. Leave it out.',
    'undo.count': 'Say how many steps to take back: a whole number from 1.',
    'undo.tooFar':
      'Only {most|step|steps} can be taken back: not past a die roll, a card shown, or another player’s decision.',
    'export.running': 'The match is still running. It can be exported when it is over.',
    'replay.differs': 'The stored match does not replay as it was played. It is kept as it is and cannot be played on.',
  },
  pt: {
    'action.notAnObject': 'Uma ação deve ser um objeto com um tipo.',
    'action.unknownType': 'Essa ação não existe. As ações são: {known}.',
    'action.unknownField': 'Esta ação não tem esse detalhe. Deixe-o de fora.',
    'undo.count': 'Diga quantos passos desfazer: um número inteiro a partir de 1.',
    'undo.tooFar':
      'Só é possível desfazer {most|passo|passos}: nunca além de um dado rolado, uma carta mostrada ou a decisão de outro jogador.',
    'export.running': 'A partida ainda está em andamento. Ela pode ser exportada quando terminar.',
    'replay.differs':
      'A partida guardada não se repete como foi jogada. Ela fica guardada como está e não pode continuar.',
  },
};
