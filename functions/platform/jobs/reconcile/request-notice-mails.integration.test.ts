import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestNoticeMails } from '#functions/platform/jobs/reconcile/request-notice-mails.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';
import { noticeMailingStore } from '#functions/notices/store/notice-mailing-store.ts';
import { NOTICE_MAX } from '#shared/model/limits.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { startSystemNotiFixture, type SystemNotiFixture } from '#test/support/api/system-noti-fixture.ts';

let test: SystemNotiFixture;
beforeAll(async () => {
  test = await startSystemNotiFixture();
});
afterAll(() => test.stop());

const run = () =>
  requestNoticeMails({
    ...test.dependencies,
    noticeMailings: noticeMailingStore(test.table, test.clock),
  });

/** The accounts for which an e-mail about a notification was requested. */
async function mailedAbout(noticeId: string): Promise<string[]> {
  const ahead = new Date(test.time.now + 61_000);
  const jobs = await jobStore(test.table, () => ahead).listOverdue(10_000);
  const items = await test.table.batchGet(jobs.map(({ id }) => jobKey(id)));
  return items.flatMap((item) => {
    const mail = item && requestedMail(item);
    return mail?.template === 'system-notice' && mail.noticeId === noticeId ? [mail.accountId] : [];
  });
}

it('requestNoticeMails enqueues one e-mail per account in pages once a notice has started, also after a crash (R-19.21)', async () => {
  const { master, oem, oemAdmin, user } = test.logins;
  const operator = await test.as(master);
  const users = await Promise.all(Array.from({ length: NOTICE_MAX.mailsPerPage + 5 }, () => test.people.add('USER', master)));
  const ended = await test.people.add('USER', master, { contractStatus: 'TERMINATED' });
  const startDate = new Date(test.time.now + 3_600_000).toISOString();
  const { id } = await operator.create({
    isMailed: true,
    receivers: ['oem-admin', 'master-user'],
    publishType: 'reserve',
    startDate,
    endDate: new Date(test.time.now + 7_200_000).toISOString(),
  });
  await run();
  expect(await mailedAbout(id)).toEqual([]);

  test.time.now += 3_600_000;
  let transactions = 0;
  test.interceptWith((command) => {
    if (command !== 'TransactWriteItemsCommand') return;
    transactions += 1;
    if (transactions === 2) throw new Error('The run is cut off');
  });
  await expect(run()).rejects.toThrow('E-mails of system notifications could not be requested');
  test.interceptWith(() => undefined);
  expect(await mailedAbout(id)).toEqual([oemAdmin.id]);
  expect((await operator.get(id)).reach.mails).toEqual({ sent: 1, isDone: false });

  await Promise.all([run(), run()]);
  await run();
  const mailed = await mailedAbout(id);
  expect(mailed.toSorted()).toEqual([oemAdmin, user, ...users].map((account) => account.id).toSorted());
  expect(mailed).not.toContain(ended.id);
  expect(mailed).not.toContain(oem.id);
  expect((await operator.get(id)).reach.mails).toEqual({ sent: mailed.length, isDone: true });

  const { notice } = await operator.get(id);
  await operator.update(notice, { title: '訂正' });
  await run();
  expect(await mailedAbout(id)).toHaveLength(mailed.length);
});
