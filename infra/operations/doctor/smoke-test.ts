import sharp from 'sharp';
import { ulid } from 'ulid';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_SHEET, type SiteSummary } from '#shared/model/sites/site.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';

/** A page of a site or of the console, as a visitor gets it. */
interface Visited {
  status: number;
  body: string;
}

export interface Deployment {
  /** The origin of the console, such as `https://console.example.com`. */
  consoleOrigin: string;
  /** The credentials of a login that may publish sites. */
  login: { email: string; password: string };
  visit: (url: string) => Promise<Visited>;
  /** Called before each step. */
  report: (step: string) => void;
}

const PICTURE = { width: 360, height: 640 } as const;

/** Returns a picture of random colours, which no earlier test has uploaded. */
async function randomPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  return new Uint8Array(
    await sharp({ create: { ...PICTURE, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer(),
  );
}

/** Fills the only sheet of a site with a text and an uploaded picture. Returns the saved revision. */
async function fill(session: ConsoleSession, { id, working }: SiteSummary, text: string, report: Deployment['report']): Promise<string> {
  report('upload a picture');
  const content = await randomPicture();
  const files = [{ name: 'smoke-test.jpg', type: 'image/jpeg', size: content.length }];
  const { uploads } = await session.call(media.generateUrls, { body: { siteId: id, files } });
  const [image = null] = await session.upload(uploads.map((upload) => ({ upload, content })));
  report('save');
  const sheetId = ulid();
  const grid = { numberHorizontal: 1, numberVertical: 1, cells: { A1: sheetId } };
  const sheets = { [sheetId]: { jp: { ...EMPTY_SHEET, image, imageAlt: text, mainText: text } } };
  return (await session.call(sites.update, { params: { id }, body: { base: working, changes: { grid, sheets } } })).site.working;
}

async function visitSite({ visit }: Deployment, url: string, text: string): Promise<void> {
  const page = await pollUntil('visitors see the site', async () => {
    const { status, body } = await visit(url);
    return status === 200 && body.includes(text) ? body : undefined;
  });
  const [picture] = /\/m\/[\w-]+\/\d+\.(?:avif|webp)/.exec(page) ?? [];
  if (picture === undefined) throw new Error('The page shows no picture');
  const { status } = await visit(new URL(picture, url).href);
  if (status !== 200) throw new Error(`The picture of the page answered ${status}`);
}

/**
 * Performs the steps of users and visitors against a deployment: open the console, sign in, create a site, upload, save, publish, visit.
 * Throws at the first step that fails. Deletes the site in any case, and checks that visitors no longer see it.
 */
export async function smokeTest(deployment: Deployment): Promise<void> {
  const { consoleOrigin, login, visit, report } = deployment;
  report('open the console');
  const console = await visit(`${consoleOrigin}/`);
  if (console.status !== 200) throw new Error(`The console answered ${console.status}`);
  report('sign in');
  const session = await ConsoleSession.signIn(consoleOrigin, login);
  report('create a site');
  const name = `Smoke test ${ulid()}`;
  const { site } = await session.call(sites.create, { body: { name, numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' } });
  try {
    const revision = await fill(session, site, name, report);
    report('publish');
    await publishAndWait(session, site.id, revision);
    report('visit');
    await visitSite(deployment, site.url, name);
  } finally {
    report('delete the site');
    await session.call(sites.delete, { params: { id: site.id } });
  }
  report('see that the site is gone');
  await pollUntil('the site is gone', async () => ((await visit(site.url)).body.includes(name) ? undefined : true));
}
