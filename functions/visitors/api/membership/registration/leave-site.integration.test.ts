import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type MemberFixture,
  memberTokenIn,
  PASSWORD,
  refusedWith,
  startMemberFixture,
  statusesOf,
  uniqueEmail,
} from '#test/support/api/member-fixture.ts';
import { linkIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { memberDayKey, membersPartition } from '#functions/platform/keys/keys.ts';
import { RATE_LIMITS } from '#shared/model/limits.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

let test: MemberFixture;
let siteId: string;
beforeAll(async () => {
  test = await startMemberFixture();
  ({ siteId } = await test.published());
});
afterAll(() => test.stop());

const leave = (token: string, currentPassword = PASSWORD, site = siteId) => test.call('leave', site, { token, body: { currentPassword } });
const growth = (site: string) => test.table.get(memberDayKey(site, japaneseDay(test.clock())));

it('leaveSite keeps only id, times, language and sheet of a member, ends its sessions, frees its address and sends an e-mail', async () => {
  const { siteId: own } = await test.published();
  const email = uniqueEmail();
  await test.register(own, email, { cell: 'A1' });
  const [registered] = await test.deliverMail();
  const token = memberTokenIn(
    await test.call('confirmRegistration', own, { body: { token: new URLSearchParams(linkIn(registered).hash.slice(1)).get('token') } }),
  );
  const second = memberTokenIn(await test.logIn(own, email));
  const [member] = await test.membersOf(own);

  expect(await leave(token, PASSWORD, own)).toMatchObject({
    status: 200,
    data: null,
    cookies: [expect.stringMatching(/^member-token=; .*Max-Age=0/)],
  });
  expect(await Promise.all([token, second].map((session) => test.isSignedIn(own, session)))).toEqual([false, false]);
  expect(await test.logIn(own, email)).toMatchObject({ status: 401 });
  const [mail, ...more] = await test.deliverMail();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, fromName: '茶の店', subject: '【茶の店】退会のお手続きが完了しました' });
  expect(linkIn(mail).pathname).toBe('/register');

  expect(await test.table.queryAll({ pk: membersPartition(own), prefix: 'LEFT#' })).toEqual([
    {
      pk: membersPartition(own),
      sk: `LEFT#${member?.id}`,
      entity: 'former-member',
      siteId: own,
      id: member?.id,
      language: 'jp',
      cell: 'A1',
      registeredAt: expect.any(String),
      createdAt: member?.createdAt,
      leftAt: test.clock().toISOString(),
      words: [],
    },
  ]);
  expect(JSON.stringify(await scanTable(test))).not.toContain(email);
  expect(await growth(own)).toMatchObject({ registered: 1, left: 1 });
  await test.join(own, email);
  expect(await growth(own)).toMatchObject({ registered: 2, left: 1 });
});

it('leaveSite requires the password again, and limits the attempts', async () => {
  const token = await test.join(siteId, uniqueEmail());
  const wrong = { status: 400, data: { fields: [{ path: 'currentPassword', rule: 'password-wrong' }] } };
  for (let tried = 0; tried < RATE_LIMITS['member-leave']; tried += 1) expect(await leave(token, 'Wrong-2026.')).toMatchObject(wrong);
  expect(await leave(token)).toMatchObject({ status: 429, ...refusedWith('too-many-requests') });
  expect(await test.isSignedIn(siteId, token)).toBe(true);
});

it('leaveSite removes the member once for concurrent requests', async () => {
  const { siteId: own } = await test.published();
  const token = await test.join(own, uniqueEmail());
  const answers = await Promise.all([1, 2, 3].map(() => leave(token, PASSWORD, own)));
  expect(statusesOf(answers).filter((status) => status === 200)).toEqual([200]);
  expect(await test.deliverMail()).toHaveLength(1);
  expect(await growth(own)).toMatchObject({ registered: 1, left: 1 });
});

it('leaveSite requires a session on the same site', async () => {
  const { siteId: other } = await test.published();
  const token = await test.join(siteId, uniqueEmail());
  expect(await leave(token, PASSWORD, other)).toMatchObject({ status: 401, ...refusedWith('unauthenticated') });
  expect(await test.call('leave', siteId, { body: { currentPassword: PASSWORD } })).toMatchObject({ status: 401 });
});

it('leaveSite is possible even if the site accepts no more members', async () => {
  const { siteId: own } = await test.published();
  const token = await test.join(own, uniqueEmail());
  const { site } = await test.user.get(own);
  const saved = await test.user.save(own, site.working, { membershipForm: { jp: null, en: null } });
  await test.user.publish(own, saved.site.working);
  expect(await leave(token, PASSWORD, own)).toMatchObject({ status: 200 });
});
