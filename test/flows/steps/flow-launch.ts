/** How Chromium starts for flows: with the least work for the two processors that they share. */
import { statfs } from 'node:fs/promises';
import type { LaunchOptions } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium.ts';

/**
 * A page of a flow exists for seconds: code that is optimised on other threads would hardly be run, and collecting garbage would take
 * longer than leaving it.
 */
const SHORT_LIVED = '--js-flags=--no-maglev --no-opt --min-semi-space-size=16';

const SHARED_MEMORY = '/dev/shm';
/** Maximum shared memory of two browsers, in bytes. A container may have only 64 MB, with which pages crash. */
const SHARED_BYTES = 1024 ** 3;

/** Whether the processes of the browser can share memory instead of files in the temporary folder, which costs an eighth of all time. */
const hasSharedMemory = (): Promise<boolean> =>
  statfs(SHARED_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize >= SHARED_BYTES,
    () => false,
  );

export async function flowLaunch(): Promise<LaunchOptions> {
  const { args, ...launch } = await chromiumLaunch();
  const options = { ...launch, args: [...args, SHORT_LIVED] };
  return (await hasSharedMemory()) ? { ...options, ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : options;
}
