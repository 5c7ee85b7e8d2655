import { type LoggedError, writeLine } from '#functions/log.ts';

/** A log line of a job function, besides the errors it throws. */
export interface JobLogLine {
  level: 'error';
  jobId: string | undefined;
  error: LoggedError;
}

export type JobLog = (line: JobLogLine) => void;

export const writeJobLogLine: JobLog = writeLine;
