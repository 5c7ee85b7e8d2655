import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { siteUseCases } from '#functions/sites/api/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { sendCommentDigests } from '#functions/platform/jobs/reconcile/send-comment-digests.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { inviteeKey, jobKey } from '#functions/platform/keys/keys.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { sharePreview } from '#test/support/accounts/create-preview-viewer.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { addPublishableSite } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const [HANA, TARO] = ['hana@example.jp', 'taro@example.jp'] as const;
const QUARTER = 15 * 60_000;
const NOON = Date.UTC(2026, 10, 30, 12);

let test: PreviewFixture;
let owner: Account;
let site: SiteSummary;
let sheetId: string;
let tokens: Map<string, string>;
beforeAll(async () => {
  test = await startPreviewFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.interceptWith(() => undefined);
  test.time.now = NOON;
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  site = await addPublishableSite(test, owner);
  const { document } = await test.as(owner).get(site.id);
  [sheetId = ''] = Object.keys(document.sheets);
  tokens = await sharePreview(test.table, site.id, [HANA, TARO], { clock: test.clock });
  await mails();
});

async function comment(email: string, text: string): Promise<string> {
  const place = { sheetId, language: 'jp', revision: site.working, point: null, second: null };
  const answer = await test.call('comment', site.id, { token: tokens.get(email), body: { id: randomIds.ulid(), ...place, text } });
  expect(answer.status).toBe(201);
  return (answer.data as { comment: { id: string } }).comment.id;
}
const reply = (email: string, commentId: string, text: string) =>
  test.call('reply', site.id, { token: tokens.get(email), params: { commentId }, body: { id: randomIds.ulid(), text } });

