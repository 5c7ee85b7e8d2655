import { defineConfig } from 'vitest/config';

const INTEGRATION = ['{functions,infra,site-renderer}/**/*.integration.test.ts'];
/** Tests of the whole product, which reads the environment when its modules are loaded: one process for each file. */
const SUITES = ['test/**/*.integration.test.ts'];
/** Bundles the scripts of sites with esbuild, which refuses to run in jsdom. */
const VISITOR_SCRIPTS = 'site-renderer/visitor/core/visitor-scripts.test.ts';
const INFRASTRUCTURE = ['infra/stacks/**/*.test.ts'];

/** Ends tests that hang, but not slow tests: some try hundreds of inputs of a property while every core runs tests. */
const PATIENCE_MS = 300_000;

const SHARED = {
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  // In MB. Tests allocate many short-lived objects: with Node's 16 MB, garbage collection takes about a tenth of the processor time.
  execArgv: ['--max-semi-space-size=64'],
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // These files leave no state, so they share loaded modules. Loading the modules for each file takes half as long as all tests.
      {
        test: {
          name: 'rules',
          include: ['{shared,functions}/**/*.test.{ts,tsx}'],
          exclude: [...INTEGRATION, 'node_modules/**'],
          isolate: false,
          ...SHARED,
        },
      },
      // Loading a screen takes as long as its tests. The files share one window, which the setup file cleans.
      {
        test: {
          name: 'console',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          // Tests can replace the exports of modules only that Vitest loads.
          server: { deps: { inline: ['react-easy-crop'] } },
          ...SHARED,
        },
      },
      {
        test: {
          name: 'sites',
          include: ['site-renderer/**/*.test.{ts,tsx}'],
          exclude: [...INTEGRATION, VISITOR_SCRIPTS],
          environment: 'jsdom',
          isolate: false,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{infra,scripts,test}/**/*.test.{ts,tsx}', VISITOR_SCRIPTS],
          exclude: [...INTEGRATION, ...SUITES, ...INFRASTRUCTURE, 'node_modules/**'],
          isolate: false,
          ...SHARED,
        },
      },
      { test: { name: 'integration', include: INTEGRATION, isolate: false, ...SHARED } },
      { test: { name: 'suites', include: SUITES, ...SHARED } },
      // The files share one synthesis, because synthesising all stacks takes most of the time.
      { test: { name: 'infrastructure', include: INFRASTRUCTURE, isolate: false, ...SHARED } },
    ],
  },
});
