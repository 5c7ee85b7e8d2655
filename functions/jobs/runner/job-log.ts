import type { LogLine } from '#functions/http/log.ts';

/** What a job function leaves in the log beside what it throws. */
export interface JobLogLine {
  level: 'error';
  jobId: string | undefined;
  error: NonNullable<LogLine['error']>;
}

export type JobLog = (line: JobLogLine) => void;

/** One JSON object a line, as log queries want it. */
export const writeJobLogLine: JobLog = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
