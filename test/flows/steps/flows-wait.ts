import { once } from 'node:events';

/** The environment variable with which the flows wait, after the product has started, until their standard input ends. */
export const FLOWS_WAIT = 'FLOWS_WAIT';

/** Resolves when the flows may begin. Other tests may run until then. */
export async function mayBegin(): Promise<void> {
  if (process.env[FLOWS_WAIT] === undefined || process.stdin.readableEnded) return;
  process.stdin.resume();
  await once(process.stdin, 'end');
}
