import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { bootstrap } from '#functions/jobs/bootstrap/bootstrap.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { trialReminders } from '#functions/store/account/trial-reminders.ts';
import { newsMigration } from '#functions/store/news/news-migration.ts';
import { closingStore } from '#functions/store/billing/closing-store.ts';
import { siteReindexer } from '#functions/store/site/site-reindexer.ts';
import { openTable } from '#functions/wiring/base.ts';
import { openEdgeStore, readMediaKeys } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = bootstrap({
  accounts: accountStore(table),
  plans: planStore(table),
  closings: closingStore(table, systemClock),
  trialReminders: trialReminders(table, systemClock),
  reindexer: siteReindexer(table),
  newsMigration: newsMigration(table, systemIds),
  passwords: argon2Hasher(),
  edgeStore: openEdgeStore(env),
  mediaKeys: readMediaKeys(env),
  ids: systemIds,
  clock: systemClock,
});
