import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { missingPartsOf } from '#functions/bulk-upload/api/missing-parts-of.ts';
import { bulkUploadView } from '#functions/bulk-upload/services/bulk-upload-view.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { type FilePart, filePartsOf } from '#functions/media/services/file-parts.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { bulkArchiveKey } from '#functions/platform/gateways/media-keys.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

const CONTENT_TYPE = 'application/zip';
/** Lifetime of the URLs of the parts. A client gets new ones by starting the same file again. */
const URL_SECONDS = 60 * 60;
/** How long an upload can be continued: storage aborts an unfinished upload after a day. */
const RESUMABLE_MS = 22 * 3_600_000;
const SEARCHED = 20;

type StartedFile = RequestOf<typeof bulkUpload.start>['body'];

/** Returns an unfinished upload of the same file by the same login, with its missing parts; `undefined` if there is none. */
async function unfinishedUpload(
  dependencies: BulkUploadDependencies,
  caller: Caller,
  { siteId, fileName, size, modifiedAt }: StartedFile,
): Promise<{ item: StoredBulkUpload; parts: FilePart[] } | undefined> {
  const oldest = new Date(dependencies.clock().getTime() - RESUMABLE_MS).toISOString();
  const item = (await dependencies.bulkUploads.list(siteId, SEARCHED)).find(
    (one) =>
      one.state === 'uploading' &&
      one.login.id === caller.loginId &&
      one.fileName === fileName &&
      one.size === size &&
      one.modifiedAt === modifiedAt &&
      one.createdAt > oldest,
  );
  const parts = item && (await missingPartsOf(dependencies, item));
  return item && parts && { item, parts };
}

async function newUpload(
  { bulkUploads, files, ids, clock }: BulkUploadDependencies,
  caller: Caller,
  { ownerId, lineage }: Pick<Site, 'ownerId' | 'lineage'>,
  { siteId, ...file }: StartedFile,
): Promise<{ item: StoredBulkUpload; parts: FilePart[] }> {
  const id = ids.ulid();
  const { transferId } = await files.createMultipartUpload({ key: bulkArchiveKey({ siteId, id }), contentType: CONTENT_TYPE });
  const createdAt = clock().toISOString();
  const item = StoredBulkUpload.parse({
    ...file,
    id,
    siteId,
    ownerId,
    lineage,
    login: auditActor(caller),
    transferId,
    state: 'uploading',
    createdAt,
  });
  await bulkUploads.create(item);
  return { item, parts: filePartsOf(file.size) };
}

/** Starts the upload of a ZIP file, or continues an unfinished upload of the same file. Signs a URL for each missing part. */
export const startBulkUpload =
  (dependencies: BulkUploadDependencies): UseCase<typeof bulkUpload.start> =>
  async ({ caller, body }) => {
    const { files, attempts, clock } = dependencies;
    const site = await dependencies.sites.find(caller.scope, body.siteId);
    await assertSiteWritable(dependencies, caller, site);
    const unfinished = await unfinishedUpload(dependencies, caller, body);
    if (!unfinished) await attempts.count('bulk-upload', caller.scope.accountId);
    const { item, parts } = unfinished ?? (await newUpload(dependencies, caller, site, body));
    const transfer = { key: bulkArchiveKey(item), transferId: item.transferId };
    const sign = async (part: FilePart) => ({
      url: await files.signPart(transfer, { ...part, expiresInSeconds: URL_SECONDS }),
      start: part.start,
      size: part.size,
    });
    return {
      bulkUpload: await bulkUploadView(dependencies, item),
      upload: {
        parts: await Promise.all(parts.map(sign)),
        headers: {},
        expiresAt: new Date(clock().getTime() + URL_SECONDS * 1_000).toISOString(),
      },
    };
  };
