import { afterAll, beforeAll, describe, it } from 'vitest';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { COLLECTED_HOUR, METERED_OBJECT, METERED_SITE, ROLL_UP } from '#infra/operations/cost/counts.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { type CrowdPath, startCrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import { type PublishedSite, publishCrowdSite } from '#test/simulated-crowd/crowd-site.ts';
import { startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { type Capacity, countCapacity } from '#test/support/count-capacity.ts';
import { expectAbout } from '#test/support/expect-about.ts';
import { crowdOf, deliverCrowd } from '#test/support/visits/deliver-crowd.ts';

/** A site with 10,000 visits a month has 330 a day. */
const VISITS_OF_A_DAY = 330;
const HOURS = Array.from({ length: 12 }, (_, hour) => `2025-11-20T${String(hour).padStart(2, '0')}`);
const LAST = '2025-11-20T11';
const NOW = Date.parse('2025-11-20T12:20:00Z');

let test: SiteFixture;
let path: CrowdPath;
let site: PublishedSite;
let takeCapacity: () => Capacity;
let storage = { put: 0, get: 0 };

/** Counts the requests to the storage: S3 bills writing and listing at one price, and reading at a lower one. */
const counted = (bucket: ObjectStorage): ObjectStorage => ({
  ...bucket,
  list(prefix) {
    storage.put += 1;
    return bucket.list(prefix);
  },
  write(object) {
    storage.put += 1;
    return bucket.write(object);
  },
  read(key) {
    storage.get += 1;
    return bucket.read(key);
  },
});

beforeAll(async () => {
  test = await startSiteFixture();
  path = await startCrowdPath(test, counted);
  site = await publishCrowdSite(test, test.accounts.USER, 'Measured');
  test.time.now = NOW;
  takeCapacity = countCapacity(test.client);
});
afterAll(async () => {
  await path.stop();
  await test.stop();
});

/** Delivers visits of these hours in one log object. */
async function deliver(seed: number, visits: number, hours: readonly string[]): Promise<void> {
  const crowd = crowdOf(site.site, { seed, visits, hours });
  const { delivered } = deliverCrowd(crowd, { random: seededRandom(seed), repeated: 0, lost: 0 });
  await path.deliver(await inParallel(delivered, 16, (part) => path.request(site.site.host, part)));
}

async function costOf(work: () => Promise<unknown>) {
  takeCapacity();
  storage = { put: 0, get: 0 };
  await work();
  return { ...takeCapacity(), ...storage };
}

describe('cost model of visits', () => {
  it('states the requests of a log object with visits of one site and hour, and of the roll-up that follows', async () => {
    await deliver(1, VISITS_OF_A_DAY, HOURS);
    await path.rollUp();
    await deliver(2, 3, [LAST]);
    await path.rollUp();
    const first = await costOf(() => deliver(3, 3, [LAST]));
    const further = await costOf(() => deliver(4, 3, [LAST]));
    expectAbout(further, COLLECTED_HOUR);
    let requested = 0;
    const rollUp = await costOf(async () => {
      requested = await path.rollUp();
    });
    expectAbout({ ...rollUp, write: rollUp.write + first.write - further.write, messages: requested }, ROLL_UP);
  });

  it('states the requests of metering the page views of a log object, and of each of its sites', async () => {
    const siteIds = Array.from({ length: 21 }, (_, number) => `metered${String(number).padStart(5, '0')}`);
    for (const id of siteIds)
      await test.table.put({ ...siteKey(id), entity: 'site', id, name: 'Tea', lineage: ['operator', 'oem', `user-${id}`] });
    const views = pageViewStore(test.table, test.clock);
    const meter = (key: string, ids: readonly string[]) =>
      views.addLogObject(
        key,
        ids.map((siteId) => ({ siteId, month: '2025-11', views: 3 })),
      );
    await meter('first', siteIds);
    const one = await costOf(() => meter('second', siteIds.slice(0, 1)));
    const all = await costOf(() => meter('third', siteIds));
    const further = siteIds.length - 1;
    const ofSite = { read: (all.read - one.read) / further, write: (all.write - one.write) / further };
    expectAbout(ofSite, METERED_SITE);
    expectAbout({ read: one.read - ofSite.read, write: one.write - ofSite.write }, METERED_OBJECT);
  });
});
