import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { diskSpace, waitForDiskSpace } from '#infra/local/disk/disk-space.ts';

it('diskSpace.hasRoomFor returns whether the free bytes of the disk without the reserve suffice', () => {
  expect(diskSpace(tmpdir(), 0).hasRoomFor(1)).toBe(true);
  expect(diskSpace(tmpdir(), 0).hasRoomFor(2 ** 60)).toBe(false);
  expect(diskSpace(tmpdir(), 2 ** 60).hasRoomFor(0)).toBe(false);
});

it('diskSpace.hasRoomFor returns true for a folder on a disk that cannot be measured', () => {
  expect(diskSpace(path.join(tmpdir(), 'no-such-folder'), 2 ** 60).hasRoomFor(1)).toBe(true);
});

it('waitForDiskSpace resolves once there is space', async () => {
  const answers = [false, false, true];
  await waitForDiskSpace({ hasRoomFor: () => answers.shift() ?? true }, { checkMs: 1 });
  expect(answers).toEqual([]);
});
