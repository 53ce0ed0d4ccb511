import { games as found } from './scripts/games.mjs';

/**
 * Imports point one way: kernel ← games ← bots ← host ← apps; protocol beside the games. Types count: a type that points the
 * wrong way is a dependency too. Needs @swc/core: without it dependency-cruiser cannot read TypeScript 7 projects, looks
 * at no module and reports success (scripts/test.mjs guards against that). Cycles are left to Biome (noImportCycles):
 * swc does not tell types from code, and types may refer to each other.
 */
const games = found
  .filter(({ isExample }) => !isExample)
  .map(({ id }) => id)
  .join('|');
const tests = '\\.(test|fixture)\\.tsx?$';
const anyPackage = '^(packages/[^/]+|examples/[^/]+|apps/[^/]+|bench|drills|training)/';

/** Of this repository's packages, `name` may import itself and `allowed` only. */
function importsOnly(name, allowed, comment, from = {}) {
  return {
    name: `${name.replace(/\W+/g, '-')}-imports-only-${allowed.replace(/\W+/g, '-')}`,
    comment,
    severity: 'error',
    from: { path: `^packages/(${name})/`, ...from },
    to: { path: anyPackage, pathNot: [`^packages/(${allowed})/`, '^packages/$1/'] },
  };
}

export default {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel knows no game, no bot and no app.',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: tests },
      to: { path: anyPackage, pathNot: '^packages/kernel/' },
    },
    {
      name: 'kernel-tests-know-no-game',
      comment: 'What the kernel promises is shown without a real game; the testkit may help.',
      severity: 'error',
      from: { path: `^packages/kernel/.*${tests}` },
      to: { path: anyPackage, pathNot: '^packages/(kernel|testkit)/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Kernel and games run in browsers and workers: no Node built-ins.',
      severity: 'error',
      from: { path: `^packages/(kernel|${games})/`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    importsOnly(games, 'kernel', 'Rules are written on the kernel and nothing else.', { pathNot: tests }),
    importsOnly(games, 'kernel|testkit', 'Tests of rules may use the testkit besides.', {
      path: `^packages/(${games})/.*${tests}`,
    }),
    {
      name: 'games-need-no-library',
      comment: 'Rules are plain code on the kernel: no packages from outside.',
      severity: 'error',
      from: { path: `^packages/(${games})/`, pathNot: tests },
      to: { path: 'node_modules' },
    },
    {
      name: 'examples-are-written-like-games',
      comment:
        'The rules of an example keep to what the rules of every game keep to; its tests may use the testkit besides.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/src/' },
      to: { path: anyPackage, pathNot: ['^examples/$1/src/', '^packages/(kernel|testkit)/'] },
    },
    {
      name: 'examples-need-no-library',
      comment: 'Rules are plain code on the kernel: no packages from outside, no Node built-ins.',
      severity: 'error',
      from: { path: '^examples/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    importsOnly('protocol', 'kernel', 'The protocol stands beside the games.', { pathNot: tests }),
    importsOnly('client', 'kernel|protocol', 'The client plays any game that it is given.', { pathNot: tests }),
    {
      name: 'client-runs-anywhere',
      comment: 'Protocol and client run in browsers: no Node built-ins.',
      severity: 'error',
      from: { path: '^packages/(protocol|client)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    importsOnly('testkit', 'kernel', 'The testkit serves every game, so it knows none.'),
    importsOnly('bots', `kernel|${games}`, 'Bots play any game; they know no app.', { pathNot: tests }),
    importsOnly('host', 'kernel|bots', 'A host takes any game and asks any bot; it knows no game.', { pathNot: tests }),
    {
      name: 'bots-run-anywhere',
      comment:
        'Bots and hosts run in browsers and workers: no Node built-ins, no libraries. Threads of Node are the server’s.',
      severity: 'error',
      from: { path: '^packages/(bots|host)/', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'bots-see-a-view-only',
      comment: "Bots meet a game at its front door: never at its state.ts, where the other seats' secrets are.",
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: `^packages/(${games})/src/`, pathNot: `^packages/(${games})/src/index\\.ts$` },
    },
    {
      name: 'testkit-is-for-tests',
      severity: 'error',
      from: { path: '^(packages|examples|apps)/', pathNot: [tests, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'nothing-imports-apps',
      comment:
        'Only the front of an example is a piece of the web app that lives elsewhere, and the simulation puts nodes together.',
      severity: 'error',
      from: { pathNot: ['^apps/', '^examples/[^/]+/front/', '^drills/src/simulate/'] },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'Above all, web never imports server: what they share is the protocol.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-reaching-into-packages',
      comment: 'Another package is imported by its name, not by a relative path into its folders.',
      severity: 'error',
      from: { path: anyPackage },
      to: { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-compiled-code',
      comment: 'Sources import sources, never what was compiled from them.',
      severity: 'error',
      from: {},
      to: { path: '^(packages/[^/]+|examples/[^/]+|apps/[^/]+|bench|drills|training)/dist/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere escapes every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Its swc parser cannot read JSX; what components may import is a rule of Biome's (biome.json).
    exclude: { path: '\\.tsx$' },
    doNotFollow: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
