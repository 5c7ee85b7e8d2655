/** A video as phones film it: from the file dialog through its conversion to the preview and to a visitor. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { VIDEO_MAX_SECONDS } from '#shared/model/limits.ts';
import { film } from '#test/support/media/film.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, signIn } from './steps/console-user.ts';
import { expectUploaded } from './steps/uploads.ts';
import { visit } from './steps/visitor.ts';

test.describe.configure({ mode: 'serial' });

const SITE = 'スマートフォンの動画';
const SECONDS = 4;

let page: Page;
let session: ConsoleSession;
let siteId: string;

const cell = (name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);
const media = (): Locator => page.getByRole('group', { name: uploads.media.label });
const list = (): Locator => page.getByRole('region', { name: uploads.title });

async function choose(name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await media().getByRole('button').first().click();
  await (await chooser).setFiles([{ name, mimeType: 'video/quicktime', buffer }]);
}

/** The addresses of the videos that are moving, without their tags. */
const moving = (shown: Page): Promise<string[]> =>
  shown
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.filter(({ paused, currentTime }) => !paused && currentTime > 0).map(({ src }) => new URL(src).pathname),
    );

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'USER');
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { site } = await session.call(sites.create, {
    body: { name: SITE, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
  });
  siteId = site.id;
  await page.goto(`${addresses().console}/admin-user/site/${siteId}`);
  await expect(cell('A1')).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await deleteSitesNamed('USER', SITE);
});

test('an HEVC video that the browser cannot play is converted, gets a poster and plays in the preview', async () => {
  test.setTimeout(180_000);
  const filmed = await film({ codec: 'hevc', container: 'mov', seconds: SECONDS, width: 1_080, height: 1_920, hasSound: true });
  await cell('A1').click();
  await choose('IMG_0001.MOV', filmed);
  await expect(media().getByText(uploads.state.converting)).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
  await expectUploaded(cell('A1'));
  await expect(media()).toContainText(`0:0${SECONDS}`);
  await expect(media()).toContainText(uploads.media.sound);
  await expect.poll(() => moving(page), { timeout: 30_000 }).toEqual([expect.stringMatching(/^\/media\/\w+\/720\.mp4$/)]);
});

test('the editor explains the remedy for a video that cannot be used', async () => {
  await cell('B2').click();
  const named = (text: string, name: string) => text.replace('{{name}}', name).replaceAll('{{max}}', String(VIDEO_MAX_SECONDS));
  for (const [name, buffer, text] of [
    [
      'long.mov',
      await film({ codec: 'hevc', container: 'mov', seconds: 63, frameRate: 2, width: 64, height: 64 }),
      errors.media['too-long'],
    ],
    ['codec.mov', fixtureFile('mpeg4.mp4'), errors.media['unsupported-codec']],
    ['damaged.mov', fixtureFile('camera.mov').subarray(0, 6_000), errors.media.unreadable],
  ] as const) {
    await choose(name, Buffer.from(buffer));
    await expect(list().getByText(named(text, name))).toBeVisible({ timeout: 60_000 });
    await list()
      .getByRole('button', { name: uploads.dismiss.replace('{{name}}', name) })
      .click();
  }
});

test('the site plays the small file without sound, and the file with sound once the visitor turns it on', async ({ browser }) => {
  const saved = async () => {
    const { site, document } = await session.call(sites.get, { params: { id: siteId } });
    return document.sheets[document.grid.cells['A1'] ?? '']?.jp?.video ? site.working : '';
  };
  await expect.poll(saved).not.toBe('');
  await publishAndWait(session, siteId, await saved());
  const origin = addresses().console.replace('localhost', `${siteId}.sites.localhost`);
  const visitor = await visit(browser, origin);
  await expect.poll(() => moving(visitor), { timeout: 30_000 }).toEqual([expect.stringMatching(/^\/m\/[\w-]+\/720\.m4v$/)]);
  const video = visitor.locator('video');
  await visitor.locator('[data-video=sound]').click();
  await expect.poll(() => moving(visitor), { timeout: 30_000 }).toEqual([expect.stringMatching(/^\/m\/[\w-]+\/720\.mp4$/)]);
  const sizeOf = () => video.evaluate(({ muted, videoWidth, videoHeight }: HTMLVideoElement) => ({ muted, videoWidth, videoHeight }));
  // The size is known once the first bytes of the new file have arrived.
  await expect.poll(sizeOf).toEqual({ muted: false, videoWidth: 720, videoHeight: 1_280 });
  await visitor.context().close();
});
