import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  addPublishableSite,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  type SiteFixture,
  startSiteFixture,
} from '#test/support/api/site-fixture.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { EMPTY_CONTENT, SiteSummary } from '#shared/model/sites/site.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';

const UNKNOWN = 'a00000000000';
const UNKNOWN_ULID = '01JD00000000000000000000AA';

let test: SiteFixture;
let user: Actor;
let oem: Actor;
let master: Actor;
let stranger: Actor;

beforeAll(async () => {
  test = await startSiteFixture();
  const { USER, OEM, MASTER, STRANGER } = test.accounts;
  [user, oem, master, stranger] = [test.as(USER), test.as(OEM), test.as(MASTER), test.as(STRANGER)];
});
afterAll(() => test.stop());

const publishable = (): Promise<SiteSummary> => addPublishableSite(test, test.accounts.USER);

describe('creation of a site', () => {
  it('stores an empty draft with its own origin', async () => {
    const site = await user.create({ rows: 4, columns: 5, name: 'Winter sale' });
    expect(SiteSummary.parse(site)).toEqual(site);
    expect(site).toMatchObject({
      name: 'Winter sale',
      status: 'DRAFT',
      live: null,
      publicationId: null,
      publishedAt: null,
      url: `https://${site.id}.sites.example.com`,
    });
    const content = await user.get(site.id);
    expect(apiContract.site.get.response.parse(content)).toEqual(content);
    expect(content.document).toEqual({
      settings: {
        name: 'Winter sale',
        viewMode: 'MOBILE',
        logo: null,
        favicon: null,
        languages: ['jp'],
        defaultLanguage: 'jp',
        displayLanguageIcon: true,
        displayGlobalMenu: false,
        globalMenuTextColor: '#FFFFFF',
        speakerColor: '#FFFFFF',
        customPath: '',
        tagManager: false,
        goals: [],
        theme: null,
        styles: [],
        consent: { isOn: false, texts: {} },
        embedOrigins: [],
      },
      grid: { numberHorizontal: 4, numberVertical: 5, cells: {} },
      ...EMPTY_CONTENT,
      sheets: {},
    });
  });

  it('checks the grid against the plan', async () => {
    expect(await refusalOf(stranger.create({ rows: 31, columns: 1 }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'numberHorizontal', rule: 'plan-max-direction', params: { max: 30 } }],
    });
    expect(await refusalOf(stranger.create({ rows: 6, columns: 6 }))).toMatchObject({
      fields: [{ path: 'numberHorizontal', rule: 'plan-max-sheets' }],
    });
  });

  it('is rejected at the plan’s limit of sites, also for concurrent requests, until a site is deleted', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => stranger.create()));
    const made = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
    expect(made).toHaveLength(1);
    expect(await refusalOf(stranger.create())).toEqual({ code: 'plan-limit-reached' });
    await stranger.remove(made[0]?.id ?? '');
    await stranger.create();
    expect(await refusalOf(stranger.create())).toEqual({ code: 'plan-limit-reached' });
  });
});

describe('site list by account', () => {
  it('contains a site for its owner and the accounts above only', async () => {
    const site = await user.create();
    for (const actor of [user, oem, master]) {
      expect((await actor.get(site.id)).site).toEqual(site);
      expect((await actor.list()).sites).toContainEqual(expect.objectContaining(site));
    }
    expect((await stranger.list({ limit: 100 })).sites.map(({ id }) => id)).not.toContain(site.id);
    const attempts = (id: string, revision: string) => [
      stranger.get(id),
      stranger.save(id, revision, {}),
      stranger.publish(id, revision),
      stranger.publication(id, UNKNOWN_ULID),
      stranger.remove(id),
    ];
    const refusals = await Promise.all([...attempts(site.id, site.working), ...attempts(UNKNOWN, UNKNOWN_ULID)].map(refusalOf));
    expect(refusals).toEqual(refusals.map(() => ({ code: 'not-found' })));
  });

  it('contains a new site for the creator’s account', async () => {
    const site = await master.create();
    expect(await refusalOf(user.get(site.id))).toEqual({ code: 'not-found' });
    expect(await refusalOf(oem.get(site.id))).toEqual({ code: 'not-found' });
  });

  it('returns pages newest first while sites are being created', async () => {
    const actor = oem;
    const before = (await actor.list({ limit: 100 })).sites.length;
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      test.time.now += 1_000;
      made.unshift((await actor.create({ name: `Site ${index}` })).id);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await actor.list({ limit: 2, ...(cursor !== undefined && { cursor }) });
      expect(page.sites.length).toBeLessThanOrEqual(2);
      seen.push(...page.sites.map(({ id }) => id));
      cursor = page.nextCursor;
      test.time.now += 1_000;
      if (seen.length === 2) await actor.create();
    }
    expect(seen).toHaveLength(before + 5);
    expect(seen.slice(0, 5)).toEqual(made);
  });

  it('applies a cursor to the caller’s own list, and rejects forged cursors', async () => {
    for (let index = 0; index < 2; index += 1) await user.create();
    const { nextCursor } = await user.list({ limit: 1 });
    const { sites } = await stranger.list({ limit: 100, cursor: nextCursor ?? '' });
    for (const { id } of sites) expect((await stranger.get(id)).site.id).toBe(id);
    for (const cursor of ['x', Buffer.from('ACCOUNT').toString('base64url'), '%']) {
      expect(await refusalOf(user.list({ limit: 1, cursor }))).toEqual({
        code: 'invalid-input',
        fields: [{ path: 'query.cursor', rule: 'invalid' }],
      });
    }
  });
});

