import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEMPLATE_PICTURES } from '#test/support/media/template-pictures.ts';
import { mediaUseCases } from '#functions/media/api/use-cases.ts';
import { addReadyMedia, refusalOf, sheet, sheetsInFirstCells, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { objectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import type { ContractStatus } from '#shared/model/role.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { S3Client } from '@aws-sdk/client-s3';

let test: SiteFixture;
let oem: Account;
let customer: Account;
let site: SiteSummary;
let mediaId: string;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  oem = await test.people.add('OEM_MASTER', test.accounts.MASTER);
  customer = await test.people.add('USER', oem, { planId: 'ep' });
  const actor = test.as(customer);
  const { id, working } = await actor.create({ rows: 1, columns: 1 });
  const image = await addReadyMedia(test, customer, id);
  mediaId = image.mediaId;
  ({ site } = await actor.save(id, working, sheetsInFirstCells(1, 1, [sheet('one', { image })]).changes));
});

const setStatus = ({ id }: Account, contractStatus: ContractStatus) => test.table.update(accountKey(id), { set: { contractStatus } });

/** Every write to the site and its media. */
function writesBy(account: Account): Record<string, () => Promise<unknown>> {
  const actor = test.as(account);
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const media = mediaUseCases({
    ...test.dependencies,
    files: objectStorage(new S3Client({ region: 'ap-northeast-1', credentials }), 'media'),
    imageMaxMb: IMAGE_MAX_MB.default,
    templatePictures: TEMPLATE_PICTURES,
  });
  const base = { caller: callerOf(account), params: undefined, query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const file = { name: 'a.png', type: 'image/png', size: 10 };
  return {
    'media.generateUrls': async () => media.generateUrls({ ...base, body: { siteId: site.id, files: [file] } }),
    'media.generateLogoUrl': async () => media.generateLogoUrl({ ...base, body: { siteId: site.id, kind: 'logo', file } }),
    'media.resume': async () => media.resume({ ...base, body: { mediaId } }),
    'media.complete': async () => media.complete({ ...base, body: { mediaIds: [mediaId] } }),
    update: () => actor.save(site.id, site.working, {}),
    publish: () => actor.publish(site.id, site.working),
    delete: () => actor.remove(site.id),
  };
}

/** The error code of each write, `undefined` if it succeeds. */
async function refusalsOf(account: Account): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (const write of Object.values(writesBy(account)))
    codes.push(
      await write().then(
        () => undefined,
        async (error: unknown) => (await refusalOf(Promise.reject(error))).code,
      ),
    );
  return codes;
}
const ALL = 7;

describe('site of a suspended account', () => {
  it('refuses writes by its OEM', async () => {
    await setStatus(customer, 'SUSPENDED');
    expect(await refusalsOf(oem)).toEqual(Array.from({ length: ALL }, () => 'account-suspended'));
    expect((await test.as(oem).get(site.id)).site).toEqual(site);
  });

  it('accepts writes by the operator, also below a suspended OEM', async () => {
    await setStatus(customer, 'SUSPENDED');
    await setStatus(oem, 'SUSPENDED');
    expect(await refusalsOf(test.accounts.MASTER)).toEqual(Array.from({ length: ALL }, () => undefined));
  });
});

describe('site of or below a terminated account', () => {
  it.each(['customer', 'oem'] as const)('refuses all writes if the terminated account is the %s', async (who) => {
    await setStatus(who === 'oem' ? oem : customer, 'TERMINATED');
    expect(await refusalsOf(test.accounts.MASTER)).toEqual(Array.from({ length: ALL }, () => 'account-terminated'));
    if (who === 'customer') expect(await refusalsOf(oem)).toEqual(Array.from({ length: ALL }, () => 'account-terminated'));
    expect((await test.as(test.accounts.MASTER).get(site.id)).site).toEqual(site);
  });
});

describe('assertOwnerActive', () => {
  it('takes one database call for a site of another account, and none for a site of the caller’s own account', async () => {
    const count = async (write: (() => Promise<unknown>) | undefined) => {
      test.takeTraffic();
      await write?.();
      return test.takeTraffic().calls.length;
    };
    for (const name of ['media.generateUrls', 'media.generateLogoUrl', 'media.resume', 'media.complete', 'update'])
      expect((await count(writesBy(oem)[name])) - (await count(writesBy(customer)[name])), name).toBe(1);
  });

  it('runs after the scope check: a caller outside the tree gets not-found', async () => {
    await setStatus(customer, 'TERMINATED');
    expect(new Set(await refusalsOf(test.accounts.STRANGER))).toEqual(new Set(['not-found']));
  });

  it('skips the caller’s own account, because the policy checks that account', async () => {
    await setStatus(customer, 'SUSPENDED');
    expect(await refusalsOf(customer)).toEqual(Array.from({ length: ALL }, () => undefined));
  });
});

it('publish refuses a site whose owner’s contract has ended with transition-refused, except as private', async () => {
  await test.table.update(accountKey(customer.id), { set: { contractEnd: '2026-11-19' } });
  for (const account of [customer, oem, test.accounts.MASTER])
    expect(await refusalOf(test.as(account).publish(site.id, site.working))).toEqual({ code: 'transition-refused' });
  await test.as(customer).publish(site.id, site.working, 'private');
});
