import { sentences } from '../../text/sentences.ts';

export const fileFormTexts = sentences({
  en: {
    heading: 'Check a match file',
    lead: 'Every finished match can be exported from its last page. The file is checked on this device and sent nowhere.',
    keptHere: 'This browser has kept what it was promised at this table.',
    notKept:
      'This browser has kept nothing of this table. If you have noted the commitment and your number, give them here.',
    commitment: 'Commitment that you were shown',
    nonce: 'Your own number (nonce)',
    notHex: 'This is not a number of 64 hexadecimal digits.',
    watch: 'Watch this match',
    check: 'Check again',
    checking: 'The file is being checked…',
    failed: 'The check could not be made. Try again.',
  },
  pt: {
    heading: 'Conferir um arquivo de partida',
    lead: 'Toda partida encerrada pode ser exportada na última página. O arquivo é conferido neste aparelho e não é enviado a lugar algum.',
    keptHere: 'Este navegador guardou o que lhe prometeram nesta mesa.',
    notKept:
      'Este navegador não guardou nada desta mesa. Se você anotou o compromisso e o seu número, informe-os aqui.',
    commitment: 'Compromisso que foi mostrado a você',
    nonce: 'O seu número (nonce)',
    notHex: 'Isto não é um número de 64 dígitos hexadecimais.',
    watch: 'Assistir a esta partida',
    check: 'Conferir de novo',
    checking: 'O arquivo está sendo conferido…',
    failed: 'Não foi possível conferir. Tente de novo.',
  },
});
