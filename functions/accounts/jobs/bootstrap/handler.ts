import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { bootstrap } from '#functions/accounts/jobs/bootstrap/bootstrap.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { trialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import { newsMigration } from '#functions/news/store/news-migration.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { libraryBackfill } from '#functions/sites/store/library-backfill.ts';
import { siteReindexer } from '#functions/sites/store/site-reindexer.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { openEdgeStore } from '#functions/platform/wiring/jobs.ts';
import { openMediaKeys, openSecrets, validKeys, withSecrets } from '#functions/platform/wiring/secrets.ts';

const { env } = process;
const secrets = openSecrets();
const mediaKeys = openMediaKeys(env, secrets);
const table = openTable(env);

export const handler = withSecrets(
  secrets,
  bootstrap({
    accounts: accountStore(table),
    plans: planStore(table),
    closings: closingStore(table, systemClock),
    trialReminders: trialReminderStore(table, systemClock),
    reindexer: siteReindexer(table),
    library: libraryBackfill(table),
    newsMigration: newsMigration(table, systemIds),
    passwords: argon2Hasher(),
    edgeStore: openEdgeStore(env),
    mediaKeys: () => validKeys(mediaKeys()),
    ids: systemIds,
    clock: systemClock,
  }),
);
