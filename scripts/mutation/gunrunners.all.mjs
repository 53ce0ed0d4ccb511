/** All tests of Gunrunners' clauses as one file: mutation testing loads it once per mutant. */
import.meta.glob(['../../packages/gunrunners/src/**/*.test.ts', '!**/{conformance,texts}/**', '!**/golden.test.ts'], {
  eager: true,
});
