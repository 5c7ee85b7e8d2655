import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATE_PICTURES } from '#test/support/media/template-pictures.ts';
import { mediaUseCases } from '#functions/media/api/use-cases.ts';
import { profileUseCases } from '#functions/accounts/api/profile/use-cases.ts';
import { addReadyMedia, refusalOf } from '#test/support/api/site-fixture.ts';
import { variantPrefix } from '#functions/platform/gateways/media-keys.ts';
import { type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import { startJobFixture, type JobFixture } from '#test/support/jobs/job-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import type { ThemeName } from '#shared/model/sites/theme.ts';
import type { SupportContact } from '#shared/model/support-contact.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: JobFixture;
let people: TestAccounts;
beforeAll(async () => {
  test = await startJobFixture();
  people = await testAccountsIn(test.table, test.clock);
});
afterAll(() => test.stop());

const FILE = { name: 'me.png', type: 'image/png', size: 10 };

async function callerFor(account: Account): Promise<Caller> {
  const login = await test.dependencies.accounts.resolveLogin(account);
  return toCaller(login);
}

/** The endpoints of the family, called by this login. */
async function as(account: Account) {
  const dependencies = {
    ...test.dependencies,
    files: test.mediaFiles,
    imageMaxMb: IMAGE_MAX_MB.default,
    templatePictures: TEMPLATE_PICTURES,
  };
  const [profile, media] = [
    withParsedResponses(apiContract.profile, profileUseCases(dependencies)),
    withParsedResponses(apiContract.media, mediaUseCases(dependencies)),
  ];
  const base = { caller: await callerFor(account), params: undefined, query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    generateUrl: async () => (await dataOf(profile.generateUrl({ ...base, body: { file: FILE } }))).upload,
    generateLogoUrl: async () => (await dataOf(profile.generateLogoUrl({ ...base, body: { file: FILE } }))).upload,
    setPicture: async (mediaId: string | null): Promise<UserInfo> =>
      (await dataOf(profile.setPicture({ ...base, body: { mediaId } }))).user,
    setBrand: async (mediaId: string | null, mainColor = '#0055AA'): Promise<UserInfo> =>
      (await dataOf(profile.setBrand({ ...base, body: { mediaId, mainColor } }))).user,
    setDefaultTheme: async (theme: ThemeName | null): Promise<UserInfo> =>
      (await dataOf(profile.setDefaultTheme({ ...base, body: { theme } }))).user,
    setSupport: async (body: SupportContact): Promise<UserInfo> => (await dataOf(profile.setSupport({ ...base, body }))).user,
    complete: async (mediaId: string) => (await dataOf(media.complete({ ...base, body: { mediaIds: [mediaId] } }))).media,
  };
}

/** Adds a checked upload with a file in storage. */
async function uploaded(kind: MediaKind, owner: Account, loginId = owner.id): Promise<ImageRef> {
  const image = await addReadyMedia(test, owner, '', kind, { loginId });
  const key = `${variantPrefix(image.mediaId)}96.webp`;
  await test.mediaFiles.write({ key, body: 'picture', contentType: 'image/webp', cacheControl: 'private' });
  return image;
}

const sweepAfterHours = (hours: number) => test.reconcileAfter(hours * 3_600_000);

const isStored = async ({ mediaId }: ImageRef): Promise<boolean> => (await test.mediaFiles.list(variantPrefix(mediaId))).size > 0;
const log = async ({ id }: Account) =>
  (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 })).entries.map(({ action, actor, subject, changes }) => ({
    action,
    actorId: actor?.id,
    subjectId: subject.id,
    changes,
  }));
const UNKNOWN_MEDIA = { code: 'invalid-input', fields: [{ path: 'mediaId', rule: 'unknown-media' }] };

