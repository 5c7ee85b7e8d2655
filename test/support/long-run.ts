/** Whether `npm run test:long` runs, which repeats and combines what `npm test` samples. */
export const isLongRun = process.env['TEST_LONG'] !== undefined;

/** How often something random is tried: enough to fail for each fault that it was seen to find, and more in a long run. */
export const repetitions = (usual: number, long: number): number => (isLongRun ? long : usual);
