import { appendFileSync, renameSync, statSync } from 'node:fs';
import type { DiskSpace } from '#infra/local/disk/disk-space.ts';

const MAX_BYTES = 5 * 2 ** 20;

/**
 * Returns a log of at most twice 5 MB: a full file is renamed to `<file>.1`, and a new one is started. Never throws: while the disk has no
 * room or the file cannot be written, chunks are dropped, and the log then contains their number.
 */
export function rotatingLog(file: string, space: DiskSpace): (chunk: Buffer | string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let leftOut = 0;

  function append(chunk: Buffer | string): void {
    if (size > MAX_BYTES) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, chunk);
    size += chunk.length;
  }

  return (chunk) => {
    if (!space.hasRoomFor(chunk.length)) {
      leftOut += 1;
      return;
    }
    try {
      if (leftOut > 0) append(`--- ${new Date().toISOString()} ${leftOut} chunks were left out while the disk was full\n`);
      leftOut = 0;
      append(chunk);
    } catch {
      leftOut += 1;
    }
  };
}
