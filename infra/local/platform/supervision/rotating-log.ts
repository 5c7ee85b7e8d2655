import { appendFileSync, renameSync, statSync } from 'node:fs';

const MAX_BYTES = 5 * 2 ** 20;

/** A log of at most twice 5 MB: a full file is renamed to `<file>.1`, and a new one is started. */
export function rotatingLog(file: string): (chunk: Buffer | string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (chunk) => {
    if (size > MAX_BYTES) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, chunk);
    size += chunk.length;
  };
}
