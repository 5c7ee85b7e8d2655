import { checkDomainJob } from '#functions/domains/job-definitions/check-domain.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { openDomainCheck } from '#functions/domains/wiring/domains.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const check = openDomainCheck(env, table);

export const handler = runJob(checkDomainJob, jobRunner(table), { run: ({ payload }) => check(payload.subjectId) });
