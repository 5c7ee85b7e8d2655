import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountExportKey, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { accountRecords } from '#functions/account-export/store/account-records.ts';
import { NOT_EXPORTED } from '#functions/account-export/store/not-exported.ts';
import { siteRecords } from '#functions/account-export/store/site-records.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { erasureCountWrite } from '#functions/visitors/services/erasure/site-erasures.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type ExportFixture, startExportFixture } from '#test/account-export/export-fixture.ts';
import { FILLED_ENTRY } from '#test/get-endpoints/stored-records.ts';
import { emptyTree, type FilledTree, filledTree, type Tree } from '#test/get-endpoints/trees.ts';
import { templateSnapshot } from '#shared/rules/templates/site-template.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';

const PICTURE = Buffer.alloc(3_000_000, 'picture');

let test: ExportFixture;
let tree: FilledTree;
let stranger: Tree;
let archive: Map<string, Buffer>;
let exportId: string;
beforeAll(async () => {
  test = await startExportFixture();
  tree = await filledTree(test.product);
  stranger = await emptyTree(test.product);
  await storeInvoice(test.product.table, tree.user);
  await mediaBucket(process.env).write({
    key: uploadKey(tree.media.creative.mediaId),
    body: PICTURE,
    contentType: 'image/png',
    cacheControl: 'private',
  });
  const { id } = await test.start(tree.tokens.user, tree.user.id);
  exportId = id;
  await test.run(id);
  archive = await test.download((await test.latest(tree.tokens.user, tree.user.id)) ?? { url: null });
});
afterAll(() => test.product.stop());

const json = (name: string): unknown => JSON.parse(archive.get(name)?.toString() ?? expect.unreachable(name));
const ofSite = (name: string): unknown => json(`sites/${tree.siteId}/${name}.json`);
const texts = (): string =>
  [...archive]
    .filter(([name]) => !name.includes('/media/'))
    .map(([, bytes]) => bytes.toString())
    .join('\n');

describe('exported files of an account (R-26.3)', () => {
  it('contain the account, its logins, payments, invoices and activity log', () => {
    expect(json('account/account.json')).toMatchObject({ id: tree.user.id, companyName: 'Filled customer', email: tree.user.email });
    expect(json('account/account.json')).toHaveProperty('billingStart');
    expect(json('account/logins.json')).toMatchObject([
      { id: tree.user.id },
      { id: tree.subAdmin.id, role: 'SUB_ADMIN', email: tree.subAdmin.email },
    ]);
    expect(json('account/invoices.json')).toMatchObject([{ accountId: tree.user.id }]);
    expect(json('account/payments.json')).toMatchObject([{ accountId: tree.user.id }]);
    const actions = (json('account/audit-log.json') as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['site.create', 'site.publish', 'news.create', 'account.export']));
  });

  it('contain each site with its content, earlier versions, news, comments and visitor lists', () => {
    expect(ofSite('working')).toEqual(tree.document);
    expect(ofSite('live')).toEqual(tree.document);
    expect(ofSite('news')).toMatchObject([{ title: tree.news.title }]);
    expect(ofSite('comments')).toMatchObject([{ text: 'Filled comment' }, { text: 'Filled comment' }]);
    expect(ofSite('approvals')).toMatchObject([{ revision: tree.revision }]);
    expect(ofSite('retention')).toEqual([{ days: 400 }]);
    const revisions = ofSite('revisions') as { id: string; parts: Record<string, string> }[];
    const hashes = new Set((ofSite('parts') as { hash: string }[]).map(({ hash }) => hash));
    expect(revisions.map(({ id }) => id)).toContain(tree.revision);
    expect(revisions.flatMap(({ parts }) => Object.values(parts)).filter((hash) => !hashes.has(hash))).toEqual([]);
    for (const list of ['contact', 'homepage', 'membership'])
      expect(archive.get(`sites/${tree.siteId}/${list}.csv`)?.toString()).toContain(FILLED_ENTRY.email);
  });

  it('contain uploaded files as they were sent, and name uploads without a stored file', () => {
    expect(archive.get(`sites/${tree.siteId}/media/${tree.media.creative.mediaId}.png`)?.equals(PICTURE)).toBe(true);
    expect(ofSite('media')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: tree.media.creative.mediaId, file: `${tree.media.creative.mediaId}.png` }),
        expect.objectContaining({ id: tree.media.logo.mediaId, file: null }),
      ]),
    );
  });

  it('contain each template with its content and its files', () => {
    const folder = `templates/${tree.templateId}`;
    expect(json(`${folder}/template.json`)).toMatchObject({ id: tree.templateId, name: 'Filled template' });
    expect(json(`${folder}/content.json`)).toEqual(templateSnapshot(tree.document));
    expect(archive.get(`${folder}/media/${tree.media.creative.mediaId}.png`)?.equals(PICTURE)).toBe(true);
  });

  it('contain neither secrets nor data of other accounts', async () => {
    const items = await scanTable(test.product);
    const secrets = items
      .flatMap(({ passwordHash, hash, secret }) => [passwordHash, hash, secret])
      .filter((value) => typeof value === 'string');
    expect(secrets.length).toBeGreaterThan(3);
    const text = texts();
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/passwordHash|sessionEpoch|customerId/);
    for (const foreign of [stranger.siteId, stranger.user.id, stranger.user.email, tree.oem.email]) expect(text).not.toContain(foreign);
  });

  it('contain every kind of stored item of the account and its sites, except kinds omitted for a named reason', async () => {
    const own = new RegExp(`#(${tree.user.id}|${tree.siteId})(#|$)`);
    const stored = (await scanTable(test.product)).filter(
      ({ pk }) => own.test(pk) && !/^(USERS|USERWORDS|SCOPE|SITES|SITETRASH|SITEWORDS|ATTEMPT|LOOK|DEVICE)#/.test(pk),
    );
    const inFiles = [
      'account',
      'site',
      'site-template',
      'media',
      'form-entry',
      'member',
      'former-member',
      'member-registration',
      'visit-figures',
      'visit-totals',
      'account-visits',
      'site-lineage',
    ];
    const known = new Set([
      ...[...accountRecords(''), ...siteRecords('')].flatMap(({ entities }) => entities),
      ...inFiles,
      ...Object.keys(NOT_EXPORTED),
    ]);
    expect(stored.length).toBeGreaterThan(50);
    expect([...new Set(stored.map(({ entity }) => entity))].filter((entity) => !known.has(entity))).toEqual([]);
  });
});