const BASE = { query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const asOwner = (account = owner) => {
  const useCases = siteUseCases(test.dependencies);
  const base = { ...BASE, caller: callerOf(account) };
  const params = { id: site.id };
  return {
    reply: (commentId: string, text: string) =>
      dataOf(useCases.reply({ ...base, params: { ...params, commentId }, body: { id: randomIds.ulid(), text } })),
    resolve: (commentId: string) =>
      dataOf(useCases.resolveComment({ ...base, params: { ...params, commentId }, body: { isResolved: true } })),
    read: async () => {
      const { version } = (await test.as(owner).get(site.id)).site.comments;
      await useCases.readComments({ ...base, params, body: { version: version ?? '' } });
    },
  };
};

const run = () => sendCommentDigests({ ...test.dependencies, ids: randomIds });
const seen = new Set<string>();
/** The e-mail jobs that were added since the last call. */
async function mails(): Promise<Record<string, unknown>[]> {
  const { now } = test.time;
  test.time.now += 3_650 * 24 * 3_600_000;
  const jobs = (await test.dependencies.jobs.listOverdue(1_000)).filter(({ id, kind }) => kind === 'mail' && !seen.has(id));
  test.time.now = now;
  for (const { id } of jobs) seen.add(id);
  const items = await Promise.all(jobs.map(({ id }) => test.table.get(jobKey(id))));
  return items.map((item) => item?.['mail'] as Record<string, unknown>);
}
const later = (ms: number): void => void (test.time.now += ms);

describe('comment digest e-mails', () => {
  it('are sent to the owner at most every 15 minutes, and list new comments of invitees', async () => {
    await comment(HANA, '一つ目');
    later(60_000);
    await comment(TARO, '二つ目');
    await run();
    expect(await mails()).toEqual([]);
    later(QUARTER);
    await run();
    expect(await mails()).toMatchObject([
      {
        template: 'comment-digest',
        accountId: owner.id,
        siteName: site.name,
        count: 2,
        entries: [
          { author: 'hana', cell: 'A1', text: '一つ目' },
          { author: 'taro', text: '二つ目' },
        ],
      },
    ]);
    later(QUARTER);
    await run();
    expect(await mails()).toEqual([]);
    await comment(HANA, '三つ目');
    later(QUARTER);
    await run();
    expect(await mails()).toMatchObject([{ count: 1, entries: [{ text: '三つ目' }] }]);
  });

  it('exclude comments that were resolved or read before the e-mail is sent', async () => {
    await asOwner().resolve(await comment(HANA, '解決'));
    later(QUARTER);
    await run();
    expect(await mails()).toEqual([]);
    await comment(HANA, '既読');
    await asOwner().read();
    later(QUARTER);
    await run();
    expect(await mails()).toEqual([]);
    await comment(HANA, '未読');
    later(QUARTER);
    await run();
    expect(await mails()).toMatchObject([{ count: 1, entries: [{ text: '未読' }] }]);
  });

  it('contain only replies to the receiver’s own comments if the receiver is an invitee', async () => {
    const id = await comment(HANA, 'はなこ');
    await comment(TARO, 'ほかのコメント');
    await asOwner().reply(id, '返事');
    later(QUARTER);
    await run();
    const sent = await mails();
    expect(new Set(sent.map(({ template }) => template))).toEqual(new Set(['comment-digest', 'comment-replies']));
    expect(sent).toHaveLength(2);
    expect(sent.find(({ template }) => template === 'comment-replies')).toMatchObject({
      inviteeId: addressDigest(HANA),
      count: 1,
      entries: [{ author: owner.contactName, text: '返事' }],
    });
    await reply(TARO, id, '私も');
    later(QUARTER);
    await run();
    expect(new Set((await mails()).map(({ template }) => template))).toEqual(new Set(['comment-digest', 'comment-replies']));
  });

  it('contain no name of a person above the owner of the site', async () => {
    const id = await comment(HANA, 'はなこ');
    await asOwner(test.accounts.OEM).reply(id, '確認しました');
    later(QUARTER);
    await run();
    const replies = (await mails()).find(({ template }) => template === 'comment-replies');
    expect(replies).toMatchObject({ entries: [{ author: '', byProvider: true, text: '確認しました' }] });
  });

  it('are not sent to a revoked invitee or for a deleted site', async () => {
    const id = await comment(HANA, 'はなこ');
    await asOwner().reply(id, '返事');
    await test.table.delete(inviteeKey(site.id, addressDigest(HANA)));
    await test.as(owner).remove(site.id);
    later(QUARTER);
    await run();
    expect(await mails()).toEqual([]);
    expect(await test.dependencies.digests.listDue(100)).toEqual([]);
  });

  it('are sent once by concurrent runs, and by the next run if a run has crashed', async () => {
    await comment(HANA, '一度だけ');
    later(QUARTER);
    test.interceptWith((command) => {
      if (command === 'TransactWriteItemsCommand') throw new Error('power cut');
    });
    await expect(run()).rejects.toThrow('E-mails about comments could not be sent');
    expect(await mails()).toEqual([]);
    test.interceptWith(() => undefined);
    await Promise.all([run(), run(), run()]);
    expect(await mails()).toHaveLength(1);
  });

  it('include comments written while they are composed, in the same or the next e-mail', async () => {
    await comment(HANA, '前');
    later(QUARTER);
    let isWritten = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isWritten) return;
      isWritten = true;
      await comment(TARO, '間');
    });
    await run();
    test.interceptWith(() => undefined);
    later(QUARTER);
    await run();
    const texts = (await mails()).flatMap(({ entries }) => (entries as { text: string }[]).map(({ text }) => text));
    expect(texts).toEqual(['前', '間']);
  });

  it('link the owner to the editor and an invitee to the preview, and quote the comments', async () => {
    await asOwner().reply(await comment(HANA, '大きく\nしてください'), '大きくしました');
    later(QUARTER);
    await run();
    const sent = await test.deliverMail();
    const [toOwner, toInvitee] = [owner.email, HANA].map((to) => sent.findLast((mail) => mail.to === to)?.text ?? '');
    for (const text of [site.name, 'hana · A1', '大きく', `/site/${site.id}`]) expect(toOwner).toContain(text);
    for (const text of [`${owner.contactName} · A1`, '大きくしました', `https://console.example.com/site/${site.id}/preview`])
      expect(toInvitee).toContain(text);
    expect(`${toOwner}${toInvitee}`).not.toContain('{{');
  });
});
