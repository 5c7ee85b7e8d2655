import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium.ts';

/** Flows of a person in a real Chromium, against the whole product started once for all of them. */
export default defineConfig({
  testDir: 'test/flows',
  testMatch: '**/*.flow.ts',
  globalSetup: './test/flows/start-platform.ts',
  workers: 1,
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
