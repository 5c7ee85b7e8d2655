import { uploadKey } from '#functions/gateways/media-files.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import type { MediaFile } from '#functions/store/media.ts';
import type { ResponseOf } from '#shared/contract/define.ts';
import type { media } from '#shared/contract/media.ts';
import type { MediaKind, UploadRequest, UploadType } from '#shared/model/media.ts';

/** What bearing media and signing addresses takes. */
type UploadDependencies = Pick<MediaDependencies, 'media' | 'files' | 'clock' | 'ids'>;

/** How long a signed address is good for. */
const EXPIRES_SECONDS = 15 * 60;

type Upload = ResponseOf<typeof media.generateLogoUrl>['upload'];

/** Whose the files will be, and who sends them. */
interface Destination {
  loginId: string;
  siteId: string;
  ownerId: string;
  lineage: readonly string[];
}

/** Bears media for files that are about to be sent, and signs an address for each: bound to its type and to the byte to its size. */
export async function prepareUploads(
  dependencies: UploadDependencies,
  to: Destination,
  kind: MediaKind,
  files: readonly UploadRequest[],
): Promise<Upload[]> {
  const { media, files: storage, clock, ids } = dependencies;
  const now = clock();
  const awaiting = files.map(({ name, type, size }): MediaFile => ({
    id: ids.ulid(),
    kind,
    name,
    // The schema of an upload lets no other type through.
    type: type as UploadType,
    size,
    ...to,
    state: 'awaiting',
    image: null,
    fault: null,
    variants: [],
    createdAt: now.toISOString(),
  }));
  await media.awaitFiles(awaiting);
  const expiresAt = new Date(now.getTime() + EXPIRES_SECONDS * 1_000).toISOString();
  return Promise.all(
    awaiting.map(async ({ id, type, size }) => ({
      mediaId: id,
      url: await storage.signUpload({ key: uploadKey(id), contentType: type, size, expiresInSeconds: EXPIRES_SECONDS }),
      headers: { 'content-type': type },
      expiresAt,
    })),
  );
}

/** The same for one file. */
export async function prepareUpload(
  dependencies: UploadDependencies,
  to: Destination,
  kind: MediaKind,
  file: UploadRequest,
): Promise<Upload> {
  const [upload] = await prepareUploads(dependencies, to, kind, [file]);
  if (!upload) throw new Error('One file was to have one address');
  return upload;
}
