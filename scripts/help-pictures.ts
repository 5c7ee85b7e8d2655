/**
 * `npm run help-pictures`: draws the pictures of the help in each language from a running product with its demo, which
 * `npm start` starts. DATA_DIR names its folder, `.data` by default.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { type Addresses, addressesFile } from '#infra/local/startup/addresses.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { Role } from '#shared/model/role.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { HELP_PICTURE_MAX_BYTES, HELP_PICTURE_NAMES, HELP_PICTURE_SIZE, type HelpPicture } from '#web/app/help/pages/help-pictures.ts';
import { authenticate } from '../test/flows/steps/console-user.ts';

const FOLDER = 'web/app/help/pictures';
/** The window has the shape of the pictures, and is as narrow as a desktop's screen can be, so that its words stay legible. */
const VIEW = { width: 1_120, height: 700 };
/** Qualities of WebP, the best first: the first one that makes the picture small enough is used. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];

/** The screen of each picture: who opens it, and its path, where `:site` is a site of the demo. */
const SCREENS: Readonly<Record<HelpPicture, { role: Role; path: string }>> = {
  summary: { role: 'USER', path: '/admin-user/summary' },
  siteList: { role: 'USER', path: '/admin-user/site-list' },
  createSite: { role: 'USER', path: '/admin-user/create-site' },
  siteEditor: { role: 'USER', path: '/admin-user/site/:site' },
  mediaLibrary: { role: 'USER', path: '/admin-user/media-library' },
  visitorLists: { role: 'USER', path: '/admin-user/site/list/:site' },
  news: { role: 'USER', path: '/admin-user/latest-information' },
  analytics: { role: 'USER', path: '/admin-user/analytics' },
  userList: { role: 'OEM_MASTER', path: '/admin/user-list' },
  checkPlan: { role: 'USER', path: '/admin-user/check-plan' },
  paymentList: { role: 'USER', path: '/admin-user/payment-list' },
};
const ROLES: ReadonlySet<Role> = new Set(Object.values(SCREENS).map(({ role }) => role));

const addresses = JSON.parse(await readFile(addressesFile(process.env['DATA_DIR'] ?? '.data'), 'utf8')) as Addresses;
// Steps of flows read the addresses from here.
process.env['FLOW_ADDRESSES'] = JSON.stringify(addresses);

/** Returns the id of the site that the demo fills most. */
async function demoSite(): Promise<string> {
  const session = await ConsoleSession.signIn(addresses.console, addresses.logins.USER);
  const { sites } = await session.call(site.list, { query: { limit: 100 } });
  const [largest] = sites.toSorted((a, b) => b.numberHorizontal * b.numberVertical - a.numberHorizontal * a.numberVertical);
  if (!largest) throw new Error('The demo has no site yet: wait until "npm start" reports it');
  return largest.id;
}

/** Returns the smallest loss with which a screenshot is small enough. */
async function compressed(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(screenshot).resize(HELP_PICTURE_SIZE).webp({ quality, effort: 6 }).toBuffer();
    if (picture.byteLength <= HELP_PICTURE_MAX_BYTES) return picture;
  }
  throw new Error('A picture is too large at every quality');
}

/** Waits until the screen shows its data and all pictures in view. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root') === null);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready);
}

async function draw(browser: Browser, language: Language, role: Role, siteId: string): Promise<void> {
  const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'language', value: language, url: addresses.console }]);
  const page = await context.newPage();
  await authenticate(page, role);
  for (const picture of HELP_PICTURE_NAMES.filter((name) => SCREENS[name].role === role)) {
    await page.goto(addresses.console + SCREENS[picture].path.replace(':site', siteId));
    await settle(page);
    const file = path.join(FOLDER, language, `${picture}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    const bytes = await compressed(await page.screenshot());
    await writeFile(file, bytes);
    console.log(`${file}: ${bytes.byteLength} bytes`);
  }
  await context.close();
}

const siteId = await demoSite();
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const language of LANGUAGES) for (const role of ROLES) await draw(browser, language, role, siteId);
} finally {
  await browser.close();
}
