import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Bytes of the disk that are reserved: for work in progress when the limit is reached, and for small writes that reading depends on,
 * such as those of sessions.
 */
const DISK_RESERVE_BYTES = 128 * 2 ** 20;
const CHECK_MS = 500;

export interface DiskSpace {
  /** Whether this number of bytes can be written without using the reserve. */
  hasRoomFor: (bytes: number) => boolean;
}

/** Returns the disk of a folder. A disk that cannot be measured counts as free, so that writes fail with the error of the disk. */
export const diskSpace = (folder: string, reserve = DISK_RESERVE_BYTES): DiskSpace => ({
  hasRoomFor(bytes) {
    try {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize - bytes >= reserve;
    } catch {
      return true;
    }
  },
});

/** Resolves when the disk has room, possibly immediately. Rejects with an `AbortError` when aborted. */
export async function waitForDiskSpace(
  space: DiskSpace,
  { checkMs = CHECK_MS, signal }: { checkMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  while (!space.hasRoomFor(0)) await delay(checkMs, undefined, { ref: false, ...(signal && { signal }) });
}
