import { checkDomainJob } from '#functions/jobs/check-domain/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { openTable } from '#functions/wiring/base.ts';
import { openDomainCheck } from '#functions/wiring/domains.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const check = openDomainCheck(env, table);

export const handler = runJob(checkDomainJob, jobRunner(table), { run: ({ payload }) => check(payload.subjectId) });
