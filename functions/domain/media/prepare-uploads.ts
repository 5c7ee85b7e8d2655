import { uploadKey } from '#functions/gateways/media-keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { filePartsOf, isMultipart } from '#functions/domain/media/file-parts.ts';
import { signUpload } from '#functions/domain/media/sign-upload.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import { isVideoType, type MediaKind, type UploadRequest, type UploadType } from '#shared/model/media/media.ts';

interface UploadDependencies {
  media: MediaStore;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
}

const PARALLEL_FILES = 16;

/** The owner of the files and the login that uploads them. `siteId` is empty until a site adopts them. */
interface Destination {
  loginId: string;
  siteId: string;
  ownerId: string;
  lineage: readonly string[];
}

/** Creates media for files to be uploaded and signs URLs for each. A file of a video type becomes a video, whatever `kind` says. */
export async function prepareUploads(
  dependencies: UploadDependencies,
  to: Destination,
  kind: MediaKind,
  files: readonly UploadRequest[],
): Promise<Upload[]> {
  const { media, files: storage, clock, ids } = dependencies;
  const createdAt = clock().toISOString();

  async function newMedia({ name, type, size }: UploadRequest): Promise<MediaFile> {
    const id = ids.ulid();
    const transfer = isMultipart(size) ? await storage.createMultipartUpload({ key: uploadKey(id), contentType: type }) : undefined;
    return {
      id,
      kind: isVideoType(type) ? 'video' : kind,
      name,
      // The schema of an upload request allows no other type.
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
  const [upload] = await prepareUploads(dependencies, to, kind, [file]);
  if (!upload) throw new Error('An upload of one file was not prepared');
  return upload;
}
