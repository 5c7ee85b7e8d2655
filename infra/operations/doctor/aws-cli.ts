import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of the AWS CLI with the operator's credentials. Returns its JSON; `null` if it writes none. */
export type AwsCli = (...words: readonly string[]) => Promise<unknown>;

const TIMEOUT_MS = 30_000;
const OUTPUT_MAX_BYTES = 8_388_608;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns the error message of the CLI, without the lines that echo the command. */
const sentenceOf = (error: unknown): string => {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return stderr.split('\n').findLast((line) => line.trim() !== '') ?? 'no answer';
};

/** Returns a function that runs `program`, the CLI or a substitute in tests. It throws an error with the message of the CLI. */
export const awsCli =
  (program = 'aws'): AwsCli =>
  async (...words) => {
    try {
      const { stdout } = await promisify(execFile)(program, [...words, '--output', 'json'], {
        timeout: TIMEOUT_MS,
        maxBuffer: OUTPUT_MAX_BYTES,
      });
      return stdout.trim() === '' ? null : (JSON.parse(stdout) as unknown);
    } catch (error) {
      if (isMissing(error)) throw new Error('The AWS CLI is not installed: https://aws.amazon.com/cli/', { cause: error });
      throw new Error(`aws ${words.slice(0, 2).join(' ')}: ${sentenceOf(error)}`, { cause: error });
    }
  };
