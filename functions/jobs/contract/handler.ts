import { contractJob } from '#functions/jobs/contract/job.ts';
import { applyContract } from '#functions/jobs/contract/apply-contract.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { contractDependencies } from '#functions/wiring/jobs.ts';

const dependencies = contractDependencies(process.env);
export const handler = runJob(contractJob, dependencies, applyContract(dependencies));
