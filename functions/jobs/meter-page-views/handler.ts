import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { meterPageViews } from '#functions/jobs/meter-page-views/meter-page-views.ts';
import { notifyAccounts } from '#functions/jobs/meter-page-views/notify-accounts.ts';
import { writeWarning } from '#functions/log.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import { termsStore } from '#functions/store/billing/terms-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { viewNoticeStore } from '#functions/store/page-view/view-notice-store.ts';
import { openTable, requireVariable } from '#functions/wiring/base.ts';
import { openAccessLogs } from '#functions/wiring/jobs.ts';

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
