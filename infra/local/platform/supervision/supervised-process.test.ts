import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SupervisedProcess } from '#infra/local/platform/supervision/supervised-process.ts';
import { freePort } from '#test/support/engines.ts';
import { eventually } from '#test/support/eventually.ts';

const SERVER = `
import { createServer } from 'node:http';
createServer((request, response) => response.end(JSON.stringify({ pid: process.pid, env: process.env }))).listen(process.env.PORT, '127.0.0.1');
console.log('listening');
console.error('a warning');
`;

let folder: string;
let port: number;
let pids: (number | undefined)[];
let reports: string[];
let running: SupervisedProcess[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supervised-'));
  port = await freePort();
  pids = [];
  reports = [];
  running = [];
});
afterEach(async () => {
  for (const one of running) await one.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function supervise(source: string): Promise<SupervisedProcess> {
  const module = path.join(folder, 'main.ts');
  await writeFile(module, source);
  const one = new SupervisedProcess({
    name: 'thing',
    run: { module },
    env: { PORT: String(port) },
    port,
    logs: folder,
    onPid: (pid) => pids.push(pid),
    report: (line) => reports.push(line),
  });
  running.push(one);
  return one;
}
const ask = async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as { pid: number; env: Record<string, string> };
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('SupervisedProcess', () => {
  it('becomes ready when its port answers, and writes its output to a log', async () => {
    await (await supervise(SERVER)).start();
    const { pid } = await ask();
    expect(pids).toEqual([pid]);
    await eventually(async () =>
      expect(await readFile(path.join(folder, 'thing.log'), 'utf8')).toMatch(/listening\n[^]*a warning\n|a warning\n[^]*listening\n/),
    );
    await eventually(() => expect(reports).toEqual(['thing: a warning']));
  });

  it('restarts after it was killed', async () => {
    await (await supervise(SERVER)).start();
    const before = await ask();
    process.kill(before.pid, 'SIGKILL');
    await eventually(async () => expect((await ask()).pid).not.toBe(before.pid));
    expect(pids).toEqual([before.pid, undefined, (await ask()).pid]);
    expect(reports).toContain('thing ended (SIGKILL) and is started again');
  });

  it('does not restart after a stop', async () => {
    const one = await supervise(SERVER);
    await one.start();
    const { pid } = await ask();
    await one.stop();
    expect(isAlive(pid)).toBe(false);
    expect(pids).toEqual([pid, undefined]);
  });

  it('kills a process that ignores SIGTERM', async () => {
    const one = await supervise(`process.on('SIGTERM', () => undefined);${SERVER}`);
    await one.start();
    const { pid } = await ask();
    await one.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('rejects the start of a process that never becomes ready, and names its log', async () => {
    await expect((await supervise(`throw new Error('broken')`)).start()).rejects.toThrow(
      `thing does not start; see ${path.join(folder, 'thing.log')}`,
    );
  });

  it('hides the AWS variables of the user from the process', async () => {
    vi.stubEnv('AWS_PROFILE', 'production');
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'https://elsewhere.example.com');
    await (await supervise(SERVER)).start();
    expect(Object.keys((await ask()).env).filter((name) => name.startsWith('AWS_'))).toEqual([]);
  });
});
