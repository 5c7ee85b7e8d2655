import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The environment variable with the path of the file that `UnhandledErrorsReporter` writes. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

interface UnhandledError {
  name?: string;
  message: string;
  stack?: string;
}

/** Writes the errors that no test caught. They fail a run in which every test passed, and are missing in the `json` report. */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly UnhandledError[]): void {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => ({ name, message, stack }))));
  }
}

/** Parses the output of `UnhandledErrorsReporter` into one text for each error. Returns none for an empty file. */
export const readUnhandledErrors = (json: string): string[] =>
  (JSON.parse(json || '[]') as UnhandledError[]).map(
    ({ name = 'Error', message, stack = '' }) => `Error outside of a test: ${name}: ${message}\n${stack}`,
  );
