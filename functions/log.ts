/** An error as the log keeps it. */
export interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** The fields of an error that belong in the log. A thrown value that is no `Error` may hold anything: only its type is logged. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: 'Unknown', message: typeof error };
  return { name: error.name, message: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
}

/** Failures that a request or job survives. Stable: log queries and metric filters select by them. */
export type WarningCode = 'index-clean-up-failed' | 'heartbeat-failed' | 'unreadable-item' | 'unreadable-log-line';

/** A failure that a request or job survived. */
interface Warning {
  level: 'warn';
  code: WarningCode;
  /** How many items the failure concerns, for metric filters to sum. */
  count: number;
  error: LoggedError;
}

export type Warn = (code: WarningCode, count: number, error: unknown) => void;

/** Writes one JSON object a line, bypassing the console's own prefixes, as log queries expect it. */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

export const writeWarning: Warn = (code, count, error) =>
  writeLine({ level: 'warn', code, count, error: describeError(error) } satisfies Warning);
