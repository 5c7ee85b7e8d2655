import { readFileSync } from 'node:fs';

/** Returns the current time. A dependency, so that tests can set it. */
export type Clock = () => Date;

export const realClock: Clock = () => new Date();

/** Returns the milliseconds in a file, or 0 if it does not exist. */
function readOffset(file: string): number {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
  const offset = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(offset)) throw new Error(`${file} contains no whole number of milliseconds`);
  return offset;
}

/** Returns a clock of real time plus the milliseconds in a file. The file is read at every call, so that all processes change together. */
export const movableClock =
  (offsetFile: string): Clock =>
  () =>
    new Date(Date.now() + readOffset(offsetFile));
