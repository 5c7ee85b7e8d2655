/**
 * `npm run browsers`: walks through the product in Firefox and in WebKitGTK, Safari's engine. Names of browsers as arguments select some
 * (`npm run browsers -- firefox`). A browser that is not installed fails the run, like a step that fails.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePort } from '#infra/local/platform/ports.ts';
import { startPlatform } from '#infra/local/startup/start-platform.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { startFirefox } from '#test/browsers/drivers/firefox.ts';
import { MissingBrowserError, type RealBrowser } from '#test/browsers/drivers/real-browser.ts';
import { startWebKit } from '#test/browsers/drivers/webkit.ts';
import { personIn } from '#test/browsers/person.ts';
import { walkThrough } from '#test/browsers/walk.ts';

const STARTS: Readonly<Record<string, () => Promise<RealBrowser>>> = { firefox: startFirefox, webkit: startWebKit };
/** The default port of the product in these tests, which neither `npm start` nor the flows use. */
const PORT = '4700';
/** The folder for screenshots of steps that failed. */
const SCREENSHOTS = 'test-results/browsers';

/** Walks in one browser; returns the number of steps that failed. */
async function walkIn(browser: RealBrowser, addresses: Addresses): Promise<number> {
  let failed = 0;
  console.log(`\n${browser.name}`);
  await walkThrough(personIn(browser), addresses, async (name, error) => {
    console.log(`  ${error ? '✗' : '✓'} ${name}${error ? `: ${error.message}` : ''}`);
    if (!error) return;
    failed += 1;
    await mkdir(SCREENSHOTS, { recursive: true });
    const file = path.join(SCREENSHOTS, `${browser.name} ${name}.png`.replaceAll(' ', '-'));
    await browser.screenshot().then((picture) => writeFile(file, picture), console.error);
  });
  return failed;
}

/** Starts the chosen browsers; names those that are missing. */
async function startBrowsers(names: readonly string[]): Promise<{ browsers: RealBrowser[]; missing: string[] }> {
  const browsers: RealBrowser[] = [];
  const missing: string[] = [];
  for (const name of names)
    try {
      const start = STARTS[name];
      if (!start) throw new MissingBrowserError(`"${name}" is none of ${Object.keys(STARTS).join(', ')}.`);
      browsers.push(await start());
    } catch (error) {
      if (!(error instanceof MissingBrowserError)) throw error;
      missing.push(error.message);
    }
  return { browsers, missing };
}

/** Starts the product and walks through it in each browser; returns the number of steps that failed. */
async function walkInAll(browsers: readonly RealBrowser[]): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'browsers-'));
  try {
    const port = parsePort(process.env['PORT'] ?? PORT);
    const platform = await startPlatform({ port, dataDir, demo: true, build: true, report: () => undefined });
    try {
      const addresses = await platform.complete;
      let failed = 0;
      for (const browser of browsers) failed += await walkIn(browser, addresses);
      return failed;
    } finally {
      await platform.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { browsers, missing } = await startBrowsers(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(STARTS));
let failed = 0;
try {
  if (browsers.length > 0) failed = await walkInAll(browsers);
} finally {
  for (const browser of browsers) await browser.close();
}
for (const message of missing) console.error(`\nNOT TESTED: ${message}`);
console.log(`\n${failed} steps failed; ${missing.length} browsers are missing.`);
process.exit(failed + missing.length > 0 ? 1 : 0);
