/**
 * The pairings: the first bot of each is the one that is judged. Bots that are compared have the same time for a decision (in Escape Plan for a
 * turn), or as many iterations as take the same work of the processor, which the report shows: those are as many on a busy machine as on an idle
 * one. Where a bot has less than its own budget, that is to be done in minutes.
 */
export const PAIRINGS = {
  'gunrunners-easy-random': pairing('gunrunners', 'easy,random,random,random', 1000, 'easy wins 40 %'),
  'gunrunners-medium-easy': pairing('gunrunners', 'medium,easy,easy,easy', 200, 'clearly above 25 %'),
  'gunrunners-hard-medium': pairing('gunrunners', 'hard,medium,medium,medium', 200, 'clearly above 25 %'),
  'gunrunners-hard-easy': pairing('gunrunners', 'hard,easy,easy,easy', 200, 'hard wins 60 %'),
  'gunrunners-hard-greedy': pairing('gunrunners', 'hard@2000,greedy,greedy,greedy', 200, 'hard wins 45 %'),
  'gunrunners-hard-greedy-2': pairing('gunrunners', 'hard,greedy', 200, 'hard wins 75 %'),
  'gunrunners-hard-classic': beside('hard@320', 'classic@200', 4, 160, 'hard wins 32 %, surely 28 %'),
  'gunrunners-hard-classic-2': beside('hard@145', 'classic@100', 2, 200, 'not below 50 %'),
  'gunrunners-hard-classic-3': beside('hard@150', 'classic@100', 3, 240, 'not below 33 %'),
  'gunrunners-hard-classic-pt': beside('hard@160', 'classic@100', 4, 120, 'not below 25 %', ['--edition', 'pt']),
  'gunrunners-master-easy': pairing('gunrunners', 'master@400,easy,easy,easy', 160, 'master wins 80 %'),
  ...calibration('gunrunners', 'hard@200', { 2: 200, 3: 120, 4: 120 }),
  'escape-plan-greedy-random': pairing('escape-plan', 'greedy,random,random,random', 400, 'greedy wins 70 %'),
  'escape-plan-easy-greedy': pairing('escape-plan', 'easy,greedy,greedy,greedy', 200, 'easy escapes 70 %'),
  'escape-plan-medium-greedy': pairing('escape-plan', 'medium,greedy,greedy,greedy', 200, 'between easy and hard'),
  'escape-plan-hard-greedy': pairing(
    'escape-plan',
    'hard@500,greedy,greedy,greedy',
    200,
    'hard wins 50 %, escapes 97 %',
  ),
  'escape-plan-hard-classic': pairing('escape-plan', against('hard', 'classic', '100ms', 4), 160, 'hard wins 32 %'),
  'escape-plan-easy-solo': pairing('escape-plan', 'easy', 200, 'easy escapes 70 %'),
  'escape-plan-hard-solo-short': pairing('escape-plan', 'hard@100', 120, 'hard beats Costa 50 %'),
  'escape-plan-hard-solo': pairing('escape-plan', 'hard', 200, 'hard beats Costa 75 %'),
  'escape-plan-master-solo': pairing('escape-plan', 'master', 200, 'master beats Costa 75 %'),
  ...levels('gunrunners', 400),
  ...levels('escape-plan', 200),
};

export const KNOWN = Object.keys(PAIRINGS);

function pairing(game, bots, games, aim, flags = []) {
  return { game, bots, games, aim, flags };
}

/** One newcomer against bots of another name, all with the same time. */
function against(newcomer, others, time, seats) {
  return [newcomer, ...Array(seats - 1).fill(others)].map((name) => `${name}@${time}`).join(',');
}

/** In Gunrunners, one newcomer against bots of another name, whose iterations take as much work. */
function beside(newcomer, other, seats, games, aim, flags = []) {
  return pairing('gunrunners', [newcomer, ...Array(seats - 1).fill(other)].join(','), games, aim, flags);
}

/** A bot against itself, by the number of seats: the chances that it tells are those against players as good as itself. */
function calibration(game, bot, gamesBySeats) {
  return Object.fromEntries(
    Object.entries(gamesBySeats).map(([seats, games]) => [
      `${game}-calibration-${seats}`,
      pairing(game, Array(Number(seats)).fill(bot).join(','), games, 'chances within 3 points in every tenth'),
    ]),
  );
}

/** Every level against hard, two at a table, each as people play with it: what players are told of the levels is read from these. */
function levels(game, games) {
  return Object.fromEntries(
    ['easy', 'medium', 'master'].map((level) => [
      `${game}-level-${level}`,
      pairing(game, `${level},hard`, games, 'what players are told'),
    ]),
  );
}
