import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { meterPageViews } from '#functions/usage/jobs/meter-page-views/meter-page-views.ts';
import { notifyAccounts } from '#functions/usage/jobs/meter-page-views/notify-accounts.ts';
import { writeWarning } from '#functions/platform/base/log.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { termsStore } from '#functions/billing/store/terms-store.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { viewNoticeStore } from '#functions/usage/store/view-notice-store.ts';
import { openTable, requireVariable } from '#functions/platform/wiring/base.ts';
import { openAccessLogs } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const views = pageViewStore(table, systemClock);
const notices = {
  accounts: accountStore(table),
  plans: planStore(table),
  terms: termsStore(table),
  views,
  notices: viewNoticeStore(table),
  ids: systemIds,
  clock: systemClock,
};

export const handler = meterPageViews({
  logs: openAccessLogs(env),
  views,
  notify: (metered) => notifyAccounts(notices, metered),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
  sitesOfDomains: domainStore(table, systemClock).sitesOf,
  warn: writeWarning,
});
