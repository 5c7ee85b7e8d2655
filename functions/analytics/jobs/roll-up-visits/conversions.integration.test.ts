import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteLanding, sitePopups, siteSwipe } from '#functions/analytics/services/site-reports.ts';
import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import { objectStorage } from '#functions/platform/gateways/object-storage.ts';
import { countConversion } from '#functions/visitors/jobs/index-entries/count-conversion.ts';
import { indexEntries } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { formEntryPartition, siteKey } from '#functions/platform/keys/keys.ts';
import { conversionPrefix, visitFiguresPartition } from '#functions/platform/keys/visit-keys.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { countTotals } from '#shared/rules/analytics/count-totals.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { VISIT_ID_MAX, visitPath } from '#shared/values/visit/visit-path.ts';
import { HOSTILE_VALUES } from '#test/hostile-input/hostile-values.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { CONTENT, formData, type SiteFormFixture, startSiteFormFixture, submission } from '#test/support/api/site-form-fixture.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';

const BUCKET = 'access-logs';
const POPUP = numberedUlid(77);

let test: SiteFormFixture;
let dataDir: string;
let storage: Awaited<ReturnType<typeof startStorage>>;
let client: S3Client;
let siteId: string;
let alias: string;

beforeAll(async () => {
  test = await startSiteFormFixture();
  dataDir = await mkdtemp(join(tmpdir(), 'conversions-'));
  storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: [BUCKET], allowedOrigins: [] });
  client = new S3Client({ endpoint: storage.url, region: REGION, credentials: CREDENTIALS, requestChecksumCalculation: 'WHEN_REQUIRED' });
});
beforeEach(async () => {
  const published = await test.published({ ...CONTENT });
  ({ siteId } = published);
  alias = sheetAlias(published.sheetIds[0] ?? '');
  const image = await addReadyMedia(test, test.accounts.USER, siteId, 'popup');
  const content = { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl: '/contact', isInternalLink: true } };
  const popup = { ...newPopup('applicantLimit'), name: '茶会', limit: 9, effectiveSheets: published.sheetIds, content };
  const { site } = await test.user.get(siteId);
  const saved = await test.user.save(siteId, site.working, { popups: { [POPUP]: popup } });
  await test.user.publish(siteId, saved.site.working);
});
afterAll(async () => {
  client.destroy();
  await storage.close();
  await rm(dataDir, { recursive: true });
  await test.stop();
});

const bucket = () => objectStorage(client, BUCKET);
const hours = () => visitHours(test.table, test.clock, { queue: keptMessages(), batchMs: 60_000 });
const figures = () => visitFigures(test.table);
const thisHour = () => test.clock().toISOString().slice(0, 13);
const NEVER = new Date(8.64e15);

/** Reports a visit to the page of a sheet; returns the id. */
async function visit(referrer = 't.co', ageMs = 0): Promise<string> {
  const id = visitIdAt(test.time.now - ageMs);
  const path = visitPath(id, 0, 'jp', [[5, 'r', 'o', 'A1', alias]], [390, 0, 900, referrer, '', '', '']);
  const hour = visitHour(id, test.time.now);
  await collectedVisits(bucket()).write(siteId, hour, `visits/${id}.gz`, [{ at: test.time.now, person: 'person', path }]);
  await hours().addObject(siteId, hour);
  return id;
}

const send = async (body: Parameters<typeof submission>[0] = {}, kind: 'contact' | 'homepage' = 'contact'): Promise<number> =>
  (await test.call(kind, siteId, submission({ data: formData(), cell: 'A1', ...body }))).status;

/** Delivers the stream records of the conversions of the site. */
async function deliverStream(): Promise<void> {
  const items = await test.table.queryAll({ pk: visitFiguresPartition(siteId), prefix: 'CONVERSION#' });
  const handler = indexEntries({ indexers: { 'visit-conversion': countConversion(hours()) }, log: () => undefined });
  const Records = items.map((item) => ({
    dynamodb: {
      Keys: { pk: { S: item.pk } },
      NewImage: Object.fromEntries(['entity', 'siteId', 'hour', 'id'].map((name) => [name, { S: String(item[name]) }])),
    },
  }));
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
}

