import { currentRequestId } from '#functions/platform/base/request-trace.ts';

/** An error as it is logged. */
export interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** An e-mail address within a text. Does not match paths of packages (`node_modules/@scope/name`). */
const ADDRESS = /[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+/g;

/** Removes e-mail addresses from a text for the log: errors of other services repeat addresses of requests. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '<address>');

/**
 * The fields of an error that belong in the log, without e-mail addresses. Of a thrown value that is no `Error`, only the type is
 * logged, since its content is unknown.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: 'Unknown', message: typeof error };
  const { name, message, stack } = error;
  return { name, message: withoutAddresses(message), ...(stack !== undefined && { stack: withoutAddresses(stack) }) };
}

/** Failures that a request or job survives. Stable: log queries and metric filters select by them. */
export const WARNING_CODES = [
  'index-clean-up-failed',
  'heartbeat-failed',
  'unreadable-item',
  'unreadable-log-line',
  'domain-quota',
  'secret-unreadable',
  'invalidation-failed',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** A failure that a request or job survived. */
interface Warning {
  level: 'warn';
  /** The request that it belongs to, if there is one. */
  requestId: string | undefined;
  code: WarningCode;
  /** How many items the failure concerns, for metric filters to sum. */
  count: number;
  error: LoggedError;
}

export type Warn = (code: WarningCode, count: number, error: unknown) => void;

/**
 * Writes one JSON object per line, without the console's prefixes, as log queries expect it. With a timestamp, because Lambda sets the
 * level of lines without one to INFO.
 */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...line })}\n`);
};

export const writeWarning: Warn = (code, count, error) =>
  writeLine({ level: 'warn', requestId: currentRequestId(), code, count, error: describeError(error) } satisfies Warning);
