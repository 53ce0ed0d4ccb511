import base from './playwright.config.ts';
export default { ...base, testDir: 'e2e/tmp-profile', outputDir: '/tmp/prof-out', projects: [{ name: 'p', testMatch: '*.prof.ts' }], workers: 1, reporter: 'line' };