describe('profile picture', () => {
  it('is set, replaced and removed, each with an audit entry for the account and every account above it', async () => {
    const { OEM, USER, STRANGER } = test.accounts;
    const user = await as(USER);
    const picture = await uploaded('profile', USER);
    expect((await user.setPicture(picture.mediaId)).picture).toEqual(picture);
    const other = await uploaded('profile', USER);
    expect((await user.setPicture(other.mediaId)).picture).toEqual(other);
    expect((await user.setPicture(null)).picture).toBeNull();
    const act = { action: 'account.picture', actorId: USER.id, subjectId: USER.id, changes: [] };
    for (const account of [USER, OEM]) expect((await log(account)).filter(({ action }) => action === act.action)).toEqual([act, act, act]);
    expect((await log(STRANGER)).filter(({ action }) => action === act.action)).toEqual([]);
  });

  it('stays stored while it is in use; reconcile deletes it after its replacement unless it is set again', async () => {
    const { USER } = test.accounts;
    const user = await as(USER);
    const [first, second] = [await uploaded('profile', USER), await uploaded('profile', USER)];
    await user.setPicture(first.mediaId);
    await sweepAfterHours(48);
    expect(await isStored(first)).toBe(true);
    const third = await uploaded('profile', USER);
    await user.setPicture(third.mediaId);
    await user.setPicture(first.mediaId);
    await sweepAfterHours(2);
    expect([await isStored(first), await isStored(third), await isStored(second)]).toEqual([true, false, false]);
    expect(await refusalOf(user.setPicture(third.mediaId))).toEqual(UNKNOWN_MEDIA);
    await user.setPicture(null);
    await sweepAfterHours(2);
    expect(await isStored(first)).toBe(false);
  });

  it('stays stored if it is set after reconcile has found it unused', async () => {
    const { USER } = test.accounts;
    const user = await as(USER);
    const picture = await uploaded('profile', USER);
    test.time.now += 25 * 3_600_000;
    const { media } = test.dependencies;
    const due = (await media.listOverdue(100)).find(({ id }) => id === picture.mediaId);
    if (!due) throw new Error('The media are not due');
    await user.setPicture(picture.mediaId);
    expect(await media.abandon(due)).toBe(false);
    await user.setPicture(null);
  });

  it('cannot be set once reconcile has abandoned its upload: unknown-media', async () => {
    const { USER } = test.accounts;
    const picture = await uploaded('profile', USER);
    test.time.now += 25 * 3_600_000;
    const { media } = test.dependencies;
    for (const due of await media.listOverdue(100)) expect(await media.abandon(due)).toBe(true);
    expect(await refusalOf((await as(USER)).setPicture(picture.mediaId))).toEqual(UNKNOWN_MEDIA);
  });

  it('is deleted with its account', async () => {
    const account = await people.add('USER', test.accounts.OEM, { contractStatus: 'ACTIVE' });
    const picture = await uploaded('profile', account);
    await (await as(account)).setPicture(picture.mediaId);
    const { accounts } = test.dependencies;
    const present = await accounts.get(account.id);
    if (!present) throw new Error('No account');
    const audit = newAuditEntry(test, 'account.delete', null, { kind: 'account', id: account.id, name: '', ownerId: account.id });
    expect(await accounts.replace(present, { ...present, deletedAt: test.clock().toISOString() }, { audit })).toBe('replaced');
    await sweepAfterHours(2);
    expect(await isStored(picture)).toBe(false);
  });

  it('must be a checked upload of the kind profile by the same login', async () => {
    const { USER, OEM, STRANGER } = test.accounts;
    const colleague = await people.add('SUB_ADMIN', USER);
    const user = await as(USER);
    const refused = [
      await uploaded('brand', USER),
      await uploaded('logo', USER),
      await uploaded('profile', USER, colleague.id),
      await uploaded('profile', OEM),
      await uploaded('profile', STRANGER),
      { mediaId: '01JD00000000000000000000AA' },
      { mediaId: (await user.generateUrl()).mediaId },
    ];
    for (const { mediaId } of refused) expect(await refusalOf(user.setPicture(mediaId))).toEqual(UNKNOWN_MEDIA);
  });

  it('belongs to the SUB_ADMIN that sets it, but is uploaded into the account in which the SUB_ADMIN works', async () => {
    const { USER, OEM } = test.accounts;
    const subAdmin = await people.add('SUB_ADMIN', USER, { permission: 'viewer', authority: 'view' });
    const login = await as(subAdmin);
    const { mediaId } = await login.generateUrl();
    const [file] = await test.dependencies.media.getAll(scopeOf(USER.id), [mediaId]);
    expect(file).toMatchObject({ loginId: subAdmin.id, ownerId: USER.id, kind: 'profile', lineage: USER.path });
    const picture = await uploaded('profile', USER, subAdmin.id);
    expect(await login.setPicture(picture.mediaId)).toMatchObject({ id: subAdmin.id, picture });
    expect((await test.dependencies.accounts.get(USER.id))?.picture).toBeNull();
    expect((await log(OEM))[0]).toMatchObject({ action: 'account.picture', subjectId: subAdmin.id });
  });

  it('is set despite a concurrent change of the account', async () => {
    const { USER } = test.accounts;
    const user = await as(USER);
    const picture = await uploaded('profile', USER);
    const { accounts } = test.dependencies;
    let isOvertaken = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isOvertaken) return;
      isOvertaken = true;
      const present = await accounts.get(USER.id);
      if (!present) throw new Error('No account');
      const audit = newAuditEntry(test, 'account.update', null, { kind: 'account', id: USER.id, name: '', ownerId: USER.id });
      await accounts.replace(present, { ...present, companyName: 'Another name' }, { audit });
    });
    const shown = await user.setPicture(picture.mediaId).finally(() => test.interceptWith(() => undefined));
    expect(shown).toMatchObject({ picture, companyName: 'Another name' });
  });

  it('is not written again if it is unchanged', async () => {
    const { USER } = test.accounts;
    const user = await as(USER);
    const picture = await uploaded('profile', USER);
    await user.setPicture(picture.mediaId);
    test.takeTraffic();
    await user.setPicture(picture.mediaId);
    expect(test.takeTraffic().itemsWritten).toBe(0);
  });
});

