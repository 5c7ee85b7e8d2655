import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { PlanNotice } from '#shared/model/plans/plan-notice.ts';

interface NewPlanNotice {
  notice: PlanNotice;
  /** The account that is notified. */
  accountId: string;
  /** The account whose plan is requested or changed. */
  subject: { id: string; companyName: string };
  planName: string;
  /** The month from which the plan applies, if it is decided. */
  from?: string;
  /** What the customer or the decider wrote; empty if nothing. */
  text?: string;
}

/** Returns the e-mail and the bell entry about a plan, for the transaction of the change that they report. */
export function planNotice(
  { ids, clock }: { ids: Ids; clock: Clock },
  { notice, accountId, subject, planName, from, text = '' }: NewPlanNotice,
): Required<Pick<ChangeContext, 'jobs' | 'writes'>> {
  const now = clock();
  const { id: subjectId, companyName } = subject;
  const isRequest = notice === 'requested';
  const mail = { template: 'plan-notice', notice, accountId, subjectId, companyName, planName, from: from ?? null, text } as const;
  const event = eventWrite({
    kind: isRequest ? 'plan-request' : 'plan-change',
    accountId,
    subject: subjectId,
    id: ids.ulid(),
    at: now.toISOString(),
    siteId: null,
    name: isRequest ? companyName : planName,
    count: 1,
  });
  return { jobs: [newJob('mail', { mail }, ids.ulid(), now)], writes: [event] };
}
