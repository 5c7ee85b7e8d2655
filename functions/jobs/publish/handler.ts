import { publishJob } from '#functions/jobs/publish/job.ts';
import { publishSite } from '#functions/jobs/publish/publish-site.ts';
import { visitorScripts } from '#functions/jobs/publish/visitor-scripts.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { publishDependencies } from '#functions/wiring/jobs.ts';

const dependencies = publishDependencies(process.env);
export const handler = runJob(publishJob, dependencies, publishSite({ ...dependencies, visitorScripts }));
