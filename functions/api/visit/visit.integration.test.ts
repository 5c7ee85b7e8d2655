import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { visitUseCases } from '#functions/api/visit/use-cases.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { visitStore } from '#functions/store/visitor/visit-store.ts';
import { visit } from '#shared/api-contract/endpoints/visit.ts';
import { parse } from '#shared/model/fields.ts';
import { VISITS_PER_MINUTE } from '#shared/model/limits.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/site/popup.ts';
import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';
import { HOSTILE_VALUES } from '#test/hostile-input/hostile-values.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 20, 12);
const [POPUP, OTHER] = [numberedUlid(1), numberedUlid(2)];

let test: SiteFixture;
let user: Actor;
let siteId: string;
let report: (body: VisitReport, viewerAddress?: string, site?: string) => Promise<unknown>;

beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());

/** Publishes a site with one sheet and two popups. */
async function published(): Promise<string> {
  const site = await user.create();
  const image = await addReadyMedia(test, test.accounts.USER, site.id);
  const first = sheetsInFirstCells(3, 3, [sheet('茶', { image })]);
  const content = {
    ...EMPTY_POPUP_CONTENT,
    image: await addReadyMedia(test, test.accounts.USER, site.id, 'popup'),
    linkButtonText: '申し込む',
    linkUrl: 'https://example.com/',
  };
  const popup = { ...newPopup('timeLimit'), effectiveSheets: first.ids, content: { jp: content } };
  const saved = await user.save(site.id, site.working, { ...first.changes, popups: { [POPUP]: popup, [OTHER]: popup } });
  await user.publish(site.id, saved.site.working);
  return site.id;
}

beforeEach(async () => {
  test.time.now = NOW;
  const { revisions, popupCounts, clock } = test.dependencies;
  const { table } = test;
  const useCases = visitUseCases({ sites: publicSiteStore(table), visits: visitStore(table), revisions, popupCounts, clock });
  siteId = await published();
  report = async (body, viewerAddress = '192.0.2.1', site = siteId) =>
    useCases.report({ params: { siteId: site }, query: undefined, body, caller: undefined, viewerAddress, cookies: {} });
});

let made = 0;
const came = (differences: Partial<VisitReport> = {}): VisitReport => {
  made += 1;
  return {
    id: numberedUlid(1_000 + made),
    lang: 'jp',
    landing: 'A1',
    views: { A1: 2, B1: 1 },
    swipes: 2,
    buttons: { A1: 1 },
    popups: [],
    seconds: 42,
    ...differences,
  };
};

async function kept(site = siteId) {
  const hour = test.clock().toISOString().slice(0, 13);
  const shards = Array.from({ length: 16 }, (_, shard) => test.table.queryAll({ pk: `VISIT#${site}#${hour}#${shard}` }));
  return (await Promise.all(shards)).flat();
}
const clicks = async () =>
  Object.fromEntries(Object.entries((await user.popupCounts(siteId)).counts).map(([id, count]) => [id, count.clicks]));

describe('visit report', () => {
  it('costs one read and one write and stores numbers, cells and times only', async () => {
    const sent = came();
    test.takeTraffic();
    await report(sent, '203.0.113.77');
    expect(test.takeTraffic()).toEqual({ calls: ['GetItemCommand', 'PutItemCommand'], itemsWritten: 1 });
    const { id, ...told } = sent;
    expect(await kept()).toEqual([
      { pk: expect.any(String), sk: id, entity: 'visit', ...told, createdAt: test.clock().toISOString(), expiresAt: expect.any(Number) },
    ]);
  });

  it('counts once when repeated, also around the full hour', async () => {
    test.time.now = Math.ceil(test.time.now / HOUR) * HOUR - 1;
    const sent = came({ id: newUlid(test.time.now), popups: [POPUP] });
    await Promise.all(Array.from({ length: 10 }, () => report(sent)));
    expect(await kept()).toMatchObject([{ sk: sent.id }]);
    test.time.now += MINUTE;
    await report({ ...sent, views: { C1: 9 }, landing: 'C1' });
    expect(await kept()).toEqual([]);
    expect(await clicks()).toEqual({ [POPUP]: 1 });
  });

  it('counts each clicked popup of the live revision once', async () => {
    await report(came({ popups: [POPUP, POPUP, OTHER, numberedUlid(77)] }));
    await report(came({ popups: [POPUP] }));
    expect(await clicks()).toEqual({ [POPUP]: 2, [OTHER]: 1 });
    const { site } = await user.get(siteId);
    const without = await user.save(siteId, site.working, { popups: { [POPUP]: null } });
    await report(came({ popups: [POPUP] }));
    expect(await clicks()).toMatchObject({ [POPUP]: 3 });
    await user.publish(siteId, without.site.working);
    await report(came({ popups: [POPUP] }));
    expect(await clicks()).toMatchObject({ [POPUP]: 3 });
  });

  it('is not-found on an unpublished site and stores nothing', async () => {
    const draft = (await user.create()).id;
    const hidden = await published();
    await user.publish(hidden, (await user.get(hidden)).site.working, 'private');
    const deleted = await published();
    await user.remove(deleted);
    for (const id of [draft, hidden, deleted, 'nowherenear1']) {
      expect(await refusalOf(report(came(), '192.0.2.1', id))).toMatchObject({ code: 'not-found' });
      expect(await kept(id)).toEqual([]);
    }
  });

  it('is limited per network without table access', async () => {
    for (let done = 0; done < VISITS_PER_MINUTE; done += 20)
      await Promise.all(Array.from({ length: 20 }, () => report(came(), '198.51.100.1')));
    test.takeTraffic();
    for (let more = 0; more < 50; more += 1)
      expect(await refusalOf(report(came(), '198.51.100.1'))).toMatchObject({ code: 'too-many-requests', retryAfter: 60 });
    expect(test.takeTraffic()).toEqual({ calls: [], itemsWritten: 0 });
    await report(came(), '198.51.100.2');
    expect(await kept()).toHaveLength(VISITS_PER_MINUTE + 1);
    test.time.now += MINUTE;
    await report(came(), '198.51.100.1');
  });
});

/** A report with arbitrary values in any field. */
const fuzzed = fc
  .tuple(
    fc.constantFrom('id', 'lang', 'landing', 'views', 'swipes', 'buttons', 'popups', 'seconds', 'more'),
    fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue()),
  )
  .map(([field, value]) => ({ ...came(), [field]: value }));

it('rejects any report or stores it as numbers and cells within bounds', async () => {
  let address = 0;
  await fc.assert(
    fc.asyncProperty(fuzzed, async (sent) => {
      address += 1;
      const parsed = parse(visit.report.body, sent);
      if (!parsed.ok) return;
      await report(parsed.value, `10.0.${address >> 8}.${address & 255}`);
    }),
    { numRuns: 300 },
  );
  for (const { sk, pk, entity, createdAt, expiresAt, ...told } of await kept()) {
    expect(parse(visit.report.body, { id: sk, ...told })).toMatchObject({ ok: true });
    expect([pk, entity, createdAt, typeof expiresAt]).toEqual([
      expect.stringContaining(siteId),
      'visit',
      test.clock().toISOString(),
      'number',
    ]);
  }
});
