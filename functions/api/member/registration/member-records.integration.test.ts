import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT, type MemberFixture, registration, startMemberFixture } from '#test/support/api/member-fixture.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { tokenIn } from '#functions/jobs/mail/mailbox-fixture.ts';
import { membersPartition } from '#functions/store/keys.ts';
import { siteSweep } from '#functions/store/site/site-sweep.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/site/popup.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

let test: MemberFixture;
beforeAll(async () => {
  test = await startMemberFixture();
});
afterAll(() => test.stop());

it('counts a new member once as an applicant of the popups that link to the registration', async () => {
  const { siteId, sheetIds } = await test.published();
  const image = await addReadyMedia(test, test.accounts.USER, siteId, 'popup');
  const offer = (linkUrl: string) => ({
    ...newPopup('applicantLimit'),
    limit: 5,
    effectiveSheets: sheetIds,
    content: { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl, isInternalLink: true } },
  });
  const [here, elsewhere] = [test.ids.ulid(), test.ids.ulid()];
  const { site } = await test.user.get(siteId);
  const saved = await test.user.save(siteId, site.working, {
    ...CONTENT,
    popups: { [here]: offer('/membership'), [elsewhere]: offer('/contact') },
  });
  await test.user.publish(siteId, saved.site.working);
  const applicants = async () => (await test.user.popupCounts(siteId)).counts[here]?.applicants ?? 0;

  await test.register(siteId, 'one@example.com');
  const token = tokenIn((await test.deliverMail())[0]);
  expect(await applicants()).toBe(0);
  await Promise.all([1, 2, 3].map(() => test.call('confirmRegistration', siteId, { body: { token } })));
  expect(await applicants()).toBe(1);
  await test.join(siteId, 'two@example.com');
  expect(await applicants()).toBe(2);
  expect((await test.user.popupCounts(siteId)).counts[elsewhere]?.applicants ?? 0).toBe(0);
});

it('deletes members and pending registrations with their site', async () => {
  const { siteId } = await test.published();
  const { siteId: other } = await test.published();
  for (const id of [siteId, other]) {
    await test.join(id, 'member@example.com');
    await test.register(id, 'waiting@example.com');
    await test.deliverMail();
  }
  const left = async (id: string) => (await test.table.queryAll({ pk: membersPartition(id) })).length;
  expect([await left(siteId), await left(other)]).toEqual([4, 4]);
  await test.user.remove(siteId);
  const sweep = siteSweep(test.table, test.clock);
  await sweep.deleteMediaRecords(siteId, await sweep.detachDeletedMedia(siteId));
  for (let step = 0; step < 3; step += 1) await sweep.sweepOnce(siteId);
  expect([await left(siteId), await left(other)]).toEqual([0, 4]);
});

it('expires an uncompleted registration together with its link', async () => {
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
