/** Carries out the job `JOB_ID` as its Lambda function does, and prints how long that took and its peak memory. */
import { handler } from '#functions/jobs/unpack-bulk-upload/handler.ts';

const begun = performance.now();
await handler({ jobId: process.env['JOB_ID'] ?? '' });
const seconds = (performance.now() - begun) / 1_000;
// In kilobytes.
console.log(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1_024 }));
