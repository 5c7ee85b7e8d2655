import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMailDisabled } from '#functions/mail/jobs/mail/compose/is-mail-disabled.ts';
import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { addToEventWrite, eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { BELL_MAX } from '#shared/model/limits.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';
import { startSystemNotiFixture, type SystemNotiFixture } from '#test/support/api/system-noti-fixture.ts';

const HOUR = 3_600_000;
const SITE = 'abcdefghijkl';

let test: SystemNotiFixture;
beforeAll(async () => {
  test = await startSystemNotiFixture();
});
afterAll(() => test.stop());

const now = () => ({ id: test.dependencies.ids.ulid(), at: test.clock().toISOString() });
const entry = ({ id: accountId }: Account, siteId = SITE) =>
  test.table.transact([addToEventWrite({ kind: 'new-entries', accountId, ...now(), siteId, name: '白樺ホテル' })]);
const issued = ({ id: accountId }: Account, number: string, id = now().id) =>
  test.table.transact([
    eventWrite({ kind: 'invoice-issued', accountId, subject: number, ...now(), id, siteId: null, name: number, count: 1 }),
  ]);

describe('events in the bell of an account', () => {
  it('are grouped into one item per site and day; the item becomes unread again with each new event (R-19.22)', async () => {
    const reader = await test.as(test.logins.user);
    await entry(test.logins.user);
    test.time.now += 1;
    await entry(test.logins.user);
    expect((await reader.show()).items).toMatchObject([{ type: 'event', kind: 'new-entries', siteId: SITE, count: 2, isRead: false }]);
    expect(await reader.mark('all')).toMatchObject({ unread: 0 });
    test.time.now += HOUR;
    await entry(test.logins.user);
    expect(await reader.state()).toMatchObject({ unread: 1 });
    test.time.now += 24 * HOUR;
    await entry(test.logins.user);
    expect((await reader.show()).items.map((item) => item.type === 'event' && item.count)).toEqual([1, 3]);
  });

  it('are stored once if a job repeats them, and appear in the bell of this account only', async () => {
    const customer = await test.people.add('USER', test.logins.oem);
    const id = test.dependencies.ids.ulid();
    await issued(customer, '2026-12-000001', id);
    await issued(customer, '2026-12-000001', id);
    expect(await (await test.as(customer)).seen()).toEqual(['invoice-issued']);
    for (const other of [test.logins.oem, test.logins.oemUser, test.logins.staff])
      expect(await (await test.as(other)).seen()).not.toContain('invoice-issued');
  });

  it('are hidden from logins that lack the permission to see their subject', async () => {
    const customer = await test.people.add('USER', test.logins.master);
    await issued(customer, '2026-12-000002');
    await entry(customer);
    const editor = await test.people.add('SUB_ADMIN', customer, { permission: 'editor' });
    expect(await (await test.as(editor)).seen()).toEqual(['new-entries']);
  });

  it('are limited to the newest events', async () => {
    const customer = await test.people.add('USER', test.logins.master);
    for (let index = 0; index < BELL_MAX.events + 5; index += 1) {
      await entry(customer, `site${String(index).padStart(8, '0')}`);
      test.time.now += 1;
    }
    const reader = await test.as(customer);
    expect((await reader.show()).items).toHaveLength(BELL_MAX.events);
    expect(await reader.state()).toMatchObject({ unread: BELL_MAX.events });
  });
});

describe('notification channels of an account', () => {
  const mailAbout = (accountId: string): MailRequest => ({
    template: 'comment-digest',
    accountId,
    siteId: SITE,
    siteName: '',
    count: 1,
    entries: [],
  });
  const isOff = (mail: MailRequest) => isMailDisabled({ ...test.dependencies, entries: { find: () => Promise.resolve(undefined) } }, mail);

  it('control bell and e-mails for the account and its SUB_ADMIN logins, and changes are audited (R-19.22)', async () => {
    const customer = await test.people.add('USER', test.logins.master);
    const contact = await test.people.add('SUB_ADMIN', customer);
    await entry(customer);
    const login = await test.as(contact);
    expect(await login.channels()).toEqual(channelsOf({}));
    expect(await isOff(mailAbout(customer.id))).toBe(false);
    await login.setChannels(channelsOf({ 'new-entries': 'mail', comment: 'bell' }));
    for (const one of [customer, contact]) {
      expect(await (await test.as(one)).seen()).toEqual([]);
      expect(await isOff(mailAbout(one.id))).toBe(true);
    }
    expect(await isOff({ template: 'password-changed', accountId: customer.id })).toBe(false);
    const { entries } = await auditStore(test.table).list(scopeOf(test.logins.master.id), {
      action: 'account.events',
      after: undefined,
      limit: 10,
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      [
        { field: 'event.new-entries', from: 'both', to: 'mail' },
        { field: 'event.comment', from: 'both', to: 'bell' },
      ],
    ]);
    await login.setChannels(await login.channels());
    const { channels } = await login.setChannels({ 'domain-live': 'off' });
    expect(channels).toEqual(channelsOf({ 'new-entries': 'mail', comment: 'bell', 'domain-live': 'off' }));
    expect(await isOff(mailAbout(test.logins.user.id))).toBe(false);
  });
});
