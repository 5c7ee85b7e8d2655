import { dispatch } from '#functions/jobs/dispatch/dispatch.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import { openJobQueue } from '#functions/wiring/jobs.ts';

export const handler = dispatch({ queue: openJobQueue(process.env), log: writeJobLogLine });
