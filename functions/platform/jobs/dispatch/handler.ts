import { dispatch } from '#functions/platform/jobs/dispatch/dispatch.ts';
import { writeJobLogLine } from '#functions/platform/runner/job-log.ts';
import { openJobQueue } from '#functions/platform/wiring/jobs.ts';

export const handler = dispatch({ queue: openJobQueue(process.env), log: writeJobLogLine });
