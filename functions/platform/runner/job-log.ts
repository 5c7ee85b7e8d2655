import { type LoggedError, writeLine } from '#functions/platform/base/log.ts';

/** How an attempt of a job ended. "lease-lost": another runner finishes the job. */
export type AttemptEnd = 'done' | 'requeued' | 'failed' | 'lease-lost';

/** The log line of an attempt. Never contains the payload. */
export interface AttemptLogLine {
  level: 'info';
  jobId: string;
  kind: string;
  /** Id of the API request that caused the job, as in its log line; `undefined` if no request caused it. */
  requestId: string | undefined;
  attempt: number;
  end: AttemptEnd;
  /** Milliseconds from the claim to the end. */
  ms: number;
}

/** A log line of a job function, besides the errors it throws. */
export interface JobLogLine {
  level: 'error' | 'warn';
  jobId: string | undefined;
  error: LoggedError;
}

export type JobLog = (line: JobLogLine) => void;

export const writeJobLogLine: JobLog = writeLine;
export const writeAttemptLine = (line: AttemptLogLine): void => writeLine(line);
