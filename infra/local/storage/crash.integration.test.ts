import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const KEYS = ['a', 'b', 'c'];
const BYTES = 400_000;
let dataDir: string;
let child: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-crash-'));
});

afterAll(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<S3Client> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, ACCESS_KEY_ID: 'local', SECRET_ACCESS_KEY: 'secret', BUCKETS: 'media' };
  child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    const endpoint = /http:\S+/.exec(output)?.[0];
    if (endpoint !== undefined)
      return new S3Client({
        endpoint,
        region: 'x',
        forcePathStyle: true,
        maxAttempts: 1,
        credentials: { accessKeyId: 'local', secretAccessKey: 'secret' },
      });
  }
  throw new Error('The server ended before it was ready.');
}

/** Overwrites `key` with the next version until the server dies. Returns the last acknowledged version. */
async function overwrite(s3: S3Client, key: string, from: number, onAcknowledged: () => void): Promise<number> {
  for (let version = from; ; version += 1) {
    try {
      await s3.send(
        new PutObjectCommand({ Bucket: 'media', Key: key, Body: `${version};`.padEnd(BYTES, 'x'), ContentType: `text/v${version}` }),
      );
    } catch {
      return version - 1;
    }
    onAcknowledged();
  }
}

it('a storage that is killed during writes keeps every acknowledged object, and no partial object', async () => {
  let s3 = await start();
  const acknowledged = new Map(KEYS.map((key) => [key, 0]));
  for (let round = 0; round < 5; round += 1) {
    const writers: Promise<unknown>[] = [];
    const uploads = KEYS.map(
      (key) =>
        new Promise<void>((resolve) => {
          writers.push(overwrite(s3, key, (acknowledged.get(key) ?? 0) + 1, resolve).then((last) => acknowledged.set(key, last)));
        }),
    );
    await Promise.all(uploads);
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(writers);
    s3.destroy();

    s3 = await start();
    for (const key of KEYS) {
      const object = await s3.send(new GetObjectCommand({ Bucket: 'media', Key: key }));
      const body = (await object.Body?.transformToString()) ?? '';
      const version = Number.parseInt(body, 10);
      const last = acknowledged.get(key) ?? 0;
      expect(last).toBeGreaterThan(0);
      expect([last, last + 1]).toContain(version);
      expect(body).toBe(`${version};`.padEnd(BYTES, 'x'));
      expect(object.ContentType).toBe(`text/v${version}`);
      acknowledged.set(key, version);
    }
    const { KeyCount } = await s3.send(new ListObjectsV2Command({ Bucket: 'media' }));
    expect(KeyCount).toBe(KEYS.length);
    expect(await readdir(join(dataDir, 'blobs'))).toHaveLength(KEYS.length);
  }
  s3.destroy();
});
