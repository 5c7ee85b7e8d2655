import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { chargeCardJob } from '#functions/billing/job-definitions/charge-card.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);

export const handler = withSecrets(
  secrets,
  runJob(chargeCardJob, jobRunner(table), chargeCard(cardDependencies(process.env, table, secrets))),
);
