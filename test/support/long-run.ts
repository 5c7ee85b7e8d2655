/** Whether `npm run test:long` runs, which repeats and combines what `npm test` samples. */
export const isLongRun = process.env['TEST_LONG'] !== undefined;

/** Returns how often a test tries random input: often enough to find each fault that it has found before, and more often in a long run. */
export const repetitions = (usual: number, long: number): number => (isLongRun ? long : usual);
