import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import type { Job } from '#functions/store/job/job.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import { viewNoticeKey } from '#functions/store/visit-keys.ts';
import type { AccountMonth } from '#functions/store/page-view/view-writes.ts';
import type { NoticePercentage } from '#shared/rules/billing/view-usage.ts';

export interface ViewNoticeStore {
  /** Records a notice with the job that sends it and an event, once for each account, month and percentage. `false` if it was recorded before. */
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
