import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ulid } from 'ulid';
import { media } from '#shared/contract/media.ts';
import { site } from '#shared/contract/site.ts';
import type { SiteSummary } from '#shared/model/site.ts';
import { DEMO_LOGINS } from '#infra/local/demo/demo-accounts.ts';
import { ConsoleSession, until } from '#infra/local/console-session.ts';
import { siteFetch } from '#infra/local/site-fetch.ts';
import { favicon, logo, SCENES } from '#infra/local/demo/artwork/scenes.ts';
import { DEMO_SHEETS, demoSheet } from '#infra/local/demo/sheets.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import { writeFileAtomically } from '#infra/local/write-file-atomically.ts';

const NAME = '喫茶 こもれび';
const GRID = { numberHorizontal: 3, numberVertical: 3 } as const;

const jpeg = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
const png = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());

/** The site a start before this one has made or begun, unless it has been deleted since. */
async function madeBefore(session: ConsoleSession, marker: string): Promise<SiteSummary | undefined> {
  const id = await readFile(marker, 'utf8').catch(() => undefined);
  if (id === undefined) return undefined;
  const { sites } = await session.call(site.list, { query: { limit: 100 } });
  return sites.find((one) => one.id === id);
}

async function create(session: ConsoleSession, marker: string): Promise<SiteSummary> {
  const uploadMark = async (kind: 'logo' | 'favicon', svg: string) => {
    const content = await png(svg);
    const { upload } = await session.call(media.generateLogoUrl, {
      body: { kind, file: { name: `${kind}.png`, type: 'image/png', size: content.length } },
    });
    return { upload, content };
  };
  const [logoImage = null, faviconImage = null] = await session.upload([
    await uploadMark('logo', logo()),
    await uploadMark('favicon', favicon()),
  ]);
  const made = await session.call(site.create, {
    body: { name: NAME, ...GRID, viewMode: 'MOBILE', logo: logoImage, favicon: faviconImage },
  });
  await writeFileAtomically(marker, made.site.id);
  return made.site;
}

/** Fills every cell and saves; answers the revision saved. */
async function fill(session: ConsoleSession, { id }: SiteSummary): Promise<string> {
  const cells = Object.keys(DEMO_SHEETS);
  const contents = await Promise.all(cells.map((cell) => jpeg(SCENES[cell]?.() ?? '')));
  const files = cells.map((cell, index) => ({ name: `${cell}.jpg`, type: 'image/jpeg', size: contents[index]?.length ?? 0 }));
  const { uploads } = await session.call(media.generateUrls, { body: { siteId: id, files } });
  const images = await session.upload(uploads.map((upload, index) => ({ upload, content: contents[index] ?? new Uint8Array() })));
  const { site: current, document } = await session.call(site.get, { params: { id } });
  const sheetIds = cells.map(() => ulid());
  const saved = await session.call(site.update, {
    params: { id },
    body: {
      base: current.working,
      changes: {
        grid: { ...document.grid, cells: Object.fromEntries(cells.map((cell, index) => [cell, sheetIds[index] ?? ''])) },
        sheets: Object.fromEntries(
          cells.flatMap((cell, index) => {
            const words = DEMO_SHEETS[cell];
            return words ? [[sheetIds[index] ?? '', { jp: demoSheet(words, images[index] ?? null) }]] : [];
          }),
        ),
      },
    },
  });
  return saved.site.working;
}

const isOnAir = (url: string): Promise<boolean> =>
  siteFetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

async function publish(session: ConsoleSession, id: string, revision: string): Promise<void> {
  const { publication } = await session.call(site.publish, { params: { id }, body: { revision, visibility: 'public' } });
  await until('the demo site is published', async () => {
    const { publication: now } = await session.call(site.publication, { params: { id, publicationId: publication.id } });
    if (now.state === 'failed') throw new Error('The demo site could not be published');
    return now.state === 'done' ? true : undefined;
  });
}

/** Makes the customer's demo site through the product's own API unless there is one, and answers its address once it is on the air. */
export async function makeDemoSite({ layout, report }: { layout: Layout; report: (line: string) => void }): Promise<string> {
  const session = await ConsoleSession.signIn(layout.consoleOrigin, DEMO_LOGINS.USER);
  const marker = path.join(layout.dataDir, 'demo-site');
  const present = await madeBefore(session, marker);
  if (present?.publishedAt) return present.url;
  report('Making the demo site …');
  const made = present ?? (await create(session, marker));
  await publish(session, made.id, await fill(session, made));
  await until('the demo site is on the air', async () => ((await isOnAir(made.url)) ? true : undefined));
  return made.url;
}
