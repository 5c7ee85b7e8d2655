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
import { openEdgeStore } from '#functions/wiring/jobs.ts';
import { openMediaKeys, openSecrets, validKeys, withSecrets } from '#functions/wiring/secrets.ts';

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
    trialReminders: trialReminders(table, systemClock),
    reindexer: siteReindexer(table),
    newsMigration: newsMigration(table, systemIds),
    passwords: argon2Hasher(),
    edgeStore: openEdgeStore(env),
    mediaKeys: () => validKeys(mediaKeys()),
    ids: systemIds,
    clock: systemClock,
  }),
);