describe('publication of a site', () => {
  it('sets the live revision and creates a job', async () => {
    const saved = await publishable();
    const { site, publication } = await user.publish(saved.id, saved.working);
    expect(site).toMatchObject({
      status: 'PUBLISH',
      live: saved.working,
      publicationId: publication.id,
      publishedAt: publication.createdAt,
    });
    expect(publication).toMatchObject({ siteId: saved.id, state: 'queued' });
    expect((await user.publication(saved.id, publication.id)).publication).toEqual(publication);
    expect((await user.get(saved.id)).site).toEqual(site);
    const unpublished = await user.publish(saved.id, saved.working, 'private');
    expect(unpublished.site).toMatchObject({ status: 'PRIVATE', publishedAt: publication.createdAt });
  });

  it('returns the public URL of the live revision, not of the working one', async () => {
    const site = await publishable();
    const { document } = await user.get(site.id);
    const withPath = (customPath: string) => ({ settings: { ...document.settings, customPath } });
    const named = await user.save(site.id, site.working, withPath('shop'));
    expect(named.site.url).toBe(`https://${site.id}.sites.example.com`);
    expect((await user.publish(site.id, named.site.working)).site.url).toBe(`https://${site.id}.sites.example.com/shop`);
    const renamed = await user.save(site.id, named.site.working, withPath('store'));
    expect(renamed.site.url).toBe(`https://${site.id}.sites.example.com/shop`);
    expect((await user.publish(site.id, renamed.site.working, 'private')).site.url).toBe(`https://${site.id}.sites.example.com/shop`);
    expect((await user.get(site.id)).site.url).toBe(`https://${site.id}.sites.example.com/shop`);
  });

  it('rejects incomplete content; unpublishing it is allowed', async () => {
    const empty = await user.create();
    expect(await refusalOf(user.publish(empty.id, empty.working))).toEqual({
      code: 'not-publishable',
      faults: [{ rule: 'no-sheets', part: 'grid', cell: null, language: null, subject: null, name: null }],
    });
    const { changes } = sheetsInFirstCells(3, 3, [sheet('without a picture')]);
    const { site } = await user.save(empty.id, empty.working, changes);
    expect(await refusalOf(user.publish(site.id, site.working))).toEqual({
      code: 'not-publishable',
      faults: [{ rule: 'creative-missing', part: 'sheet', cell: 'A1', language: 'jp', subject: null, name: null }],
    });
    expect((await user.publish(site.id, site.working, 'private')).site).toMatchObject({ status: 'PRIVATE', live: null });
  });

  it('accepts only revisions of the same site', async () => {
    const [one, other] = [await publishable(), await publishable()];
    for (const revision of [other.working, UNKNOWN_ULID]) {
      expect(await refusalOf(user.publish(one.id, revision))).toEqual({ code: 'edit-conflict' });
      expect(await refusalOf(user.publish(one.id, revision, 'private'))).toEqual({ code: 'edit-conflict' });
    }
    expect((await user.get(one.id)).site.status).toBe('DRAFT');
  });

  it('rejects transitions that the status does not allow', async () => {
    const site = await publishable();
    await test.table.update({ pk: `SITE#${site.id}`, sk: 'SITE' }, { set: { status: 'EXPIRED' } });
    for (const visibility of ['public', 'private'] as const) {
      expect(await refusalOf(user.publish(site.id, site.working, visibility))).toEqual({ code: 'site-expired' });
      expect(await refusalOf(master.publish(site.id, site.working, visibility))).toEqual({ code: 'transition-refused' });
    }
  });

  it('changes what visitors see while the status remains DOMAIN_VERIFYING', async () => {
    const saved = await publishable();
    await test.table.update(siteKey(saved.id), { set: { status: 'DOMAIN_VERIFYING', returnStatus: 'DRAFT' } });
    const isSeen = async () => (await publicSiteStore(test.table).find(saved.id)) !== undefined;
    expect(await isSeen()).toBe(false);
    const { site } = await user.publish(saved.id, saved.working);
    expect([site.status, site.returnStatus, await isSeen()]).toEqual(['DOMAIN_VERIFYING', 'PUBLISH', true]);
    expect((await user.get(saved.id)).site).toEqual(site);
    const hidden = await user.publish(saved.id, saved.working, 'private');
    expect([hidden.site.status, hidden.site.returnStatus, await isSeen()]).toEqual(['DOMAIN_VERIFYING', 'PRIVATE', false]);
  });

  it('serialises concurrent publications, each with its own job', async () => {
    const site = await publishable();
    const outcomes = await Promise.all([
      user.publish(site.id, site.working),
      oem.publish(site.id, site.working, 'private'),
      master.publish(site.id, site.working),
    ]);
    const last = (await user.get(site.id)).site;
    expect(outcomes.map(({ site: after }) => after)).toContainEqual(last);
    for (const { publication } of outcomes) expect((await user.publication(site.id, publication.id)).publication.state).toBe('queued');
  });

  it('can be read only through its own site', async () => {
    const [one, other] = [await publishable(), await publishable()];
    const { publication } = await user.publish(other.id, other.working);
    expect(await refusalOf(user.publication(one.id, publication.id))).toEqual({ code: 'not-found' });
    expect(await refusalOf(user.publication(one.id, UNKNOWN_ULID))).toEqual({ code: 'not-found' });
  });
});

