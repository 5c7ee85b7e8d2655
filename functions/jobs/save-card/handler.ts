import { saveCard } from '#functions/domain/card/save-card.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { saveCardJob } from '#functions/jobs/save-card/job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/wiring/secrets.ts';

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
