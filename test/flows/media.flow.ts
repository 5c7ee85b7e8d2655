/** Phone pictures and videos: from the file dialog through a lost connection to the sheet and the visitor. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { MEDIA_COOKIE } from '#shared/model/limits.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { enlargePng } from '#test/support/media/enlarge-png.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';
import { expectUploaded } from './steps/uploads.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, signIn } from './steps/console-user.ts';

test.describe.configure({ mode: 'serial' });

const SITE = '動画のあるサイト';

const cell = (name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);
const media = (): Locator => page.getByRole('group', { name: uploads.media.label });
const list = (): Locator => page.getByRole('region', { name: uploads.title });
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

interface SomeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const heic = (): SomeFile => ({ name: 'IMG_0001.HEIC', mimeType: '', buffer: fixtureFile('rotated.heic') });
const clip = (): SomeFile => ({ name: 'clip.mov', mimeType: 'video/quicktime', buffer: fixtureFile('camera.mov') });
const odd = (): SomeFile => ({ name: 'odd.mp4', mimeType: 'video/mp4', buffer: fixtureFile('mpeg4.mp4') });
/** More than 10 MB, uploaded in three parts. */
async function big(): Promise<SomeFile> {
  const small = sharp({ create: { width: 400, height: 600, channels: 3, background: '#336699' } });
  return { name: 'big.png', mimeType: 'image/png', buffer: enlargePng(await small.png().toBuffer(), 10 * 2 ** 20) };
}

async function choose(files: readonly SomeFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await media().getByRole('button').first().click();
  await (await chooser).setFiles([...files]);
}

/** The part numbers PUT so far, in order. */
function watchParts(): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const number = new URL(request.url()).searchParams.get('partNumber');
    if (request.method() === 'PUT' && number !== null) parts.push(number);
  });
  return parts;
}

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'USER');
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { site } = await session.call(sites.create, {
    body: { name: SITE, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
  });
  await page.goto(`${addresses().console}/admin-user/site/${site.id}`);
  await expect(cell('A1')).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await deleteSitesNamed('USER', SITE);
});

test('the editor accepts several phone pictures and videos in one upload, and names a file that no browser plays', async () => {
  await cell('A1').click();
  await choose([heic(), odd(), clip()]);
  await expectUploaded(cell('A1'));
  await expectUploaded(cell('A2'));
  await expect(list().getByText('「odd.mp4」', { exact: false })).toBeVisible();
  await list()
    .getByRole('button', { name: filled(uploads.dismiss, { name: 'odd.mp4' }) })
    .click();
  const { width, height } = await cell('A1')
    .locator('img')
    .evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }));
  expect([width, height]).toEqual([80, 120]);
});

test('the editor shows pictures of a draft only to its login, and again after the media cookie was lost', async () => {
  const address = await cell('A1')
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.src);
  expect((await fetch(address)).status).toBe(403);
  // No browser cache has this address.
  const again = `${address}&again`;
  const statuses: number[] = [];
  page.on('response', (response) => void (response.url() === again && statuses.push(response.status())));
  await page.context().clearCookies({ name: MEDIA_COOKIE });
  const width = await page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        const image = document.createElement('img');
        image.addEventListener('load', () => {
          resolve(image.naturalWidth);
          image.remove();
        });
        image.src = src;
        document.body.append(image);
      }),
    again,
  );
  expect([width, statuses]).toEqual([80, [403, 200]]);
});

test('the editor shows a video and lets the user choose its poster frame', async () => {
  await cell('A2').click();
  await expect(media()).toContainText(filled(uploads.media.video, { length: '0:01' }));
  await expect(media()).toContainText(uploads.media.sound);
  const before = await cell('A2').locator('img').getAttribute('src');
  await media().getByRole('button', { name: uploads.poster.open }).click();
  const dialog = page.getByRole('dialog', { name: uploads.poster.title });
  await expect(dialog.getByRole('button', { name: uploads.poster.use })).toBeEnabled();
  await dialog.getByRole('slider', { name: uploads.poster.time }).press('End');
  await dialog.getByRole('button', { name: uploads.poster.earlier }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: uploads.poster.use }).click();
  await expect(cell('A2').locator('img')).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });
  await expectUploaded(cell('A2'));
  await expect(media()).toContainText(uploads.media.sound);
});

test('an upload pauses while offline and resumes with the interrupted part', async () => {
  const parts = watchParts();
  const devtools = await page.context().newCDPSession(page);
  const network = (offline: boolean, uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  await devtools.send('Network.enable');
  await network(false, 4 * 2 ** 20);
  await cell('B1').click();
  await choose([await big()]);
  await expect.poll(() => parts.length, { timeout: 30_000 }).toBe(2);
  await network(true, 0);
  await expect(list().getByText(uploads.paused)).toBeVisible();
  await expectNoViolations(page);
  await network(false, -1);
  await expectUploaded(cell('B1'));
  // Only the interrupted part was sent twice.
  expect([parts.length, new Set(parts).size]).toEqual([4, 3]);
});

test('retrying a failed upload sends only the missing parts', async () => {
  const parts = watchParts();
  const isLast = (url: URL): boolean => url.searchParams.get('partNumber') === '3';
  await page.route(isLast, (route) => route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' } }));
  await cell('B2').click();
  await choose([await big()]);
  const retry = list().getByRole('button', { name: filled(uploads.retry, { name: 'big.png' }) });
  await retry.click({ timeout: 60_000 });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  await page.unroute(isLast);
  await retry.click();
  await expectUploaded(cell('B2'));
  expect(parts).toEqual(['1', '2', '3', '3', '3']);
});

test('the editor cancels an upload and removes a picture', async () => {
  await cell('A1').click();
  await choose([await big()]);
  await media().getByRole('button', { name: uploads.media.cancel }).click();
  await expect(list()).toBeHidden();
  await media().getByRole('button', { name: uploads.media.remove }).click();
  await expect(media().getByRole('button', { name: uploads.media.add })).toBeVisible();
  await expect(media().locator('img')).toBeHidden();
});

test('an upload is validated by the content of the file, not by its name', async () => {
  await cell('A1').click();
  await choose([{ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('a text') }]);
  await expect(list().getByText(filled(errors.media['unsupported-content'], { name: 'text.png' }))).toBeVisible({ timeout: 60_000 });
  await list()
    .getByRole('button', { name: filled(uploads.dismiss, { name: 'text.png' }) })
    .click();
  const png = sharp({ create: { width: 40, height: 60, channels: 3, background: '#336699' } }).png();
  await choose([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await png.toBuffer() }]);
  await expectUploaded(cell('A1'));
});