describe('deletion of a site', () => {
  it('hides the site immediately, and creates the job that unpublishes it', async () => {
    const site = await publishable();
    expect(await user.remove(site.id)).toBeNull();
    const attempts = [user.get(site.id), user.save(site.id, site.working, {}), user.publish(site.id, site.working), user.remove(site.id)];
    expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => ({ code: 'not-found' })));
    for (const actor of [user, oem, master]) expect((await actor.list({ limit: 100 })).sites.map(({ id }) => id)).not.toContain(site.id);
    test.time.now += 61_000;
    expect((await test.dependencies.jobs.listOverdue(100)).map(({ subjectId }) => subjectId)).toContain(site.id);
  });

  it.each([
    ['save', (site: SiteSummary) => user.save(site.id, site.working, sheetsInFirstCells(4, 4, []).changes)],
    ['publication', (site: SiteSummary) => user.publish(site.id, site.working)],
    ['deletion', (site: SiteSummary) => oem.remove(site.id)],
  ])('prevails over a concurrent %s', async (kind, call) => {
    const site = kind === 'save' ? await user.create() : await publishable();
    let isMet = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isMet) return;
      isMet = true;
      await user.remove(site.id);
    });
    if (kind === 'deletion') expect(await call(site)).toBeNull();
    else expect(await refusalOf(call(site))).toEqual({ code: 'not-found' });
    test.interceptWith(() => undefined);
    expect(await refusalOf(user.get(site.id))).toEqual({ code: 'not-found' });
  });
});

it('site endpoints use the minimum number of database calls', async () => {
  const site = await publishable();
  const count = async (call: Promise<unknown>): Promise<number> => {
    await call;
    return test.takeTraffic().calls.length;
  };
  test.takeTraffic();
  expect(await count(user.list())).toBe(4);
  expect(await count(user.get(site.id))).toBe(5);
  expect(await count(user.create())).toBe(5);
  const { publication } = await user.publish(site.id, site.working);
  // Two of the calls update the site's search index entries to the new status, here and below.
  expect(test.takeTraffic().calls).toHaveLength(8);
  expect(await count(user.publication(site.id, publication.id))).toBe(2);
  expect(await count(user.publish(site.id, site.working, 'private'))).toBe(5);
  expect(await count(user.remove(site.id))).toBe(4);
});