describe('brand of an account', () => {
  it('applies to all accounts below the account', async () => {
    const { OEM, USER } = test.accounts;
    const logo = await uploaded('brand', OEM);
    const { brand, holdsBrand } = await (await as(OEM)).setBrand(logo.mediaId, '#FFEE00');
    expect(brand).toEqual({ id: OEM.id, name: OEM.companyName, logo, mainColor: '#FFEE00', textColor: '#000000' });
    expect(holdsBrand).toBe(true);
    const below = await (await as(USER)).setPicture(null);
    expect(below).toMatchObject({ brand, holdsBrand: false });
    expect((await log(OEM)).find(({ action }) => action === 'account.brand')).toEqual({
      action: 'account.brand',
      actorId: OEM.id,
      subjectId: OEM.id,
      changes: [{ field: 'mainColor', from: null, to: '#FFEE00' }],
    });
  });

  it('keeps its logo file when only the colour changes, and releases the file when the logo is removed', async () => {
    const { STRANGER } = test.accounts;
    const direct = await as(STRANGER);
    const logo = await uploaded('brand', STRANGER);
    await direct.setBrand(logo.mediaId);
    await sweepAfterHours(48);
    expect((await direct.setBrand(logo.mediaId, '#123')).brand).toMatchObject({ logo, mainColor: '#123', textColor: '#FFFFFF' });
    await sweepAfterHours(48);
    expect(await isStored(logo)).toBe(true);
    expect((await direct.setBrand(null, '#123')).brand.logo).toBeNull();
    await sweepAfterHours(2);
    expect(await isStored(logo)).toBe(false);
  });

  it('accepts a logo that another login of the account uploaded, if a main contact sets it', async () => {
    const { OEM } = test.accounts;
    const contact = await people.add('SUB_ADMIN', OEM);
    const logo = await uploaded('brand', OEM, OEM.id);
    expect((await (await as(contact)).setBrand(logo.mediaId)).brand).toMatchObject({ id: OEM.id, logo });
  });

  it('is forbidden for a USER below an OEM', async () => {
    const { USER } = test.accounts;
    const user = await as(USER);
    const logo = await uploaded('brand', USER);
    const attempts = [user.setBrand(logo.mediaId), user.setBrand(null), user.generateLogoUrl()];
    expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => ({ code: 'forbidden' })));
  });

  it('refuses a logo of another account and files of another kind', async () => {
    const { OEM, USER, STRANGER } = test.accounts;
    const oem = await as(OEM);
    for (const { mediaId } of [
      await uploaded('brand', STRANGER),
      await uploaded('brand', USER),
      await uploaded('profile', OEM),
      await uploaded('logo', OEM),
      { mediaId: (await oem.generateLogoUrl()).mediaId },
    ])
      expect(await refusalOf(oem.setBrand(mediaId))).toEqual(UNKNOWN_MEDIA);
  });
});

