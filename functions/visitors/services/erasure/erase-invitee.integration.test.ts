import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { type PersonStore, personStore } from '#functions/visitors/services/erasure/person-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { sitePartition } from '#functions/platform/keys/keys.ts';
import { devicePartition } from '#functions/platform/keys/sign-in-keys.ts';
import { NO_EXPORT_FILES } from '#test/support/media/storage-bucket.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import type { CommentThread } from '#shared/model/preview/comment.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { addPublishableSite } from '#test/support/api/site-fixture.ts';

const PASSWORD = 'Shared-2026.';
const [HANA, TARO] = ['hana.yamada@example.jp', 'taro@example.jp'] as const;

let test: PreviewFixture;
let owner: Account;
let site: SiteSummary;
let sheetId: string;
let persons: PersonStore;
const sessions = new Map<string, string>();
const threads = new Map<string, string>();

const call = (name: Parameters<PreviewFixture['call']>[0], email: string, more: object) =>
  test.call(name, site.id, { token: sessions.get(email), ...more });
const onConsole = async (name: 'share' | 'getShare', more: object = {}) =>
  test.call(name, site.id, { token: (await test.people.signIn(owner)).accessToken, ...more });
/** Returns all stored items of the site and of the devices of an address, as text. */
const storedText = async (email: string) =>
  JSON.stringify([
    await test.table.queryAll({ pk: sitePartition(site.id) }),
    await test.table.queryAll({ pk: devicePartition(`${site.id} ${email}`) }),
  ]);

beforeAll(async () => {
  test = await startPreviewFixture();
  persons = personStore(test.table, { members: memberStore(test.table), exportFiles: NO_EXPORT_FILES, clock: test.clock });
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  site = await addPublishableSite(test, owner);
  sheetId = Object.values((await test.as(owner).get(site.id)).document.grid.cells)[0] ?? '';
  await onConsole('share', { body: { isPrivate: true, emails: [HANA, TARO], password: PASSWORD } });
  await test.deliverMail();
  for (const email of [HANA, TARO]) {
    const { data } = await test.call('login', site.id, { body: { email, password: PASSWORD } });
    sessions.set(email, (data as { accessToken: string }).accessToken);
    const body = {
      id: randomIds.ulid(),
      sheetId,
      language: 'jp',
      revision: site.working,
      point: null,
      second: null,
      text: `From ${email}`,
    };
    threads.set(email, ((await call('comment', email, { body })).data as { comment: CommentThread }).comment.id);
  }
  await call('reply', HANA, { params: { commentId: threads.get(TARO) }, body: { id: randomIds.ulid(), text: 'A reply' } });
  await call('resolveComment', HANA, { params: { commentId: threads.get(HANA) }, body: { isResolved: true } });
  await call('approve', HANA, { params: { revision: site.working }, body: { isApproved: true } });
});
afterAll(() => test.stop());

describe('personStore for an invitee of a preview', () => {
  it('finds the invitation and the comments of this address only', async () => {
    const { preview } = await persons.find(site.id, HANA);
    expect(preview).toMatchObject({ invitee: { email: HANA }, comments: [{ text: `From ${HANA}` }, { text: 'A reply' }] });
    expect((await persons.find(site.id, 'no-one@example.com')).preview).toEqual({ invitee: undefined, comments: [] });
  });

  it('erases everything about the address except the text of comments, and ends the access of this invitee only', async () => {
    const id = addressDigest(HANA);
    const tracesIn = (text: string) => [HANA, id, 'hana.yamada'].filter((trace) => text.includes(trace));
    expect(tracesIn(await storedText(HANA))).toHaveLength(3);
    await onConsole('share', { body: { isPrivate: true, sendTo: 'all' } });
    await persons.erase({ siteId: site.id, email: HANA });
    await persons.erase({ siteId: site.id, email: HANA });
    const after = (await storedText(HANA)).replaceAll(`From ${HANA}`, '');
    expect(tracesIn(after)).toEqual([]);
    expect(after.includes('A reply')).toBe(true);
    expect([(await call('seo', HANA, { query: {} })).status, (await call('seo', TARO, { query: {} })).status]).toEqual([401, 200]);
    expect((await onConsole('getShare')).data).toMatchObject({ emails: [TARO] });
    // The owner also receives a mail about the approval of an invitee.
    const invitees = (await test.deliverMail()).map(({ to }) => to).filter((to) => to === HANA || to === TARO);
    expect(invitees).toEqual([TARO]);
  });
});
