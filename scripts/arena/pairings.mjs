/**
 * The pairings: the first bot of each is the one that is judged. Bots that are compared have the same time for a decision (in Escape Plan for a
 * turn); where a bot has less than its own budget, that is to be done in minutes.
 */
export const PAIRINGS = {
  'gunrunners-easy-random': pairing('gunrunners', 'easy,random,random,random', 1000, 'easy wins 40 %'),
  'gunrunners-medium-easy': pairing('gunrunners', 'medium,easy,easy,easy', 200, 'clearly above 25 %'),
  'gunrunners-hard-medium': pairing('gunrunners', 'hard,medium,medium,medium', 200, 'clearly above 25 %'),
  'gunrunners-hard-easy': pairing('gunrunners', 'hard,easy,easy,easy', 200, 'hard wins 60 %'),
  'gunrunners-hard-greedy': pairing('gunrunners', 'hard@2000,greedy,greedy,greedy', 200, 'hard wins 45 %'),
  'gunrunners-hard-greedy-2': pairing('gunrunners', 'hard,greedy', 200, 'hard wins 75 %'),
  'gunrunners-hard-classic': pairing(
    'gunrunners',
    against('hard', 'classic', '100ms', 4),
    800,
    'hard wins 32 %, surely 28 %',
  ),
  'gunrunners-hard-classic-2': pairing('gunrunners', against('hard', 'classic', '100ms', 2), 400, 'not below 50 %'),
  'gunrunners-hard-classic-3': pairing('gunrunners', against('hard', 'classic', '100ms', 3), 600, 'not below 33 %'),
  'gunrunners-hard-classic-pt': pairing('gunrunners', against('hard', 'classic', '100ms', 4), 400, 'not below 25 %', [
    '--edition',
    'pt',
  ]),
  'gunrunners-master-easy': pairing('gunrunners', 'master@500ms,easy,easy,easy', 400, 'master wins 80 %'),
  'escape-plan-greedy-random': pairing('escape-plan', 'greedy,random,random,random', 400, 'greedy wins 70 %'),
  'escape-plan-easy-greedy': pairing('escape-plan', 'easy,greedy,greedy,greedy', 200, 'easy escapes 70 %'),
  'escape-plan-medium-greedy': pairing('escape-plan', 'medium,greedy,greedy,greedy', 200, 'between easy and hard'),
  'escape-plan-hard-greedy': pairing(
    'escape-plan',
    'hard@500,greedy,greedy,greedy',
    200,
    'hard wins 50 %, escapes 97 %',
  ),
  'escape-plan-hard-classic': pairing('escape-plan', against('hard', 'classic', '400ms', 4), 200, 'hard wins 32 %'),
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

/** Every level against hard, two at a table, each as people play with it: what players are told of the levels is read from these. */
function levels(game, games) {
  return Object.fromEntries(
    ['easy', 'medium', 'master'].map((level) => [
      `${game}-level-${level}`,
      pairing(game, `${level},hard`, games, 'what players are told'),
    ]),
  );
}
