import { sentences } from '../text/sentences.ts';

export const endActionTexts = sentences({
  en: {
    result: 'Result',
    watch: 'Watch it',
    actions: 'What next',
    rematch: 'Rematch',
    rematchFailed: 'The rematch could not be set up. Try again in a moment.',
    replay: 'Replay',
    export: 'Export',
    exportFailed: 'The match could not be exported. Try again in a moment.',
    shareFailed: 'The result could not be shared. Try again in a moment.',
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
    shareFailed: 'O resultado não pôde ser compartilhado. Tente de novo daqui a pouco.',
    share: 'Compartilhar',
    shared: 'Copiado',
    back: 'Voltar à mesa',
    home: 'Início',
  },
});
