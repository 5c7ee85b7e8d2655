import { currentRequestId } from '#functions/platform/base/request-trace.ts';

/** An error in the form in which it is logged. */
export interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** Matches an e-mail address within a text, but not the paths of packages (`node_modules/@scope/name`). */
const ADDRESS = /[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+/g;

/** Returns a text for the log with e-mail addresses masked, because errors of other services repeat addresses of requests. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '<address>');

/**
 * Returns the fields of an error for the log, without e-mail addresses. For a thrown value that is not an `Error`, it returns only the
 * type, because the content is unknown.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: 'Unknown', message: typeof error };
  const { name, message, stack } = error;
  return { name, message: withoutAddresses(message), ...(stack !== undefined && { stack: withoutAddresses(stack) }) };
}

/** Codes of failures after which a request or job continues. They are stable, because log queries and metric filters select by them. */
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

/** A failure after which a request or job continues. */
interface Warning {
  level: 'warn';
  /** The id of the request to which the failure belongs, if there is one. */
  requestId: string | undefined;
  code: WarningCode;
  /** The number of items that the failure concerns, which metric filters sum up. */
  count: number;
  error: LoggedError;
}

export type Warn = (code: WarningCode, count: number, error: unknown) => void;

/**
 * Writes one JSON object per line without the console's prefixes, as log queries expect. It includes a timestamp, because Lambda sets the
 * level of lines without one to INFO.
 */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...line })}\n`);
};

export const writeWarning: Warn = (code, count, error) =>
  writeLine({ level: 'warn', requestId: currentRequestId(), code, count, error: describeError(error) } satisfies Warning);
