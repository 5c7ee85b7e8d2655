import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium.ts';

/**
 * Flows that only read what the others leave as it is, start a platform of their own, or visit sites of their own. They take about as
 * long as the others together.
 */
const APART = [
  'analytics',
  'console-screens',
  'membership',
  'moved-clock',
  'news',
  'picture-fit',
  'site-forms',
  'site-shell',
  'tags',
  'visitor-keyboard',
  'visitor-network',
  'visitor-sheets',
  'visitor-swipes',
].map((name) => `**/${name}.flow.ts`);

/** Flows of a person in a real Chromium, against the whole product started once for all of them. */
export default defineConfig({
  testDir: 'test/flows',
  globalSetup: './test/flows/start-platform.ts',
  // One worker each: the others change the same demo accounts in turn.
  workers: 2,
  projects: [
    { name: 'apart', testMatch: APART, workers: 1 },
    { name: 'work', testMatch: '**/*.flow.ts', testIgnore: APART, workers: 1 },
  ],
  // One slow moment of the machine must not void a run of many minutes. `npm test` names each flow that needed its second attempt.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: await chromiumLaunch(),
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  outputDir: 'test-results',
});
