import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { eventually, settled } from '#test/support/eventually.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'queue-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const files = (part: 'pending' | 'dead-letters') => readdir(path.join(folder, part));
const open = (invoke: Invoke) => InvocationQueue.open({ folder, invoke, retryDelaysMs: [5, 10] });
const never: Invoke = () => new Promise(() => undefined);

describe('InvocationQueue', () => {
  it('runs accepted invocations and removes those that succeed', async () => {
    const invoke = vi.fn<Invoke>(async () => null);
    await (await open(invoke)).add('publish', { jobId: 'one' });
    await eventually(async () => expect(await files('pending')).toEqual([]));
    expect(invoke.mock.calls).toEqual([['publish', { jobId: 'one' }]]);
  });

  it('runs pending invocations after a restart, oldest first, also if added in the same millisecond', async () => {
    const jobIds = ['one', 'two', 'three', 'four', 'five', 'six'];
    const before = await InvocationQueue.open({ folder, invoke: never, concurrency: 1 });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (const jobId of jobIds) await before.add('publish', { jobId });
    expect(await files('pending')).toHaveLength(jobIds.length);

    const seen: unknown[] = [];
    await InvocationQueue.open({ folder, concurrency: 1, invoke: async (_, payload) => seen.push(payload) });
    await eventually(() => expect(seen).toEqual(jobIds.map((jobId) => ({ jobId }))));
  });

  it('tries an invocation three times, then moves it to the dead letters with the error', async () => {
    const invoke = vi.fn<Invoke>(() => Promise.reject(new Error('no luck')));
    await (await open(invoke)).add('process-media', { jobId: 'one' });
    await eventually(async () => expect(await files('dead-letters')).toHaveLength(1));
    expect(invoke).toHaveBeenCalledTimes(3);
    expect(await files('pending')).toEqual([]);
    const [file = ''] = await files('dead-letters');
    expect(JSON.parse(await readFile(path.join(folder, 'dead-letters', file), 'utf8'))).toEqual({
      name: 'process-media',
      payload: { jobId: 'one' },
      failures: 3,
      error: 'Error: no luck',
    });
  });

  it('keeps the number of failures of an invocation across a restart', async () => {
    await (
      await InvocationQueue.open({ folder, invoke: () => Promise.reject(new Error('no')), retryDelaysMs: [60_000] })
    ).add('publish', {});
    await eventually(async () => {
      const [file = ''] = await files('pending');
      expect(JSON.parse(await readFile(path.join(folder, 'pending', file), 'utf8'))).toMatchObject({ failures: 1 });
    });
    const invoke = vi.fn<Invoke>(() => Promise.reject(new Error('no')));
    await open(invoke);
    await eventually(async () => expect(await files('dead-letters')).toHaveLength(1));
    expect(invoke).toHaveBeenCalledTimes(2);
  });

  it('runs at most two invocations at a time', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const queue = await open(async () => {
      running += 1;
      most = Math.max(most, running);
      await released;
      running -= 1;
      done += 1;
    });
    await Promise.all(Array.from({ length: 8 }, () => queue.add('publish', {})));
    await eventually(() => expect(running).toBe(2));
    await settled();
    release();
    await eventually(() => expect(done).toBe(8));
    expect(most).toBe(2);
  });

  it('prefers a function without a running invocation to older invocations of busy functions', async () => {
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<null>());
    const seen: string[] = [];
    const queue = await open((name) => gates[seen.push(name) - 1]?.promise ?? Promise.resolve(null));
    for (const name of ['process-media', 'process-media', 'process-media', 'publish'] as const) await queue.add(name, {});
    await eventually(() => expect(seen).toEqual(['process-media', 'process-media']));
    gates[0]?.resolve(null);
    await eventually(() => expect(seen).toEqual(['process-media', 'process-media', 'publish']));
    for (const gate of gates) gate.resolve(null);
    await queue.idle();
    expect(seen).toEqual(['process-media', 'process-media', 'publish', 'process-media']);
  });

  it('ignores a file that cannot be read as an invocation, and runs the other invocations', async () => {
    const invoke = vi.fn<Invoke>(async () => null);
    await (await open(never)).add('publish', { jobId: 'one' });
    await writeFile(path.join(folder, 'pending', '0.json'), '{"name":"no function"}');
    await open(invoke);
    await eventually(() => expect(invoke.mock.calls).toEqual([['publish', { jobId: 'one' }]]));
  });

  it('becomes idle once no invocation is running or queued, and counts accepted invocations', async () => {
    const gate = Promise.withResolvers<null>();
    const queue = await open(() => gate.promise);
    await queue.idle();
    await queue.add('publish', { jobId: 'one' });
    let isIdle = false;
    const idle = queue.idle().then(() => (isIdle = true));
    await settled();
    expect(isIdle).toBe(false);
    gate.resolve(null);
    await idle;
    expect(await files('pending')).toEqual([]);
    expect(queue.accepted).toBe(1);
  });
});
