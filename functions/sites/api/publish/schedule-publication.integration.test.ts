import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, addPublishableSite, refusalOf, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import type { Sheet, SiteSummary } from '#shared/model/sites/site.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: SiteFixture;
let user: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = NOON;
});

const publishable = (): Promise<SiteSummary> => addPublishableSite(test, test.accounts.USER);
const at = (ms: number): string => new Date(NOON + ms).toISOString();

describe('schedule of a publication', () => {
  it('is returned with the site and in lists, and does not change the site’s status', async () => {
    const { id, working } = await publishable();
    const by = test.accounts.USER.contactName;
    const scheduled = [
      { visibility: 'public', at: at(DAY), revision: working, by },
      { visibility: 'private', at: at(2 * DAY), revision: null, by },
    ];
    const planning = { public: { at: at(DAY), revision: working }, private: { at: at(2 * DAY) } };
    expect(await user.schedule(id, planning)).toMatchObject({ status: 'DRAFT', live: null, scheduled });
    expect((await user.get(id)).site.scheduled).toEqual(scheduled);
    expect((await user.list()).sites.find((site) => site.id === id)?.scheduled).toEqual(scheduled);
  });

  it('can be moved and cancelled; only actual changes are audited', async () => {
    const { id, working } = await publishable();
    const begin = (day: number) => ({ at: at(day * DAY), revision: working });
    await user.schedule(id, { public: begin(1) });
    await user.schedule(id, { public: begin(3), private: { at: at(4 * DAY) } });
    expect((await test.as(test.accounts.OEM).schedule(id, { public: begin(3) })).scheduled).toMatchObject([
      { at: at(3 * DAY), by: test.accounts.USER.contactName },
    ]);
    expect((await user.schedule(id, {})).scheduled).toEqual([]);
    expect((await user.schedule(id, {})).scheduled).toEqual([]);
    const { entries } = await auditStore(test.table).list(scopeOf(test.accounts.USER.id), { after: undefined, limit: 100 });
    const changes = entries.filter(({ subject, action }) => subject.id === id && action === 'site.schedule').map((entry) => entry.changes);
    expect(changes).toEqual([
      [{ field: 'publishAt', from: at(3 * DAY), to: null }],
      [{ field: 'unpublishAt', from: at(4 * DAY), to: null }],
      [
        { field: 'publishAt', from: at(DAY), to: at(3 * DAY) },
        { field: 'unpublishAt', from: null, to: at(4 * DAY) },
      ],
      [{ field: 'publishAt', from: null, to: at(DAY) }],
    ]);
  });

  it('is removed when the site is published or unpublished immediately', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(DAY), revision: working }, private: { at: at(2 * DAY) } });
    const { site } = await user.publish(id, working);
    expect(site.scheduled.map(({ visibility }) => visibility)).toEqual(['private']);
    expect((await user.publish(id, working, 'private')).site.scheduled).toEqual([]);
  });

  it('can unpublish a site and publish it again later', async () => {
    const { id, working } = await publishable();
    await user.publish(id, working);
    const { scheduled } = await user.schedule(id, { public: { at: at(2 * DAY), revision: working }, private: { at: at(DAY) } });
    expect(scheduled.map(({ visibility }) => visibility)).toEqual(['private', 'public']);
  });

  it('is rejected immediately for a time in the past, and for content that cannot be published', async () => {
    const { id, working } = await publishable();
    expect(await refusalOf(user.schedule(id, { public: { at: at(0), revision: working } }))).toMatchObject({
      fields: [{ path: 'public.at', rule: 'not-in-future' }],
    });
    const unknown = { at: at(DAY), revision: '01JD00000000000000000000AA' };
    expect(await refusalOf(user.schedule(id, { public: unknown }))).toMatchObject({ code: 'edit-conflict' });
    const empty = await user.create();
    const planning = { public: { at: at(DAY), revision: empty.working } };
    expect(await refusalOf(user.schedule(empty.id, planning))).toMatchObject({ code: 'not-publishable' });
    expect(await refusalOf(test.as(test.accounts.STRANGER).schedule(empty.id, planning))).toMatchObject({ code: 'not-found' });
  });

  it('returns warnings of broken links, like an immediate publication (R-9.27)', async () => {
    const { id, working } = await publishable();
    const { document } = await user.get(id);
    const [sheetId = ''] = Object.values(document.grid.cells);
    const edited = { ...document.sheets[sheetId]?.jp, linkButtonText: '問合せ', linkDestinationUrl: '/contact', isInternalLink: true };
    const { site } = await user.save(id, working, { sheets: { [sheetId]: { jp: edited as Sheet } } });
    const warning = [{ rule: 'page-missing', kind: 'button', cell: 'A1', language: 'jp', target: 'contact' }];
    const planning = { public: { at: at(DAY), revision: site.working } };
    expect((await user.plan(id, planning)).deadLinks).toMatchObject(warning);
    expect((await user.publish(id, site.working)).deadLinks).toMatchObject(warning);
    expect((await user.publish(id, site.working, 'private')).deadLinks).toEqual([]);
  });

  it('keeps its autosaved revision when later autosaves replace that revision in the history', async () => {
    const { id, working } = await publishable();
    const { settings } = (await user.get(id)).document;
    const autosave = async (base: string, name: string) =>
      (await user.save(id, base, { settings: { ...settings, name } }, 'auto')).site.working;
    const scheduled = await autosave(working, 'Scheduled');
    await user.schedule(id, { public: { at: at(30 * DAY), revision: scheduled } });
    test.time.now += 60_000;
    await autosave(scheduled, 'Later');
    test.time.now += 3 * DAY;
    await siteSweep(test.table, test.clock).sweepOnce(id);
    expect((await user.revisions(id)).revisions.map(({ revision }) => revision)).not.toContain(scheduled);
    expect((await user.revision(id, scheduled)).document.settings.name).toBe('Scheduled');
  });
});