/** Rolls up the hours of the site that are due. */
async function rollUp(...at: string[]): Promise<void> {
  const run = rollUpVisits({
    siteNews: siteNewsStore(test.table),
    hours: hours(),
    revisions: revisionStore(test.table),
    collected: collectedVisits(bucket()),
    conversions: conversions(test.table),
    hourFigures: hourFiguresStore(bucket()),
    figures: figures(),
    clock: test.clock,
    sitesOrigin: 'https://{siteId}.sites.example.com',
  });
  expect(await run(siteId, at.length > 0 ? at : [thisHour()], NEVER)).toEqual([]);
}

const today = () => japaneseDay(test.clock());
const totals = async (filter = {}, day = today()) => countTotals((await figures().read(siteId, day)).counters, filter);

async function reports() {
  const dependencies = {
    figures: figures(),
    revisions: revisionStore(test.table),
    popupCounts: popupCountStore(test.table),
    clock: test.clock,
  } as unknown as ReportDependencies;
  const site = (await test.table.get(siteKey(siteId))) as unknown as Site;
  const [period, language] = [today(), undefined];
  const [landing, swipe, popups] = await Promise.all([
    siteLanding(dependencies, site, { period, language }),
    siteSwipe(dependencies, site, { period, language }),
    sitePopups(dependencies, site, period.slice(0, 7)),
  ]);
  return { landing, swipe, popups };
}

describe('a form that is sent in a visit', () => {
  it('counts as a conversion in every report, also if the hour is rolled up twice', async () => {
    const id = await visit();
    expect([await send({ visit: id, popup: POPUP }), await send({ visit: id }, 'homepage')]).toEqual([201, 201]);
    await deliverStream();
    await rollUp();
    await rollUp();
    expect(await totals()).toMatchObject({ visits: 1, conversions: 2, converted: 1 });
    expect(await totals({ device: 'phone', source: 'social', language: 'jp' })).toMatchObject({ visits: 1, conversions: 2, converted: 1 });
    const { landing, swipe, popups } = await reports();
    expect(landing.sheets).toMatchObject([{ sheet: { alias }, landings: 1, conversions: 2 }]);
    expect(landing.sources).toMatchObject([{ source: 'social', totals: { visits: 1, conversions: 2, converted: 1 } }]);
    expect(swipe.sheets[0]).toMatchObject({ sheet: { alias }, figures: { views: 1, conversions: 2 } });
    expect(popups.popups).toMatchObject([{ popupId: POPUP, applied: 1 }]);
    expect(await figures().read(siteId, today().slice(0, 7))).toMatchObject({ counters: (await figures().read(siteId, today())).counters });
  });

  it('makes the hour of its visit due once the stream delivers the form', async () => {
    const id = visitIdAt(test.time.now);
    expect(await send({ visit: id })).toBe(201);
    expect(await hours().find(siteId, thisHour())).toBeUndefined();
    await deliverStream();
    expect(await hours().find(siteId, thisHour())).toMatchObject({ objects: 1 });
  });

  it('counts for the hour in which the visit began, also if the visit’s log parts arrive after the form', async () => {
    const began = test.time.now;
    const [id, day] = [visitIdAt(began), today()];
    test.time.now += 3_600_000;
    expect(await send({ visit: id })).toBe(201);
    await deliverStream();
    await rollUp(visitHour(id, began));
    expect(await totals({ source: 'unknown' }, day)).toMatchObject({ conversions: 1, converted: 0 });
    const path = visitPath(id, 0, 'jp', [[5, 'r', 'o', 'A1', alias]], [390, 0, 900, '', '', '', '']);
    await collectedVisits(bucket()).write(siteId, visitHour(id, began), 'visits/late.gz', [{ at: began, person: 'person', path }]);
    await hours().addObject(siteId, visitHour(id, began));
    await rollUp(visitHour(id, began));
    expect(await totals({ source: 'direct' }, day)).toMatchObject({ visits: 1, conversions: 1, converted: 1 });
    test.time.now = began;
  });

  it('stays counted as a conversion when its entry is erased', async () => {
    const id = await visit();
    await send({ visit: id });
    const entries = await test.table.queryAll({ pk: formEntryPartition(siteId, 'contact') });
    await test.table.batchWrite({ remove: entries });
    await rollUp();
    expect(await totals()).toMatchObject({ conversions: 1, converted: 1 });
  });
});

