import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertNotRunning, killOrphans, ProcessList } from '#infra/local/platform/supervision/process-list.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'list-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async () => JSON.parse(await readFile(path.join(folder, 'processes.json'), 'utf8')) as unknown;

/** Starts an idle process with these words in its command line. */
function idle(...words: string[]) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', '--', ...words], { stdio: 'ignore' });
  return {
    pid: child.pid ?? 0,
    child,
    ended: new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal))),
  };
}

describe('ProcessList', () => {
  it('updates its file whenever a process starts or ends, and removes the file when the platform stops', async () => {
    const list = new ProcessList(folder);
    list.set('api', 11);
    list.set('jobs', 12);
    list.set('api', 13);
    list.set('jobs', undefined);
    expect(await read()).toEqual({ supervisor: process.pid, api: 13 });
    list.remove();
    await expect(read()).rejects.toThrow('ENOENT');
  });
});

describe('assertNotRunning and killOrphans', () => {
  it('assertNotRunning throws only while another platform runs on the folder', async () => {
    assertNotRunning(folder);
    const list = new ProcessList(folder);
    list.set('api', 11);
    expect(() => assertNotRunning(folder)).toThrow(`A platform is running on ${folder} (process ${process.pid})`);
    await writeFile(path.join(folder, 'processes.json'), JSON.stringify({ supervisor: 2 ** 22 + 1 }));
    assertNotRunning(folder);
  });

  it('killOrphans kills the orphaned processes of a killed supervisor, and no other process', async () => {
    const ours = idle(`--db-path=${folder}/db.sqlite`);
    const stranger = idle('stranger');
    await writeFile(
      path.join(folder, 'processes.json'),
      JSON.stringify({ supervisor: 2 ** 22 + 1, dynoxide: ours.pid, api: stranger.pid }),
    );
    killOrphans(folder);
    expect(await ours.ended).toBe('SIGKILL');
    expect(stranger.child.exitCode ?? stranger.child.signalCode).toBeNull();
    stranger.child.kill('SIGKILL');
    await stranger.ended;
  });
});
