import type { DiskSpace } from '#infra/local/disk/disk-space.ts';

/** Returns the error of a write that finds no space. */
export const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Returns a disk that a test fills and empties. */
export function testDisk(): DiskSpace & { isFull: boolean } {
  const disk = { isFull: false, hasRoomFor: () => !disk.isFull };
  return disk;
}
