import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;
const TURNS = 10;

/** Retries `check` until it does not throw and returns its result. The timeout suits a machine that is busy on every core. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });

/** Lets all pending work finish, such as the reading of a stubbed response. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await setImmediate();
  }
}
