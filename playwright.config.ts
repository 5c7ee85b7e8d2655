import { defineConfig } from '@playwright/test';
import { flowLaunch } from '#test/flows/steps/flow-launch.ts';

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.flow.ts`);

/** Flows that change the demo OEM, its logins or the sites of its customers, and nothing of the customer and the operator. */
const OF_OEM = filesOf([
  'bulk-upload',
  'csv-import',
  'custom-domain',
  'editor',
  'first-site',
  'news-console',
  'page-views',
  'rights',
  'site-parts',
  'two-factor',
  'webhooks',
]);

/**
 * Flows that run concurrently with any other flow: they read only data that no flow changes, start their own platform, or change only their
 * own sites and users.
 */
const APART = filesOf([
  'analytics',
  'beside-phone',
  'canvas',
  'clerks-day',
  'composed-stage',
  'consent',
  'console-screens',
  'editor-space',
  'embedding',
  'export-site',
  'finding',
  'first-minutes',
  'image-links',
  'isolation',
  'layers',
  'link-list',
  'membership',
  'moved-clock',
  'news',
  'passwords',
  'picture-fit',
  'preview',
  'product-shelf',
  'qr-code',
  'sheet-layouts',
  'side-by-side',
  'site-forms',
  'site-shell',
  'tags',
  'transitions',
  'variations',
  'visitor-keyboard',
  'visitor-lists',
  'visitor-network',
  'visitor-sheets',
  'visitor-swipes',
]);

/** Flows of a person in a real Chromium, against the whole product started once for all of them. */
export default defineConfig({
  testDir: 'test/flows',
  globalSetup: './test/flows/start-platform.ts',
  workers: 2,
  // The flows of `customer` change the same demo accounts, so they run in sequence, concurrently with the sequence of `oem`. Both are
  // listed first, so that a free worker starts their next flow before a flow of `apart`. Listed last, they would be left to one worker.
  projects: [
    { name: 'customer', testMatch: '**/*.flow.ts', testIgnore: [...OF_OEM, ...APART], workers: 1 },
    { name: 'oem', testMatch: OF_OEM, workers: 1 },
    { name: 'apart', testMatch: APART },
  ],
  // One slow moment of the machine must not void a run of many minutes. `npm test` names each flow that needed its second attempt.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: await flowLaunch(),
    // Tests with the fixture `page` follow each other in one emptied context, whose process has compiled the console before.
    reuseContext: true,
    // A service worker would take requests away from the routes of tests. `finding` allows it.
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Recording takes half as much again as the flow itself, so only the second attempt is recorded.
    trace: 'on-first-retry',
  },
  outputDir: 'test-results',
});
