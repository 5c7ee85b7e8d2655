import { saveCard } from '#functions/billing/services/card/save-card.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { saveCardJob } from '#functions/billing/job-definitions/save-card.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);
const accounts = accountStore(table);
const dependencies = cardDependencies(process.env, table, secrets);

export const handler = withSecrets(
  secrets,
  runJob(saveCardJob, jobRunner(table), {
    async run({ payload: { subjectId, sessionId } }) {
      const account = await accounts.get(subjectId);
      if (account && account.deletedAt === undefined) await saveCard(dependencies, account, sessionId, null);
    },
  }),
);
