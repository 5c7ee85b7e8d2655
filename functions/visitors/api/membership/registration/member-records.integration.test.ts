import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT, type MemberFixture, registration, startMemberFixture } from '#test/support/api/member-fixture.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { membersPartition } from '#functions/platform/keys/keys.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

let test: MemberFixture;
beforeAll(async () => {
  test = await startMemberFixture();
});
afterAll(() => test.stop());

it('registration from a popup is counted once when it is sent, and its offer is stored with the member', async () => {
  const { siteId, sheetIds } = await test.published();
  const image = await addReadyMedia(test, test.accounts.USER, siteId, 'popup');
  const content = { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl: '/membership', isInternalLink: true } };
  const popup = test.ids.ulid();
  const offer = { ...newPopup('applicantLimit'), name: '会員特典', limit: 1, effectiveSheets: sheetIds, content };
  const publish = async (differences: Partial<PopupCta>) => {
    const { site } = await test.user.get(siteId);
    const saved = await test.user.save(siteId, site.working, { ...CONTENT, popups: { [popup]: { ...offer, ...differences } } });
    await test.user.publish(siteId, saved.site.working);
  };
  const counts = async () => (await test.user.popupCounts(siteId)).counts[popup];
  await publish({});

  await test.join(siteId, 'without@example.com');
  expect(await counts()).toBeUndefined();
  const body = registration('one@example.com', { popup });
  const answers = await Promise.all([1, 2, 3].map(() => test.call('register', siteId, { body })));
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ status: 202, data: { isWaiting: false } })));
  expect(await counts()).toMatchObject({ applicants: 1 });
  const token = tokenIn((await test.deliverMail())[0]);
  expect(await test.register(siteId, 'two@example.com', { popup })).toMatchObject({ status: 409, data: { code: 'offer-full' } });
  expect(await test.deliverMail()).toEqual([]);
  await test.call('confirmRegistration', siteId, { body: { token } });
  expect((await test.membersOf(siteId)).map((member) => member.offer)).toContainEqual({ id: popup, name: '会員特典', isWaiting: false });
  await publish({ hasWaitingList: true });
  expect(await test.register(siteId, 'two@example.com', { popup })).toMatchObject({ status: 202, data: { isWaiting: true } });
  expect(await counts()).toMatchObject({ applicants: 1, waiting: 1 });
});

it('members and pending registrations are deleted with their site', async () => {
  const { siteId } = await test.published();
  const { siteId: other } = await test.published();
  for (const id of [siteId, other]) {
    await test.join(id, 'member@example.com');
    await test.register(id, 'waiting@example.com');
    await test.deliverMail();
  }
  const left = async (id: string) => (await test.table.queryAll({ pk: membersPartition(id) })).length;
  expect([await left(siteId), await left(other)]).toEqual([7, 7]);
  await test.user.remove(siteId);
  await test.user.purge(siteId);
  test.time.now += 3_601_000;
  const sweep = siteSweep(test.table, test.clock);
  await sweep.deleteMediaRecords(siteId, await sweep.detachDeletedMedia(siteId));
  for (let step = 0; step < 3; step += 1) await sweep.sweepOnce(siteId);
  expect([await left(siteId), await left(other)]).toEqual([0, 7]);
});

it('pending registration expires together with its link', async () => {
  const { siteId } = await test.published();
  const body = registration('late@example.com');
  await test.call('register', siteId, { body });
  await test.deliverMail();
  test.time.now += LINK_LIFETIME_MS['member-registration'];
  await test.call('resendRegisterEmail', siteId, { body: { email: 'late@example.com', lang: 'jp' } });
  expect(await test.deliverMail()).toEqual([]);
  const [item] = await test.table.queryAll({ pk: membersPartition(siteId), prefix: 'PENDING#' });
  expect(Number(item?.['expiresAt']) * 1_000).toBe(test.time.now);
});
