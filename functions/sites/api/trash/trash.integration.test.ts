import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { accountKey, siteCountKey, siteKey, siteMediaKey, siteTrashPartition } from '#functions/platform/keys/keys.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { type SiteSummary, TrashedSite } from '#shared/model/sites/site.ts';
import { SITE_TRASH_DAYS } from '#shared/model/limits.ts';
import {
  type Actor,
  addPublishableSite,
  addReadyMedia,
  refusalOf,
  type SiteFixture,
  startSiteFixture,
} from '#test/support/api/site-fixture.ts';
import { storeFormEntry } from '#test/support/visitors/form-entries.ts';

const DAY = 24 * 3_600_000;

let test: SiteFixture;
let user: Actor;
let oem: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
  [user, oem] = [test.as(test.accounts.USER), test.as(test.accounts.OEM)];
});
afterAll(() => test.stop());
beforeEach(() => test.interceptWith(() => undefined));

const publishable = (): Promise<SiteSummary> => addPublishableSite(test, test.accounts.USER);
const published = async (): Promise<SiteSummary> => {
  const { id, working } = await publishable();
  return (await user.publish(id, working)).site;
};
const trashedIds = async (actor: Actor): Promise<string[]> => (await actor.trash()).sites.map(({ id }) => id);
const figures = () => readScopeCounts(test.table, scopeOf(test.accounts.OEM.id));
const ownCount = async (): Promise<unknown> => (await test.table.get(siteCountKey(test.accounts.USER.id)))?.['count'];
const jobsOf = async (subject: string): Promise<string[]> => {
  test.time.now += 61_000;
  return (await test.dependencies.jobs.listOverdue(1_000)).filter(({ subjectId }) => subjectId === subject).map(({ kind }) => kind);
};

describe('a deleted site', () => {
  it('a deleted site is in the trash of every account above it for 30 days, the last deleted one first (R-9.70)', async () => {
    const [first, second] = [await publishable(), await publishable()];
    await user.remove(first.id);
    test.time.now += 1_000;
    const deletedAt = test.clock();
    await user.remove(second.id);
    for (const actor of [user, oem, test.as(test.accounts.MASTER)])
      expect((await trashedIds(actor)).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await trashedIds(test.as(test.accounts.STRANGER))).toEqual([]);
    const [shown] = (await user.trash()).sites;
    expect(TrashedSite.parse(shown)).toMatchObject({
      name: second.name,
      owner: { id: test.accounts.USER.id, companyName: test.accounts.USER.companyName },
      deletedAt: deletedAt.toISOString(),
      restorableUntil: new Date(deletedAt.getTime() + SITE_TRASH_DAYS * DAY).toISOString(),
    });
  });

  it('the trash is listed page by page', async () => {
    for (let index = 0; index < 3; index += 1) await user.remove((await user.create()).id);
    const all = await trashedIds(user);
    const first = await user.trash({ limit: 2 });
    const second = await user.trash({ limit: 2, ...(first.nextCursor !== null && { cursor: first.nextCursor }) });
    expect([...first.sites, ...second.sites].map(({ id }) => id)).toEqual(all.slice(0, 4));
    expect(await refusalOf(user.trash({ cursor: 'bm9uc2Vuc2U' }))).toMatchObject({ code: 'invalid-input' });
  });

  it('a site in the trash keeps its content, even if the index of due sites still has its former entry', async () => {
    const site = await publishable();
    const { mediaId } = await addReadyMedia(test, test.accounts.USER, site.id);
    await user.remove(site.id);
    const sweep = siteSweep(test.table, test.clock);
    test.time.now += (SITE_TRASH_DAYS - 1) * DAY;
    expect(await sweep.listDue(1_000)).not.toContain(site.id);
    expect(await sweep.detachDeletedMedia(site.id)).toEqual([]);
    await sweep.sweepOnce(site.id);
    expect((await user.untrash(site.id)).site).toMatchObject({ id: site.id, working: site.working });
    expect(await test.table.get(siteMediaKey(site.id, mediaId))).toBeDefined();
  });

  it('a deleted site is removed with its entry in the trash after 30 days', async () => {
    const site = await user.create();
    await user.remove(site.id);
    test.time.now += SITE_TRASH_DAYS * DAY + 1;
    expect(await refusalOf(user.untrash(site.id))).toEqual({ code: 'not-found' });
    const sweep = siteSweep(test.table, test.clock);
    expect(await sweep.listDue(1_000)).toContain(site.id);
    await sweep.sweepOnce(site.id);
    expect(await test.table.get(siteKey(site.id))).toBeUndefined();
    const left = await test.table.queryAll({ pk: siteTrashPartition(test.accounts.USER.id) });
    expect(left.map((entry) => entry['siteId'])).not.toContain(site.id);
  });
});