describe('a click on a link', () => {
  const GOAL = 'https://shop.example.com/buy';
  const publishGoals = async (goals: string[]) => {
    const { site, document } = await test.user.get(siteId);
    const popup = document.popups[POPUP];
    const content = popup?.content.jp && { jp: { ...popup.content.jp, linkUrl: GOAL, isInternalLink: false } };
    const popups = { [POPUP]: { ...newPopup('timeLimit'), ...popup, ...(content && { content }) } };
    const saved = await test.user.save(siteId, site.working, { settings: { ...document.settings, goals }, popups });
    await test.user.publish(siteId, saved.site.working);
  };
  const press = async (): Promise<void> => {
    const events = [
      [5, 'r', 'o', 'A1', alias],
      [6, 'c', 'goal-button', 50, 80],
      [7, 'p', 'c', POPUP],
    ] as const;
    const path = visitPath(visitIdAt(test.time.now), 0, 'jp', events, [390, 0, 900, 't.co', '', '', '']);
    await collectedVisits(bucket()).write(siteId, thisHour(), 'visits/goal.gz', [{ at: test.time.now, person: 'person', path }]);
    await hours().addObject(siteId, thisHour());
  };

  it('counts as a conversion of the button and of the popup if the link is a goal', async () => {
    await publishGoals([GOAL]);
    await press();
    await rollUp();
    await rollUp();
    expect(await totals({ source: 'social' })).toMatchObject({ visits: 1, clicks: 1, popupClicks: 1, conversions: 2, converted: 1 });
  });

  it('is not counted as a conversion if the site has no goals', async () => {
    await publishGoals([]);
    await press();
    await rollUp();
    expect(await totals()).toMatchObject({ visits: 1, clicks: 1, popupClicks: 1, conversions: 0, converted: 0 });
  });
});

describe('conversions of hostile requests', () => {
  it('are as many as the form entries, whatever visit ids the requests contain', async () => {
    const id = await visit();
    const named = ['', '0', 'x', id, id.toUpperCase(), 'zzzzzzzzzzzz', '__proto__', '../../x', '#'.repeat(VISIT_ID_MAX), '000000000'];
    for (const one of named) expect([one, await send({ visit: one })]).toEqual([one, 201]);
    await deliverStream();
    const written = await test.table.queryAll({ pk: visitFiguresPartition(siteId), prefix: 'CONVERSION#' });
    expect(written.length).toBe((await test.entriesOf(siteId)).length);
    // A conversion whose visit id is not recent counts for the hour in which the form was sent.
    expect(new Set(written.map(({ hour }) => hour))).toEqual(new Set([thisHour()]));
    await rollUp();
    expect(await totals()).toMatchObject({ visits: 1, conversions: named.length, converted: 1 });
  });

  it('are refused with 400 for visit ids that no page could have sent', async () => {
    for (const value of HOSTILE_VALUES.filter((one) => typeof one !== 'string' || one.length > VISIT_ID_MAX))
      if (value !== undefined) expect([value, await send({ visit: value as string })]).toEqual([value, 400]);
    expect(await test.table.queryAll({ pk: visitFiguresPartition(siteId), prefix: conversionPrefix(thisHour()) })).toEqual([]);
  });

  it('are counted once for all retries of a form, and never for a form that a program sent', async () => {
    const form = submission({ data: formData(), visit: await visit() });
    for (let tries = 0; tries < 3; tries += 1) expect((await test.call('contact', siteId, form)).status).toBe(201);
    expect(await send({ website: 'https://spam.example' })).toBe(201);
    await rollUp();
    expect(await totals()).toMatchObject({ conversions: 1 });
  });
});
