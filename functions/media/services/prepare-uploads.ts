import { invalidInput } from '#functions/platform/base/app-error.ts';
import { uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { filePartsOf, isMultipart } from '#functions/media/services/file-parts.ts';
import { signUpload } from '#functions/media/services/sign-upload.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { type MediaKind, type UploadRequest, type UploadType } from '#shared/model/media/media.ts';
import { uploadKind, uploadSizeError } from '#shared/rules/media/upload-size.ts';

interface UploadDependencies {
  media: MediaStore;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
}

const PARALLEL_FILES = 16;

/** The owner of the files and the login that uploads them. `siteId` is empty until a site uses the files. */
interface Destination {
  loginId: string;
  siteId: string;
  ownerId: string;
  lineage: readonly string[];
  /** Whether the owner keeps the files in its media library. */
  isKept?: boolean;
}

/** Throws `invalid-input` if files exceed their limits. `pathOf` returns the path of a file in the request. */
function assertSizes(
  { imageMaxMb }: UploadDependencies,
  kind: MediaKind,
  files: readonly UploadRequest[],
  pathOf: (index: number) => string,
): void {
  const errors = files.flatMap((file, index) => {
    const error = uploadSizeError(file, kind, imageMaxMb);
    return error ? [{ ...error, path: `${pathOf(index)}.${error.path}` }] : [];
  });
  if (errors.length > 0) throw invalidInput(errors);
}

/**
 * Creates media for files to be uploaded and signs URLs for each. A URL is bound to the size of the file, which must be within its limit
 * . A file of a video type becomes a video, whatever its `kind`.
 */
export async function prepareUploads(
  dependencies: UploadDependencies,
  to: Destination,
  kind: MediaKind,
  files: readonly UploadRequest[],
  pathOf = (index: number): string => `files.${index}`,
): Promise<Upload[]> {
  assertSizes(dependencies, kind, files, pathOf);
  const { media, files: storage, clock, ids } = dependencies;
  const createdAt = clock().toISOString();

  async function newMedia(request: UploadRequest): Promise<MediaFile> {
    const { name, type, size } = request;
    const id = ids.ulid();
    const transfer = isMultipart(size) ? await storage.createMultipartUpload({ key: uploadKey(id), contentType: type }) : undefined;
    return {
      id,
      kind: uploadKind(request, kind),
      name,
      // The schema of an upload request accepts only upload types.
      type: type as UploadType,
      size,
      ...to,
      ...(transfer && { transferId: transfer.transferId }),
      state: 'awaiting',
      image: null,
      video: null,
      fault: null,
      variants: [],
      createdAt,
    };
  }

  const awaiting = await inParallel(files, PARALLEL_FILES, newMedia);
  await media.create(awaiting);
  return Promise.all(awaiting.map((file) => signUpload(dependencies, file, filePartsOf(file.size))));
}

/** Prepares the upload of one file. */
export async function prepareUpload(
  dependencies: UploadDependencies,
  to: Destination,
  kind: MediaKind,
  file: UploadRequest,
): Promise<Upload> {
  const [upload] = await prepareUploads(dependencies, to, kind, [file], () => 'file');
  if (!upload) throw new Error('An upload of one file was not prepared');
  return upload;
}