describe('restoring a site', () => {
  it('restoring returns a site as it was, to every list, figure and search, and publishes it again (R-9.70)', async () => {
    const site = await published();
    await storeFormEntry(test.table, site.id, { kind: 'contact', email: 'visitor@example.com' });
    const [counted, own] = [await figures(), await ownCount()];
    const content = await user.get(site.id);
    await user.remove(site.id);
    await jobsOf(site.id);
    const restored = (await user.untrash(site.id)).site;
    expect((await user.get(site.id)).document).toEqual(content.document);
    expect(restored).toMatchObject({ status: 'PUBLISH', live: site.live, working: site.working, publishedAt: site.publishedAt });
    expect(restored.publicationId).not.toBe(site.publicationId);
    expect((await user.publication(site.id, restored.publicationId ?? '')).publication.state).toBe('queued');
    expect([await figures(), await ownCount()]).toEqual([counted, own]);
    for (const actor of [user, oem]) {
      expect((await actor.list({ limit: 100 })).sites.map(({ id }) => id)).toContain(site.id);
      const found = await actor.list({ limit: 100, keyword: site.name, status: 'PUBLISH' });
      expect(found.sites.map(({ id }) => id)).toContain(site.id);
    }
    expect(await trashedIds(user)).not.toContain(site.id);
    const stored = await test.table.get(siteKey(site.id));
    for (const mark of ['deletedAt', 'trashedUntil', 'isClearing']) expect(stored).not.toHaveProperty(mark);
    expect(await jobsOf(site.id)).toContain('publish');
    expect(await jobsOf(test.accounts.USER.id)).toContain('contract');
  });

  it('restoring drops the scheduled publications of a site', async () => {
    const site = await publishable();
    const at = new Date(test.time.now + 7 * DAY).toISOString();
    await user.schedule(site.id, { public: { at, revision: site.working }, private: null });
    await user.remove(site.id);
    expect((await user.untrash(site.id)).site.scheduled).toEqual([]);
  });

  it('restoring is refused beyond the limit of the plan, and changes nothing', async () => {
    const light = test.as(test.accounts.STRANGER);
    const first = await light.create();
    await light.remove(first.id);
    const second = await light.create();
    expect(await refusalOf(light.untrash(first.id))).toEqual({ code: 'plan-limit-reached' });
    expect(await trashedIds(light)).toContain(first.id);
    await light.remove(second.id);
    expect((await light.untrash(first.id)).site.id).toBe(first.id);
    expect(await refusalOf(light.create())).toEqual({ code: 'plan-limit-reached' });
  });

  it('restoring is refused if the present plan does not allow the content of the site', async () => {
    const customer = await test.people.add('USER', test.accounts.OEM, { planId: 'standard' });
    const actor = test.as(customer);
    const site = await actor.create({ rows: 10, columns: 5 });
    await actor.remove(site.id);
    await test.table.update(accountKey(customer.id), { set: { planId: 'light' } });
    expect(await refusalOf(actor.untrash(site.id))).toEqual({ code: 'plan-limit-reached' });
    await test.table.update(accountKey(customer.id), { set: { planId: 'standard' } });
    expect((await actor.untrash(site.id)).site.id).toBe(site.id);
  });

  it('a site leaves the trash once, whatever is repeated or concurrent', async () => {
    const site = await user.create();
    const before = Number(await ownCount());
    await user.remove(site.id);
    const outcomes = await Promise.allSettled([user.untrash(site.id), oem.untrash(site.id), user.purge(site.id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isBack = outcomes[2]?.status === 'rejected';
    expect(await ownCount()).toBe(before - (isBack ? 0 : 1));
    expect(await refusalOf(user.untrash(site.id))).toEqual({ code: 'not-found' });
  });

  it('restoring is refused once the contract of the owner has ended', async () => {
    const customer = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
    const site = await test.as(customer).create();
    await test.as(customer).remove(site.id);
    await test.table.update(accountKey(customer.id), { set: { contractStatus: 'TERMINATED' } });
    expect((await refusalOf(test.as(test.accounts.MASTER).untrash(site.id))).code).toMatch(/^(?:contract-ended|account-terminated)$/);
  });
});

describe('deleting a site permanently', () => {
  it('deleting a site permanently takes it from the trash, and cannot be undone (R-9.71)', async () => {
    const site = await publishable();
    expect(await refusalOf(user.purge(site.id))).toEqual({ code: 'not-found' });
    await user.remove(site.id);
    expect(await user.purge(site.id)).toBeNull();
    expect(await trashedIds(oem)).not.toContain(site.id);
    expect(await refusalOf(user.untrash(site.id))).toEqual({ code: 'not-found' });
    expect(await refusalOf(user.purge(site.id))).toEqual({ code: 'not-found' });
    test.time.now += 3_600_001;
    expect(await siteSweep(test.table, test.clock).listDue(1_000)).toContain(site.id);
  });
});
