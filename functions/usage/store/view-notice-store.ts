import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { viewNoticeKey } from '#functions/platform/keys/visit-keys.ts';
import type { AccountMonth } from '#functions/usage/store/view-writes.ts';
import type { NoticePercentage } from '#shared/rules/billing/view-usage.ts';

export interface ViewNoticeStore {
  /**
   * Stores a notice with the job that sends it and an event, once for each account, month and percentage. Returns `false` if it is already
   * stored.
   */
  add(notice: AccountMonth, percentage: NoticePercentage, job: Job, event: Write): Promise<boolean>;
}

export const viewNoticeStore = (table: Table): ViewNoticeStore => ({
  add: ({ accountId, month }, percentage, job, event) =>
    tryCommit(
      table.transact([
        { put: { ...viewNoticeKey(accountId, month, percentage), entity: 'view-notice', at: job.createdAt }, when: isAbsent() },
        jobWrite(job),
        event,
      ]),
    ),
});
