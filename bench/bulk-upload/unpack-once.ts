/** Carries out the job `JOB_ID` as its Lambda function does, and prints how long that took and its peak memory. Linux only. */
import { readFile } from 'node:fs/promises';
import { handler } from '#functions/bulk-upload/jobs/unpack-bulk-upload/handler.ts';

/** Returns the peak memory in MB. Does not use `maxRSS` of `process.resourceUsage()`, which a process inherits from its parent. */
async function peakMegabytes(): Promise<number> {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

const begun = performance.now();
await handler({ jobId: process.env['JOB_ID'] ?? '' });
const seconds = (performance.now() - begun) / 1_000;
console.log(JSON.stringify({ seconds, peakMb: await peakMegabytes() }));
