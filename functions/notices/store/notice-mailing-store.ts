import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, type Condition, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { noticeKey } from '#functions/platform/keys/keys.ts';
import { type NoticeMailing, StoredNotice } from '#functions/notices/store/system-notice.ts';

export interface NoticeMailingStore {
  /** Returns the ids of notifications whose e-mails are due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Returns the notification, or `undefined` if no e-mails are due any more. */
  findDue(id: string): Promise<StoredNotice | undefined>;
  /**
   * Enqueues the e-mails of one page of receivers and advances to the next page, in one transaction: each e-mail is enqueued once, and an
   * interrupted run continues where it stopped. Returns `false` if another run did so concurrently.
   */
  advance(notice: StoredNotice, next: NoticeMailing, jobs: readonly Job[]): Promise<boolean>;
}

const isAsRead = ({ mailing }: StoredNotice): Condition => (mailing ? isEqual('mailing', mailing) : isAbsent('mailing'));

export const noticeMailingStore = (table: Table, clock: Clock): NoticeMailingStore => ({
  listDue: (limit) => queryDueIds(table, 'notice-mail', new Date(clock().getTime() + 1), limit),
  async findDue(id) {
    const notice = await table.get(noticeKey(id), StoredNotice);
    return notice?.gsi1sk !== undefined && notice.startDate !== null && Date.parse(notice.startDate) <= clock().getTime()
      ? notice
      : undefined;
  },
  advance: (notice, mailing, jobs) =>
    tryCommit(
      table.transact([
        {
          update: noticeKey(notice.id),
          set: { mailing },
          ...(mailing.receivers.length === 0 && { remove: DUE_ATTRIBUTES }),
          when: allOf(isPresent('gsi1sk'), isAsRead(notice)),
        },
        ...jobs.map(jobWrite),
      ]),
    ),
});
