import fs, { type PathOrFileDescriptor, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSpace, testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { ProcessList } from '#infra/local/platform/supervision/process-list.ts';
import { rotatingLog } from '#infra/local/platform/supervision/rotating-log.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';
import { ObjectLog } from '#infra/local/stripe/object-log.ts';
import type { Customer } from '#infra/local/stripe/stripe-objects.ts';
import { eventually } from '#test/support/eventually.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(folder, { recursive: true });
});

/** Makes the next write of a whole file fail halfway, as on a disk that becomes full. */
function failNextWrite(name: 'appendFileSync' | 'writeFileSync'): void {
  const { [name]: write } = fs;
  vi.spyOn(fs, name).mockImplementationOnce((file: PathOrFileDescriptor, content: unknown) => {
    (write as typeof fs.writeFileSync)(file, String(content).slice(0, String(content).length / 2));
    throw noSpace();
  });
  syncBuiltinESMExports();
}

describe('rotatingLog', () => {
  it('drops chunks while the disk is full, and logs their number once there is space (R-23.103)', async () => {
    const file = path.join(folder, 'api.log');
    const disk = testDisk();
    const log = rotatingLog(file, disk);
    log('one\n');
    disk.isFull = true;
    log('two\n');
    log(Buffer.from('three\n'));
    expect(await readFile(file, 'utf8')).toBe('one\n');
    disk.isFull = false;
    log('four\n');
    expect(await readFile(file, 'utf8')).toMatch(/^one\n--- \S+ 2 chunks were left out while the disk was full\nfour\n$/);
  });

  it('does not throw if a write fails, and writes again later', async () => {
    const file = path.join(folder, 'jobs.log');
    await mkdir(file);
    const log = rotatingLog(file, testDisk());
    expect(() => log('lost\n')).not.toThrow();
    await rm(file, { recursive: true });
    log('kept\n');
    expect(await readFile(file, 'utf8')).toMatch(/1 chunks were left out .*\nkept\n$/);
  });
});

it('ProcessList keeps its file readable if the disk is full, and completes it with the next write', () => {
  const file = path.join(folder, 'processes.json');
  const list = new ProcessList(folder);
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  failNextWrite('writeFileSync');
  list.set('api', 11);
  expect(read()).toEqual({ supervisor: process.pid });
  list.set('jobs', 12);
  expect(read()).toEqual({ supervisor: process.pid, api: 11, jobs: 12 });
});

it('writeFileAtomically removes its temporary file if the write fails', async () => {
  const file = path.join(folder, 'state');
  await mkdir(path.join(file, 'occupied'), { recursive: true });
  await expect(writeFileAtomically(file, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(await readdir(folder)).toEqual(['state']);
});

it('ObjectLog discards all of a transaction that is rolled back because the disk is full', async () => {
  const customer = (id: string): Customer => ({ id, object: 'customer' }) as Customer;
  const log = new ObjectLog(folder);
  log.put(customer('cus_1'));
  log.commit();
  log.put(customer('cus_2'));
  failNextWrite('appendFileSync');
  expect(() => log.commit()).toThrow('ENOSPC');
  log.rollback();
  log.put(customer('cus_3'));
  log.commit();
  expect(new ObjectLog(folder).list('customer').map(({ id }) => id)).toEqual(['cus_3', 'cus_1']);
});

it('InvocationQueue retries an invocation if its failure could not be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pending = path.join(folder, 'pending');
  const invoke = vi.fn<Invoke>(async () => null);
  invoke.mockImplementationOnce(async () => {
    throw noSpace();
  });
  const rename = vi.spyOn(fs.promises, 'rename');
  const queue = await InvocationQueue.open({ folder, invoke, retryDelaysMs: [5, 5] });
  syncBuiltinESMExports();
  await queue.add('publish', { jobId: 'one' });
  rename.mockRejectedValueOnce(noSpace());
  await eventually(async () => expect(await readdir(pending)).toEqual([]));
  expect(invoke).toHaveBeenCalledTimes(2);
});
