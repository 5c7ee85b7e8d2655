import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Returns the paths of all files of the repository that Git does not ignore, relative to its root and sorted. */
export async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 16 * 2 ** 20,
  });
  return stdout
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
    .toSorted();
}
