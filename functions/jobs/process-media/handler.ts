import { processMediaJob } from '#functions/jobs/process-media/job.ts';
import { processMedia } from '#functions/jobs/process-media/process-media.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { processMediaDependencies } from '#functions/wiring/jobs.ts';

const dependencies = processMediaDependencies(process.env);
export const handler = runJob(processMediaJob, dependencies, processMedia(dependencies));
