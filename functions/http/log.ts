/** What a request leaves in the log. Never bodies, tokens or addresses of people. */
export interface LogLine {
  level: 'info' | 'error';
  requestId: string;
  endpoint: string;
  status: number;
  ms: number;
  code?: string;
  /** Of what nobody foresaw, or what lies behind an `unavailable`. */
  error?: { name: string; message: string; stack?: string };
}

export type Log = (line: LogLine) => void;

/** One JSON object a line, past the console's own decoration, as log queries want it. */
export const writeLogLine: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** An error as the log keeps it. */
export function describeError(error: unknown): NonNullable<LogLine['error']> {
  if (!(error instanceof Error)) return { name: 'Unknown', message: typeof error };
  return { name: error.name, message: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
}
