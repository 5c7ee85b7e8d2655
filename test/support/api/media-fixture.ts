import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import { request } from 'node:http';
import sharp from 'sharp';
import type * as z from 'zod';
import { TEMPLATE_PICTURES } from '#test/support/media/template-pictures.ts';
import { mediaUseCases } from '#functions/media/api/use-cases.ts';
import { type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { processMedia } from '#functions/media/jobs/process-media/process-media.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { IMAGE_MAX_MB, LIBRARY_PAGE_MAX } from '#shared/model/limits.ts';
import type { LibraryFileChange } from '#shared/model/media/library.ts';
import type { UploadRequest } from '#shared/model/media/media.ts';
import type { TemplatePictures } from '#shared/model/sites/template.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { startConversions } from '#test/support/media/conversions.ts';
import { dataOf } from '#test/support/http/data-of.ts';

/** The media family with storage and the job that checks uploaded files. */
export async function startMediaFixture() {
  const test = await startJobFixture();
  const conversions = await startConversions(test);
  const dependencies = { ...test.dependencies, ...conversions.dependencies, imageMaxMb: IMAGE_MAX_MB.default };
  return {
    ...test,
    user: test.as(test.accounts.USER),
    /** `imageMaxMb`: the deployment's limit of a picture. */
    mediaAs: (account: Account, imageMaxMb: number = IMAGE_MAX_MB.default) => actAs(test, account, imageMaxMb),
    /** The jobs that are overdue a minute later. */
    finishConversions: conversions.finish,
    stop: async () => {
      await conversions.stop();
      await test.stop();
    },
    overdueJobs: () => test.reconcileAfter(61_000),
    processed: (jobId: string): Promise<void> => runJob(processMediaJob, dependencies, processMedia(dependencies))({ jobId }),
  };
}

export type MediaFixture = Awaited<ReturnType<typeof startMediaFixture>>;

type LibraryInput = Partial<z.output<(typeof apiContract)['media']['library']['query']>>;

/** The endpoints of the family, called by an account's main login. */
function actAs({ dependencies, mediaFiles }: JobFixture, account: Account, imageMaxMb: number) {
  const useCases = withParsedResponses(
    apiContract.media,
    mediaUseCases({ ...dependencies, files: mediaFiles, imageMaxMb, templatePictures: TEMPLATE_PICTURES }),
  );
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    generateUrls: async (siteId: string | undefined, files: UploadRequest[], isKept?: boolean) =>
      (await dataOf(useCases.generateUrls({ ...base, body: { siteId, files, isKept } }))).uploads,
    generateLogoUrl: async (file: UploadRequest, siteId?: string, kind: 'logo' | 'product' | 'popup' = 'logo') =>
      (await dataOf(useCases.generateLogoUrl({ ...base, body: { siteId, kind, file } }))).upload,
    copyTemplatePictures: async (body: TemplatePictures) => (await dataOf(useCases.copyTemplatePictures({ ...base, body }))).media,
    resume: async (mediaId: string) => (await dataOf(useCases.resume({ ...base, body: { mediaId } }))).upload,
    complete: async (mediaIds: string[]) => (await dataOf(useCases.complete({ ...base, body: { mediaIds } }))).media,
    library: async (query: LibraryInput = {}) => dataOf(useCases.library({ ...base, query: { limit: LIBRARY_PAGE_MAX, ...query } })),
    libraryFile: (id: string) => dataOf(useCases.libraryFile({ ...base, params: { id } })),
    changeLibraryFile: async (id: string, body: LibraryFileChange) =>
      (await dataOf(useCases.changeLibraryFile({ ...base, params: { id }, body }))).file,
    removeFromLibrary: (id: string) => dataOf(useCases.removeFromLibrary({ ...base, params: { id } })),
    list: async (ids: string[]) => (await dataOf(useCases.list({ ...base, query: { ids } }))).media,
  };
}

/** A PUT as a browser sends it. Node's `fetch` would not allow a wrong content length. */
export function put(url: string, body: Uint8Array, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': body.length, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The only part of a file that is uploaded in one part. */
export function onlyPartOf({ parts: [whole, ...more] }: Upload): Upload['parts'][number] {
  if (!whole || more.length > 0) throw new Error('The file is uploaded in several parts');
  return whole;
}

export const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
export const file = (bytes: Uint8Array, name = 'a.png'): UploadRequest => ({ name, type: 'image/png', size: bytes.length });
