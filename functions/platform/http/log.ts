import { type LoggedError, writeLine } from '#functions/platform/base/log.ts';

/** The log line of a request. Never contains bodies, tokens or personal addresses. */
export interface LogLine {
  level: 'info' | 'error';
  requestId: string;
  /** CloudFront's id of the request: `x-edge-request-id` in its access logs, `x-amz-cf-id` in the response. */
  edgeId: string | undefined;
  endpoint: string;
  status: number;
  /** Milliseconds from the start of the request. */
  ms: number;
  code?: string;
  /** An unexpected error, or the cause of an `unavailable`. */
  error?: LoggedError;
}

export type Log = (line: LogLine) => void;

export const writeLogLine: Log = writeLine;
