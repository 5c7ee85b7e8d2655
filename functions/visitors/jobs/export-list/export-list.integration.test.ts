import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { accountEventStore } from '#functions/notices/store/account-event-store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { exportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { exportList, type ExportListDependencies } from '#functions/visitors/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { writeParts } from '#functions/platform/files/write-parts.ts';
import { erasureCountWrite, readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { type FormEntryFixture, startFormEntryFixture } from '#test/support/api/form-entry-fixture.ts';
import { startBucket } from '#test/support/media/storage-bucket.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';

let test: FormEntryFixture;
let files: ObjectStorage;
let stopStorage: () => Promise<void>;
beforeAll(async () => {
  test = await startFormEntryFixture();
  ({ files, stop: stopStorage } = await startBucket());
});
afterAll(async () => {
  await stopStorage();
  await test.stop();
});

const newExport = (differences: Partial<ExportListDependencies> = {}) => {
  const { sites, recordCountsOf } = test.dependencies;
  const members = memberList(test.table, test.clock);
  const erasuresOf = (siteId: string) => readSiteErasures(test.table, siteId);
  return exportList({
    sites,
    entries: test.entries,
    members,
    recordCountsOf,
    events: accountEventStore(test.table),
    clock: test.clock,
    erasuresOf,
    files,
    ...differences,
  });
};
const run = (jobId: string, differences: Partial<ExportListDependencies> = {}) =>
  runJob(exportListJob, { jobs: test.dependencies.jobs, ids: randomIds }, newExport(differences))({ jobId });

describe('exportList', () => {
  it('writes the lines of the page-by-page export to a file with a short-lived link, and deletes the search terms (R-6.16)', async () => {
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
    await run(started.id).catch(() => undefined);
    const events = await test.table.queryAll({ pk: `EVENTS#${test.accounts.USER.id}` }, AccountEvent);
    expect(events.filter(({ kind }) => kind === 'export-finished')).toMatchObject([{ siteId, count: 1 }]);
    expect(events.filter(({ kind, siteId: site }) => kind === 'new-entries' && site === siteId)).toMatchObject([{ count: 3 }]);
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

describe('exportList during an erasure', () => {
  const erasing = (siteId: string) => ({ pk: `SITE#${siteId}`, sk: 'ERASURE#digest' });
  async function startedExport() {
    const { id: siteId } = await test.as(test.accounts.USER).create();
    await test.store(siteId);
    const started = await test.entriesAs(test.accounts.USER).startExport(siteId, { sort: 'created', order: 'asc', language: 'en' });
    return { siteId, jobId: started.id, key: exportKey(siteId, started.id) };
  }

  it('fails while a person is being erased, and succeeds afterwards (R-6.36)', async () => {
    const { siteId, jobId, key } = await startedExport();
    await test.table.put({ ...erasing(siteId), entity: 'erasure' });
    await expect(run(jobId)).rejects.toThrow('A person is erased');
    expect(await files.sizeOf(key)).toBeUndefined();
    await test.table.delete(erasing(siteId));
    await run(jobId);
    expect(await files.sizeOf(key)).toBeGreaterThan(0);
  });

  it('deletes its file if an erasure began during the attempt', async () => {
    const { siteId, jobId, key } = await startedExport();
    const beganDuringWrite: Partial<ExportListDependencies> = {
      files: {
        ...files,
        completeMultipartUpload: async (...finished) => {
          await test.table.transact([erasureCountWrite(siteId)]);
          await files.completeMultipartUpload(...finished);
        },
      },
    };
    await expect(run(jobId, beganDuringWrite)).rejects.toThrow('A person is erased');
    expect(await files.sizeOf(key)).toBeUndefined();
    await run(jobId);
    expect(await files.sizeOf(key)).toBeGreaterThan(0);
  });
});

it('writeParts uploads parts of at least 5 MB, and holds one part at a time in memory', async () => {
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
