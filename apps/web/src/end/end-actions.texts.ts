import type { Sentences } from '../text/say.ts';

type Id =
  | 'result'
  | 'watch'
  | 'actions'
  | 'rematch'
  | 'rematchFailed'
  | 'replay'
  | 'export'
  | 'exportFailed'
  | 'share'
  | 'shared'
  | 'back'
  | 'home';

export const endActionTexts: Sentences<Id> = {
  en: {
    result: 'Result',
    watch: 'Watch it',
    actions: 'What next',
    rematch: 'Rematch',
    rematchFailed: 'The rematch could not be set up. Try again in a moment.',
    replay: 'Replay',
    export: 'Export',
    exportFailed: 'The match could not be exported. Try again in a moment.',
    share: 'Share',
    shared: 'Copied',
    back: 'Back to the table',
    home: 'Home',
  },
  pt: {
    result: 'Resultado',
    watch: 'Rever',
    actions: 'E agora',
    rematch: 'Revanche',
    rematchFailed: 'A revanche não pôde ser preparada. Tente de novo daqui a pouco.',
    replay: 'Replay',
    export: 'Exportar',
    exportFailed: 'A partida não pôde ser exportada. Tente de novo daqui a pouco.',
    share: 'Compartilhar',
    shared: 'Copiado',
    back: 'Voltar à mesa',
    home: 'Início',
  },
};
