import { currentRequestId } from '#functions/request-trace.ts';

/** An error as the log keeps it. */
export interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** An e-mail address within a text. Paths of packages (`node_modules/@scope/name`) are none. */
const ADDRESS = /[^\s@<>"'(),;:/\\]+@[^\s@<>"'(),;:/\\]+/g;

/** A text for the log: other services repeat the addresses they were given in their errors. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '<address>');

/** The fields of an error that belong in the log, without e-mail addresses. A thrown value that is no `Error` may hold anything: only its type is logged. */
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
  /** The request it happened for, if there is one. */
  requestId: string | undefined;
  code: WarningCode;
  /** How many items the failure concerns, for metric filters to sum. */
  count: number;
  error: LoggedError;
}

export type Warn = (code: WarningCode, count: number, error: unknown) => void;

/**
 * Writes one JSON object a line, bypassing the console's own prefixes, as log queries expect it. With a timestamp: Lambda gives lines
 * without one the level INFO, whatever their own is.
 */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...line })}\n`);
};

export const writeWarning: Warn = (code, count, error) =>
  writeLine({ level: 'warn', requestId: currentRequestId(), code, count, error: describeError(error) } satisfies Warning);
