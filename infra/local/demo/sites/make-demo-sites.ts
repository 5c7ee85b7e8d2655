import { site } from '#shared/api-contract/endpoints/site.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { HOTEL_GOODS, starryLake } from '#infra/local/demo/artwork/hotel-scenes.ts';
import { makeNightFilm } from '#infra/local/demo/artwork/films.ts';
import { makeHotelNews } from '#infra/local/demo/sites/make-demo-news.ts';
import { HOTEL_SCENES, INN_SCENES } from '#infra/local/demo/artwork/highland-scenes.ts';
import { createSite, type NewSite, fillSite, publishAndWait } from '#infra/local/clients/build-site.ts';
import { OEM_CUSTOMER } from '#infra/local/demo/accounts/demo-accounts.ts';
import { DEMO_PASSWORD } from '#infra/local/demo/accounts/demo-people.ts';
import { makeDemoPreview } from '#infra/local/demo/sites/make-demo-preview.ts';
import { uploadFilm, uploadGoods, uploadOffer } from '#infra/local/demo/sites/upload-demo-media.ts';
import { hotelContent } from '#infra/local/demo/sites/hotel-content.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { HOTEL_SHEETS, INN_SHEETS } from '#infra/local/demo/sites/demo-sheets.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const ONE_COLUMN = { numberHorizontal: 2, numberVertical: 1 } as const;
const HOTEL: NewSite = {
  name: '白樺高原ホテル',
  numberHorizontal: 3,
  numberVertical: 2,
  sheets: HOTEL_SHEETS,
  scenes: HOTEL_SCENES,
};
const INN: NewSite = { name: '湯川温泉旅館 冬のご案内', ...ONE_COLUMN, sheets: INN_SHEETS, scenes: INN_SCENES };

/** The owner of the hotel's site, which visitors from abroad write to. */
export const HOTEL_LOGIN = { email: 'shirakaba@example.com', password: DEMO_PASSWORD };

/** The sites with their owners; drafts are scheduled to be published. */
const SITES = [
  { login: HOTEL_LOGIN, design: HOTEL, isPublic: true },
  { login: OEM_CUSTOMER, design: INN, isPublic: false },
] as const;

/** Adds languages, media and forms to the hotel's site. Returns the saved revision. */
async function addHotelContent(session: ConsoleSession, id: string): Promise<string> {
  const [film, walk, goods] = await Promise.all([
    uploadFilm(session, id, makeNightFilm),
    uploadOffer(session, id, starryLake()),
    uploadGoods(session, id, HOTEL_GOODS),
  ]);
  const content = { film, walk, goods };
  const { site: current, document } = await session.call(site.get, { params: { id } });
  const saved = await session.call(site.update, {
    params: { id },
    body: { base: current.working, changes: hotelContent(document, content) },
  });
  return saved.site.working;
}

/** Schedules a publication in a week, at 10:00 in Japan. */
async function schedulePublication(session: ConsoleSession, id: string, revision: string): Promise<void> {
  const at = `${japaneseDay(new Date(Date.now() + WEEK_MS))}T10:00:00+09:00`;
  await session.call(site.schedule, { params: { id }, body: { public: { at, revision }, private: null } });
}

/** Creates the sites of the OEM's customers unless they have one. */
export async function makeDemoSites(origin: string): Promise<void> {
  for (const { login, design, isPublic } of SITES) {
    const session = await ConsoleSession.signIn(origin, login);
    const { sites } = await session.call(site.list, { query: {} });
    if (sites.length > 0) continue;
    const created = await createSite(session, design);
    const filled = await fillSite(session, created, design);
    if (!isPublic) {
      await schedulePublication(session, created.id, filled);
      await makeDemoPreview(session, origin, { siteId: created.id, revision: filled });
    }
    if (!isPublic) continue;
    await publishAndWait(session, created.id, await addHotelContent(session, created.id));
    await makeHotelNews(session, created.id);
  }
}