describe('completing an upload', () => {
  it('is allowed for a profile picture only to the login that uploads it', async () => {
    const { USER } = test.accounts;
    const viewer = await people.add('SUB_ADMIN', USER, { permission: 'viewer', authority: 'view' });
    const own = await uploaded('profile', USER, viewer.id);
    expect(await (await as(viewer)).complete(own.mediaId)).toMatchObject([{ id: own.mediaId, state: 'ready' }]);
    expect(await refusalOf((await as(USER)).complete(own.mediaId))).toEqual({ code: 'forbidden' });
  });

  it('requires an editor for a creative, and a main contact for a brand logo', async () => {
    const { OEM } = test.accounts;
    const viewer = await as(await people.add('SUB_ADMIN', OEM, { permission: 'viewer' }));
    const editor = await as(await people.add('SUB_ADMIN', OEM, { permission: 'editor' }));
    const contact = await as(await people.add('SUB_ADMIN', OEM));
    const creative = await uploaded('creative', OEM);
    const logo = await uploaded('brand', OEM);
    expect(await refusalOf(viewer.complete(creative.mediaId))).toEqual({ code: 'forbidden' });
    expect(await refusalOf(viewer.complete(logo.mediaId))).toEqual({ code: 'forbidden' });
    expect(await refusalOf(editor.complete(logo.mediaId))).toEqual({ code: 'forbidden' });
    expect(await editor.complete(creative.mediaId)).toHaveLength(1);
    expect(await contact.complete(logo.mediaId)).toHaveLength(1);
  });
});

describe('default theme', () => {
  it('setDefaultTheme sets and removes the theme of an account with users below it, each with an audit entry', async () => {
    const oem = await people.add('OEM_MASTER', test.accounts.MASTER);
    const below = await people.add('USER', oem, { planId: 'ep' });
    const actor = await as(oem);
    expect((await actor.setDefaultTheme('moss')).defaultTheme).toBe('moss');
    expect((await actor.setDefaultTheme('moss')).defaultTheme).toBe('moss');
    expect((await (await as(below)).setPicture(null)).defaultTheme).toBeNull();
    expect((await actor.setDefaultTheme(null)).defaultTheme).toBeNull();
    expect((await log(oem)).filter(({ action }) => action === 'account.default-theme').map(({ changes }) => changes)).toEqual([
      [{ field: 'defaultTheme', from: 'moss', to: null }],
      [{ field: 'defaultTheme', from: null, to: 'moss' }],
    ]);
  });
});

describe('support contact', () => {
  const OPERATOR = { email: 'help@operator.example.com', url: '' };
  const RESELLER = { email: '', url: 'https://oem.example.com/help' };

  it('setSupport shows a contact to direct customers and OEMs, and that of an OEM alone to the customers of the OEM (R-6.125)', async () => {
    const oem = await people.add('OEM_MASTER', test.accounts.MASTER);
    const direct = await people.add('USER', test.accounts.MASTER, { planId: 'pro' });
    const below = await people.add('USER', oem, { planId: 'ep' });
    const supportOf = async (account: Account) => (await (await as(account)).setPicture(null)).support;
    expect((await (await as(test.accounts.MASTER)).setSupport(OPERATOR)).ownSupport).toEqual(OPERATOR);
    expect(await supportOf(direct)).toEqual(OPERATOR);
    expect(await supportOf(oem)).toEqual(OPERATOR);
    expect(await supportOf(below)).toBeNull();
    const stored = await (await as(oem)).setSupport(RESELLER);
    expect([stored.support, stored.ownSupport]).toEqual([OPERATOR, RESELLER]);
    expect(await supportOf(below)).toEqual(RESELLER);
    const atSignIn = async (account: Account) => {
      const limits = await test.dependencies.plans.getSiteLimits(account);
      return describeUser(await test.dependencies.accounts.resolveLogin(account), { limits, imageMaxMb: IMAGE_MAX_MB.default }).support;
    };
    expect([await atSignIn(below), await atSignIn(direct), await atSignIn(oem)]).toEqual([RESELLER, OPERATOR, OPERATOR]);
  });

  it('setSupport removes a contact without texts, with an audit entry for each change and none for the same contact', async () => {
    const oem = await people.add('OEM_MASTER', test.accounts.MASTER);
    const actor = await as(oem);
    await actor.setSupport(RESELLER);
    await actor.setSupport(RESELLER);
    expect((await actor.setSupport({ email: '', url: '' })).ownSupport).toBeNull();
    expect((await log(oem)).filter(({ action }) => action === 'account.support').map(({ changes }) => changes)).toEqual([
      [{ field: 'supportUrl', from: RESELLER.url, to: null }],
      [{ field: 'supportUrl', from: null, to: RESELLER.url }],
    ]);
  });
});
