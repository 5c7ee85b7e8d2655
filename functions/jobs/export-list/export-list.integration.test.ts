import { S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/gateways/ids.ts';
import { exportKey } from '#functions/gateways/media-keys.ts';
import { objectStorage, type ObjectStorage } from '#functions/gateways/object-storage.ts';
import { exportList } from '#functions/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/jobs/export-list/job.ts';
import { writeParts } from '#functions/jobs/export-list/write-parts.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { type FormEntryFixture, startFormEntryFixture } from '#test/support/api/form-entry-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';

let test: FormEntryFixture;
let files: ObjectStorage;
let stopStorage: () => Promise<void>;
beforeAll(async () => {
  test = await startFormEntryFixture();
  const dataDir = await mkdtemp(join(tmpdir(), 'exports-'));
  const storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: ['media'], allowedOrigins: [] });
  const client = new S3Client({
    endpoint: storage.url,
    region: REGION,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  files = objectStorage(client, 'media');
  stopStorage = async () => {
    client.destroy();
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  };
});
afterAll(async () => {
  await stopStorage();
  await test.stop();
});

const run = (jobId: string) => {
  const { sites, jobs, recordCountsOf } = test.dependencies;
  return runJob(exportListJob, { jobs, ids: randomIds }, exportList({ sites, entries: test.entries, recordCountsOf, files }))({ jobId });
};

describe('export of a list', () => {
  it('writes the same lines as the pages to a file with a short-lived link, and forgets what was searched for (R-6.16)', async () => {
    const user = test.entriesAs(test.accounts.USER);
    const { id: siteId } = await test.as(test.accounts.USER).create();
    for (const name of ['＝1', '花子', '太郎']) await test.store(siteId, { name });
    const filter = { sort: 'created', order: 'asc', language: 'en' } as const;
    const started = await user.startExport(siteId, { ...filter, email: 'hanako' });
    expect(started).toMatchObject({ state: 'queued', url: null });
    await run(started.id);
    const done = await user.getExport(siteId, started.id);
    expect(done).toMatchObject({
      state: 'done',
      progress: { done: 3, total: 3 },
      url: expect.stringContaining(exportKey(siteId, started.id)),
    });
    const { csv } = await user.exportCsv(siteId, { ...filter, email: 'hanako' });
    const link = await files.signDownload({ key: exportKey(siteId, started.id), fileName: 'contact.csv', expiresInSeconds: 60 });
    const answer = await fetch(link);
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="contact.csv"',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(`\u{FEFF}${csv}`);
    expect(JSON.stringify(await test.table.get({ pk: `JOB#${started.id}`, sk: 'JOB' }))).not.toContain('hanako');
    const other = (await test.as(test.accounts.USER).create()).id;
    expect(await refusalOf(user.getExport(other, started.id))).toMatchObject({ code: 'not-found' });
  });
});

it('writes parts of at least 5 MB, holding one at a time', async () => {
  const sizes: number[] = [];
  async function* pieces() {
    for (let piece = 0; piece < 24; piece += 1) yield 'x'.repeat(500_000);
  }
  const counting: ObjectStorage = {
    ...files,
    uploadPart: (transfer, part) => {
      sizes.push(part.body.byteLength);
      return files.uploadPart(transfer, part);
    },
  };
  await writeParts(counting, { key: 'exports/a/b.csv', contentType: 'text/csv' }, pieces());
  expect([sizes, await files.sizeOf('exports/a/b.csv')]).toEqual([[5_500_000, 5_500_000, 1_000_000], 12_000_000]);
});
