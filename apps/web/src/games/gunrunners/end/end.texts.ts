import type { Sentences } from '../../../text/say.ts';

type Id =
  | 'closed'
  | 'winner'
  | 'sharedWin'
  | 'crates'
  | 'ending.seven-busts'
  | 'ending.eighth-bust'
  | 'ending.both-at-once'
  | 'ending.no-cards'
  | 'ranking'
  | 'place'
  | 'tie.total'
  | 'tie.highest'
  | 'tie.shared'
  | 'deeds'
  | 'chart'
  | 'chartAxis'
  | 'moment'
  | 'momentStart'
  | 'momentTurn'
  | 'momentCrates'
  | 'asTable'
  | 'turn'
  | 'start'
  | 'busts'
  | 'noBusts'
  | 'bust'
  | 'finalBust'
  | 'finalMark'
  | 'shares'
  | 'sum'
  | 'nearer'
  | 'left'
  | 'nobody'
  | 'shareText';

export const endTexts: Sentences<Id> = {
  en: {
    closed: 'Case closed',
    winner: 'Winner',
    sharedWin: 'Shared win',
    crates: 'crates',
    'ending.seven-busts': 'The seventh bust ended the game after {turns|turn|turns}.',
    'ending.eighth-bust': 'A double bust, the seventh and the eighth, ended the game after {turns|turn|turns}.',
    'ending.both-at-once':
      'The seventh bust ended the game just as the cards ran out, after {turns|turn|turns}; so there was no final bust.',
    'ending.no-cards': 'After {turns|turn|turns} nobody had a card left: a final bust everywhere ended the game.',
    ranking: 'Ranking',
    place: 'Place {place}',
    'tie.total':
      '{first} and {second} both have {crates|crate|crates}. The total of the remaining cards decides: {one} against {other}.',
    'tie.highest':
      '{first} and {second} have the same number of crates, and their remaining cards come to {total} each. The highest single card decides: {one} against {other}.',
    'tie.shared':
      '{first} and {second} are level in crates, in remaining cards and in the highest of them: they share the place.',
    deeds: '{operations|operation|operations}, {undercover} undercover, best share {best}',
    chart: 'Crates over time',
    chartAxis: 'Turns; busts are marked in red',
    moment: 'Moment',
    momentStart: 'At the beginning: nobody has any crates.',
    momentTurn: 'After turn {turn}: {list}',
    momentCrates: '{name} with {crates}',
    asTable: 'The chart as a table',
    turn: 'Turn',
    start: 'Beginning',
    busts: 'Every bust',
    noBusts: 'There was no bust in this game.',
    bust: 'Bust {bust}',
    finalBust: 'Final bust',
    finalMark: 'End',
    shares: 'Shares, highest sum first',
    sum: 'sum {sum}',
    nearer: 'nearer card',
    left: '{left|crate stays|crates stay}',
    nobody: 'Nobody had a card there.',
    shareText: 'Gunrunners: {result}',
  },
  pt: {
    closed: 'Caso encerrado',
    winner: 'Vitória',
    sharedWin: 'Vitória dividida',
    crates: 'caixotes',
    'ending.seven-busts': 'A sétima Batida encerrou a partida após {turns|turno|turnos}.',
    'ending.eighth-bust': 'Uma Batida dupla, a sétima e a oitava, encerrou a partida após {turns|turno|turnos}.',
    'ending.both-at-once':
      'A sétima Batida encerrou a partida quando as cartas também acabavam, após {turns|turno|turnos}; por isso não houve Batida final.',
    'ending.no-cards':
      'Após {turns|turno|turnos} ninguém tinha mais cartas: uma Batida final em toda parte encerrou a partida.',
    ranking: 'Classificação',
    place: '{place}º lugar',
    'tie.total':
      '{first} e {second} têm {crates|caixote|caixotes} cada. Decide o total das cartas restantes: {one} contra {other}.',
    'tie.highest':
      '{first} e {second} têm o mesmo número de caixotes, e as cartas restantes de cada um somam {total}. Decide a maior carta avulsa: {one} contra {other}.',
    'tie.shared': '{first} e {second} empatam em caixotes, em cartas restantes e na maior delas: dividem o lugar.',
    deeds: '{operations|operação|operações}, {undercover} em segredo, maior parte {best}',
    chart: 'Caixotes ao longo da partida',
    chartAxis: 'Turnos; as Batidas estão em vermelho',
    moment: 'Momento',
    momentStart: 'No começo: ninguém tem caixotes.',
    momentTurn: 'Após o turno {turn}: {list}',
    momentCrates: '{name} com {crates}',
    asTable: 'O gráfico como tabela',
    turn: 'Turno',
    start: 'Começo',
    busts: 'Todas as Batidas',
    noBusts: 'Não houve Batida nesta partida.',
    bust: 'Batida {bust}',
    finalBust: 'Batida final',
    finalMark: 'Fim',
    shares: 'Partes, da maior soma para a menor',
    sum: 'soma {sum}',
    nearer: 'carta mais perto',
    left: '{left|caixote fica|caixotes ficam}',
    nobody: 'Ninguém tinha carta ali.',
    shareText: 'Gunrunners: {result}',
  },
};