describe('export of an account', () => {
  it('runs once for repeated requests, with one audit entry and one notification', async () => {
    const { user } = stranger;
    const token = stranger.tokens.user;
    const [one, other] = [await test.start(token, user.id), await test.start(stranger.tokens.operator, user.id)];
    expect(other.id).toBe(one.id);
    await test.run(one.id);
    await test.run(one.id);
    const { entries } = await auditStore(test.product.table).list(scopeOf(user.id), {
      action: 'account.export',
      after: undefined,
      limit: 10,
    });
    expect(entries).toMatchObject([{ actor: { id: user.id }, subject: { kind: 'account', id: user.id } }]);
    const mails = (await scanTable(test.product)).filter(({ pk }) => pk === `JOB#${one.id}-ready`);
    expect(mails).toMatchObject([{ mail: { template: 'account-export', accountId: user.id, exportedId: user.id } }]);
    expect(await test.latest(token, user.id)).toMatchObject({ id: one.id, state: 'done', keptUntil: expect.any(String) });
  });

  it('is forbidden to an OEM for its customers and to an OEM_ADMIN, and not-found for a SUB_ADMIN and invisible accounts', async () => {
    const statusOf = async (token: string, accountId: string) => (await test.call('start', token, accountId)).status;
    expect(await statusOf(tree.tokens.oem, tree.user.id)).toBe(403);
    expect(await statusOf(tree.tokens.oem, stranger.user.id)).toBe(404);
    expect(await statusOf(tree.tokens.user, tree.oem.id)).toBe(404);
    expect(await statusOf(tree.tokens.operator, tree.subAdmin.id)).toBe(404);
    expect(await statusOf(tree.tokens.oemAdmin, tree.oem.id)).toBe(403);
  });

  it('is deleted when a person is erased on one of the sites of the account (R-6.36)', async () => {
    const { table } = test.product;
    const files = mediaBucket(process.env);
    const key = accountExportKey(tree.user.id, exportId);
    expect(await files.sizeOf(key)).toBeGreaterThan(PICTURE.byteLength);
    const persons = personStore(table, { members: memberStore(table), exportFiles: files, clock: systemClock });
    const site = await siteStore(table).find(scopeOf(tree.user.id), tree.siteId);
    const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'person.erase', null, siteAuditSubject(site));
    await persons.begin(site, FILLED_ENTRY.email, audit);
    const running = await test.start(tree.tokens.user, tree.user.id);
    await expect(test.run(running.id)).rejects.toThrow('A person is erased');
    await persons.erase({ siteId: site.id, email: FILLED_ENTRY.email });
    expect(await files.sizeOf(key)).toBeUndefined();
    await test.run(running.id);
    const after = await test.download((await test.latest(tree.tokens.user, tree.user.id)) ?? { url: null });
    expect([...after].filter(([name, bytes]) => !name.includes('/media/') && bytes.toString().includes(FILLED_ENTRY.email))).toEqual([]);
  });

  it('deletes its own file if an erasure begins while the file is written', async () => {
    const { table } = test.product;
    const { id } = await test.start(stranger.tokens.user, stranger.user.id);
    const running = test.run(id);
    // Counts erasures more often than the job reads the count, so that one erasure falls between the two reads of the job.
    const counting = (async () => {
      for (let round = 0; round < 200; round += 1) await table.transact([erasureCountWrite(stranger.siteId)]);
    })();
    await expect(running).rejects.toThrow('A person is erased');
    await counting;
    expect(await mediaBucket(process.env).sizeOf(accountExportKey(stranger.user.id, id))).toBeUndefined();
  });
});
