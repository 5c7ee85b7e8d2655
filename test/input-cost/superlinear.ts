import { HOSTILE_TEXTS, type HostileText } from './hostile-texts.ts';

/** Processor time of this thread in milliseconds: other threads and processes do not count. */
function threadTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Shorter times are noise: work that grows with the square of the length takes far longer. */
const NOISE_MS = 40;
/** Maximum ratio of times for four times the length: between that of a linear reader (4) and that of a quadratic one (16). */
const RATIO_MAX = 8;
const ATTEMPTS = 4;

/** Maximum number of reported readers: enough to name a defect, and each takes seconds. */
const REPORTED = 3;

/**
 * How many times as long `read` takes for a text that is four times as long, if that is clearly more than four times; `undefined` for
 * work in proportion to the length. No duration is asserted: times are compared with each other only, and only a ratio that each of
 * several attempts shows counts.
 */
function superlinearGrowth(read: (text: string) => unknown, { short, long }: HostileText): number | undefined {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ofLong = threadTime(() => read(long));
    if (ofLong < NOISE_MS) return undefined;
    least = Math.min(least, ofLong / threadTime(() => read(short)));
    if (least < RATIO_MAX) return undefined;
  }
  return Math.round(least);
}

function* faultsOf(readers: Iterable<readonly [string, (text: string) => unknown]>): Generator<string> {
  for (const [name, read] of readers)
    for (const text of HOSTILE_TEXTS) {
      const growth = superlinearGrowth(read, text);
      if (growth !== undefined) yield `${name} takes ${growth} times as long for four times ${text.name}`;
    }
}

/** Reports the first readers whose work for some hostile text grows faster than the length of the text. */
export const superlinearReaders = (readers: Iterable<readonly [string, (text: string) => unknown]>): string[] => [
  ...faultsOf(readers).take(REPORTED),
];
