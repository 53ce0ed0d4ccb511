/**
 * The few words of vitest that the tests of rules use, said to mocha. Mutation testing runs thousands of times the same
 * tests: mocha runs them again in the same process, where vitest would start a new one for every mutant.
 */
import * as vitest from '@vitest/expect';

const { chai } = vitest;
chai.use(vitest.JestExtend);
chai.use(vitest.JestChaiExpect);
chai.use(vitest.JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect, {
  unreachable: (message) => chai.assert.fail(message ?? 'this should not be reached'),
});

const { describe, it, before: beforeAll } = globalThis;

export { beforeAll };

const describeEach = withEach(describe);
const itEach = withEach(it);

export { describeEach as describe, itEach as it };

function withEach(declare) {
  const each = (rows) => (title, body) => {
    rows.forEach((row, index) => {
      const values = Array.isArray(row) ? row : [row];
      // The number keeps titles apart: mutants remember tests by them.
      declare(`${title} #${index}`, () => body(...values));
    });
  };
  return Object.assign((title, body) => declare(title, () => body()), { each });
}
