import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { makeEmbersFilm } from '#infra/local/demo/artwork/films.ts';
import { TEA_GOODS } from '#infra/local/demo/artwork/tea-house-goods.ts';
import { evening, favicon, logo, SCENES } from '#infra/local/demo/artwork/tea-house-scenes.ts';
import { createSite, type NewSite, fillSite, publishAndWait } from '#infra/local/clients/build-site.ts';
import { makeDemoApiAccess } from '#infra/local/demo/accounts/make-demo-api-access.ts';
import { makeDemoWebhooks } from '#infra/local/demo/accounts/make-demo-webhooks.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { DEMO_SHEETS } from '#infra/local/demo/sites/demo-sheets.ts';
import { makeDemoNews } from '#infra/local/demo/sites/make-demo-news.ts';
import { sendDemoApplications } from '#infra/local/demo/sites/send-demo-applications.ts';
import { teaHouseContent } from '#infra/local/demo/sites/tea-house-content.ts';
import { uploadFilm, uploadGoods, uploadOffer } from '#infra/local/demo/sites/upload-demo-media.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const TEA_HOUSE: NewSite = {
  name: '喫茶 こもれび',
  numberHorizontal: 3,
  numberVertical: 3,
  sheets: DEMO_SHEETS,
  scenes: SCENES,
  logo: logo(),
  favicon: favicon(),
};

/** Returns the site that an earlier start created, unless it was deleted. */
async function findExisting(session: ConsoleSession, marker: string): Promise<SiteSummary | undefined> {
  const id = await readFile(marker, 'utf8').catch(() => undefined);
  if (id === undefined) return undefined;
  const { sites } = await session.call(site.list, { query: { limit: 100 } });
  return sites.find((one) => one.id === id);
}

async function create(session: ConsoleSession, marker: string): Promise<SiteSummary> {
  const created = await createSite(session, TEA_HOUSE);
  await writeFileAtomically(marker, created.id);
  return created;
}

/** Adds languages, media, popup and forms to the tea house. Returns the saved revision. */
async function addTeaHouseContent(session: ConsoleSession, id: string): Promise<string> {
  const [film, moon, goods] = await Promise.all([
    uploadFilm(session, id, makeEmbersFilm),
    uploadOffer(session, id, evening()),
    uploadGoods(session, id, TEA_GOODS),
  ]);
  const { site: current, document } = await session.call(site.get, { params: { id } });
  const changes = teaHouseContent(document, { film, moon, goods });
  const saved = await session.call(site.update, { params: { id }, body: { base: current.working, changes } });
  return saved.site.working;
}

/** Puts a copy of the tea house into the trash. */
async function trashFormerDesign(session: ConsoleSession, id: string): Promise<void> {
  const { site: former } = await session.call(site.duplicate, { params: { id }, body: { name: '喫茶 こもれび(旧デザイン)' } });
  await session.call(site.delete, { params: { id: former.id } });
}

const isReachable = (url: string): Promise<boolean> =>
  fetchFromSite(url).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Returns the path of the file that holds the id of the demo site. */
export const demoSiteMarker = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-site');

/**
 * Creates the customer's demo site through the product's API unless it exists. Returns its address once it is published. Calls
 * `onMade` before the publication of a new site.
 */
export async function makeDemoSite(layout: Layout, onMade: () => void): Promise<string> {
  const session = await ConsoleSession.signIn(layout.consoleOrigin, DEMO_LOGINS.USER);
  const marker = demoSiteMarker(layout);
  const present = await findExisting(session, marker);
  if (present?.publishedAt) return present.url;
  const created = present ?? (await create(session, marker));
  await fillSite(session, created, TEA_HOUSE);
  const revision = await addTeaHouseContent(session, created.id);
  await makeDemoWebhooks(layout, session);
  await publishAndWait(session, created.id, revision);
  await sendDemoApplications(session, created.id);
  await session.call(siteTemplate.create, { body: { siteId: created.id, name: '喫茶の型', description: '季節の店を出すときに。' } });
  await makeDemoNews(session, created.id, TEA_HOUSE);
  await trashFormerDesign(session, created.id);
  await makeDemoApiAccess(layout.consoleOrigin, session, created.id);
  await pollUntil('the demo site is published', async () => ((await isReachable(created.url)) ? true : undefined));
  onMade();
  return created.url;
}
