import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyMedia, refusalOf, sheet, sheetsInFirstCells, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: SiteFixture;
let oem: Account;
let customer: Account;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  oem = await test.people.add('OEM_MASTER', test.accounts.MASTER);
  customer = await test.people.add('USER', oem, { planId: 'ep', contactName: 'Customer' });
});

const logOf = async ({ id }: Account) =>
  (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 100 })).entries.filter(
    ({ subject }) => subject.kind === 'site',
  );
const figuresOf = async ({ id }: Account) =>
  Object.fromEntries(
    Object.entries(await readScopeCounts(test.table, scopeOf(id))).filter(([name, count]) => name.startsWith('site.') && count),
  );

async function saved(owner: Account, name = 'A site'): Promise<SiteSummary> {
  const actor = test.as(owner);
  const { id, working } = await actor.create({ rows: 1, columns: 1, name });
  const image = await addReadyMedia(test, owner, id);
  return (await actor.save(id, working, sheetsInFirstCells(1, 1, [sheet('one', { image })]).changes)).site;
}

describe('audit log of a site', () => {
  it('contains all actions for the owner and every account above, but saves for the owner only', async () => {
    const user = test.as(customer);
    const site = await saved(customer);
    const { settings } = (await user.get(site.id)).document;
    const renamed = await test.as(oem).save(site.id, site.working, { settings: { ...settings, name: 'Another name' } });
    await user.publish(site.id, renamed.site.working);
    await test.as(test.accounts.MASTER).publish(site.id, renamed.site.working, 'private');
    await user.remove(site.id);
    const entries = await logOf(customer);
    expect(entries.map(({ action, actor, subject }) => [action, actor?.name, actor?.role, subject.name])).toEqual([
      ['site.delete', 'Customer', 'USER', 'Another name'],
      ['site.unpublish', 'A MASTER', 'MASTER', 'Another name'],
      ['site.publish', 'Customer', 'USER', 'Another name'],
      ['site.save', 'A OEM_MASTER', 'OEM_MASTER', 'Another name'],
      ['site.save', 'Customer', 'USER', 'A site'],
      ['site.create', 'Customer', 'USER', 'A site'],
    ]);
    for (const { subject } of entries) expect(subject).toMatchObject({ kind: 'site', id: site.id, ownerId: customer.id });
    expect(entries[3]?.changes).toEqual([{ field: 'name', from: 'A site', to: 'Another name' }]);
    for (const above of [oem, test.accounts.MASTER])
      expect((await logOf(above)).filter(({ subject }) => subject.id === site.id).map(({ action }) => action)).toEqual([
        'site.delete',
        'site.unpublish',
        'site.publish',
        'site.create',
      ]);
  });

  it('contains neither rejected requests nor saves without changes', async () => {
    const site = await saved(customer);
    const before = await logOf(customer);
    await test.as(customer).save(site.id, site.working, {});
    await refusalOf(test.as(customer).save(site.id, site.working, { grid: { numberHorizontal: 1, numberVertical: 1, cells: {} } }));
    await refusalOf(test.as(customer).publish(site.id, '01JD00000000000000000000AA'));
    await refusalOf(test.as(test.accounts.STRANGER).remove(site.id));
    expect(await logOf(customer)).toEqual(before);
  });
});

describe('site counts', () => {
  it('are correct by status for the owner and every account above, under concurrent changes', async () => {
    const act = fc.constantFrom('create' as const, 'publish' as const, 'unpublish' as const, 'delete' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(act, fc.nat(2)), { maxLength: 8 }), async (acts) => {
        const mine = await test.people.add('USER', oem, { planId: 'ep' });
        const ids: SiteSummary[] = [await saved(mine)];
        const actor = test.as(mine);
        await Promise.all(
          acts.map(async ([kind, index]) => {
            const site = ids[index % ids.length];
            if (kind === 'create') ids.push(await saved(mine));
            else if (site && kind === 'delete') await actor.remove(site.id).catch(() => undefined);
            else if (site) await actor.publish(site.id, site.working, kind === 'publish' ? 'public' : 'private').catch(() => undefined);
          }),
        );
        const figures: Record<string, number> = {};
        for (const { status } of (await actor.list({ limit: 100 })).sites) figures[`site.${status}`] = (figures[`site.${status}`] ?? 0) + 1;
        expect(await figuresOf(mine)).toEqual(figures);
      }),
      { numRuns: repetitions(6, 15) },
    );
    const all: Record<string, number> = {};
    for (const { status } of (await test.as(oem).list({ limit: 100 })).sites) all[`site.${status}`] = (all[`site.${status}`] ?? 0) + 1;
    expect(await figuresOf(oem)).toEqual(all);
  });
});
