import { defineConfig } from 'vitest/config';

const UNIT = ['{shared,functions,site-renderer,infra,web,scripts,test}/**/*.test.{ts,tsx}'];
const INTEGRATION = ['{functions,infra,site-renderer,test}/**/*.integration.test.ts'];
const INFRASTRUCTURE = ['infra/stacks/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // Screens are drawn in seconds, not milliseconds, while every core runs tests.
      { test: { name: 'unit', include: UNIT, exclude: [...INTEGRATION, ...INFRASTRUCTURE, 'node_modules/**'], testTimeout: 20_000 } },
      { test: { name: 'integration', include: INTEGRATION, testTimeout: 60_000, hookTimeout: 60_000 } },
      // Synthesising all stacks is what takes the time: the files share one.
      { test: { name: 'infrastructure', include: INFRASTRUCTURE, isolate: false, testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
