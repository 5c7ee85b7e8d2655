import { chargeCard } from '#functions/jobs/charge-card/charge-card.ts';
import { chargeCardJob } from '#functions/jobs/charge-card/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { openTable } from '#functions/wiring/base.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);

export const handler = withSecrets(
  secrets,
  runJob(chargeCardJob, jobRunner(table), chargeCard(cardDependencies(process.env, table, secrets))),
);
