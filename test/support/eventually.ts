import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;
const TURNS = 10;

/** Waits until `check` throws no more and answers what it gave; patient enough for a machine whose every core is at work. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });

/** Lets everything happen that follows from what is there already, such as the reading of a stubbed answer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await setImmediate();
  }
}
