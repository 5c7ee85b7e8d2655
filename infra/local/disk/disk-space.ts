import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Bytes of the disk that no data may take: what is under way when the limit is reached still ends well, and so do the small writes
 * without which nothing can be read, such as those of sessions.
 */
const DISK_RESERVE_BYTES = 128 * 2 ** 20;
const CHECK_MS = 500;

export interface DiskSpace {
  /** Whether so many bytes can be written without the reserve. */
  hasRoomFor: (bytes: number) => boolean;
}

/** The disk of a folder. One that cannot be measured counts as free: its writes fail where they are made. */
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

/** Resolves once the disk has room: at once, or when space was made. Rejects with an `AbortError` once it is aborted. */
export async function untilRoom(
  space: DiskSpace,
  { checkMs = CHECK_MS, signal }: { checkMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  while (!space.hasRoomFor(0)) await delay(checkMs, undefined, { ref: false, ...(signal && { signal }) });
}
