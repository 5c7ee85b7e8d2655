/** SQLite's code for a write that found no space. */
const SQLITE_FULL = 13;

/** Whether a write of a file, of SQLite or of another program failed because the disk, or its owner's quota, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  if ('errcode' in error && error.errcode === SQLITE_FULL) return true;
  return error.message.includes('No space left on device');
}
