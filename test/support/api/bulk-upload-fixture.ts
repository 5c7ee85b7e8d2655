import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { bulkUploadUseCases } from '#functions/bulk-upload/api/use-cases.ts';
import { unpackBulkUploadJob } from '#functions/bulk-upload/job-definitions/unpack-bulk-upload.ts';
import { unpackBulkUpload } from '#functions/bulk-upload/jobs/unpack-bulk-upload/unpack-bulk-upload.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { jobStore, LEASE_MS } from '#functions/platform/job-store/job-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { put, startMediaFixture } from '#test/support/api/media-fixture.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { createKiller } from '#test/support/killed-after.ts';

/** Sites and media with the bulk uploads and the job that unpacks them. */
export async function startBulkUploadFixture() {
  const test = await startMediaFixture();
  const { table, clock, time, ids, mediaFiles: files, s3 } = test;
  const dependencies: BulkUploadDependencies = {
    ...test.dependencies,
    bulkUploads: bulkUploadStore(table, clock),
    jobs: jobStore(table, clock),
    attempts: attemptStore(table, clock),
    files,
    ids,
  };
  const { countCall, killedAfter } = createKiller();
  test.interceptWith(countCall);
  s3.middlewareStack.add(
    (next) => (args) => {
      countCall();
      return next(args);
    },
    { step: 'initialize', priority: 'high' },
  );
  const useCases = withParsedResponses(apiContract.bulkUpload, bulkUploadUseCases(dependencies));

  /** The endpoints, called by a login. */
  function bulkUploadsAs(account: Account) {
    const base = {
      caller: callerOf(account),
      params: undefined,
      query: undefined,
      body: undefined,
      viewerAddress: '192.0.2.1',
      cookies: {},
    };
    return {
      list: async (siteId: string) => (await dataOf(useCases.list({ ...base, query: { siteId } }))).bulkUploads,
      start: (siteId: string, size: number, { fileName = 'pictures.zip', modifiedAt = 1 } = {}) =>
        dataOf(useCases.start({ ...base, body: { siteId, fileName, size, modifiedAt } })),
      complete: async (siteId: string, id: string) => (await dataOf(useCases.complete({ ...base, body: { siteId, id } }))).bulkUpload,
      get: (siteId: string, id: string) => dataOf(useCases.get({ ...base, params: { id }, query: { siteId } })),
      close: (siteId: string, id: string) => dataOf(useCases.close({ ...base, body: { siteId, id } })),
    };
  }

  /** The ids of the jobs of a kind that wait to be run. */
  const waiting = async (kind: string): Promise<string[]> =>
    (await scanTable(test)).flatMap((item) =>
      item.entity === 'job' && item['kind'] === kind && item['state'] === 'queued' ? [String(item['id'])] : [],
    );

  return {
    ...test,
    dependencies: { ...test.dependencies, ...dependencies },
    bulkUploadsAs,
    waiting,
    /** Uploads a ZIP file and reports it as complete. */
    async uploaded(account: Account, siteId: string, archive: Buffer): Promise<string> {
      const actor = bulkUploadsAs(account);
      const { bulkUpload, upload } = await actor.start(siteId, archive.length);
      for (const { url, start, size } of upload.parts) {
        const status = await put(url, archive.subarray(start, start + size), upload.headers);
        if (status !== 200) throw new Error(`A part was answered with ${status}`);
      }
      await actor.complete(siteId, bulkUpload.id);
      return bulkUpload.id;
    },
    /** Runs the job of a bulk upload once, in a process killed after `calls` calls of database and storage. Returns whether it survived. */
    async unpack(siteId: string, id: string, calls = Infinity): Promise<boolean> {
      const jobId = (await dependencies.bulkUploads.find({ siteId, id }))?.jobId ?? '';
      const handler = unpackBulkUpload({ ...dependencies, media: test.dependencies.media, files, imageMaxMb: IMAGE_MAX_MB.default });
      const isDone = await killedAfter(calls, () => runJob(unpackBulkUploadJob, { jobs: jobStore(table, clock), ids }, handler)({ jobId }));
      // The lease of a killed process expires.
      time.now += LEASE_MS + 1_000;
      return isDone;
    },
    /** Runs the jobs that process the unpacked files, and the conversions of videos that they start. */
    async processAll(): Promise<void> {
      for (const jobId of await waiting('media')) await test.processed(jobId);
      await test.finishConversions();
    },
  };
}

export type BulkUploadFixture = Awaited<ReturnType<typeof startBulkUploadFixture>>;
