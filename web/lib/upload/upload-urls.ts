import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { MediaKind, UploadRequest } from '#shared/model/media/media.ts';
import { api } from '#web/lib/api/api-client.ts';

interface UploadTarget {
  kind: Exclude<MediaKind, 'video'>;
  /** The site; absent for pictures of accounts and of a site that is not created yet. */
  siteId?: string | undefined;
  /** Whether the owner keeps creatives in its media library. */
  isKept?: boolean;
  signal?: AbortSignal | undefined;
}

/** Requests signed upload URLs, in the order of the requests. */
export async function requestUploadUrls(
  { kind, siteId, isKept, signal }: UploadTarget,
  requests: readonly UploadRequest[],
): Promise<Upload[]> {
  const options = signal ? { signal } : {};
  const site = siteId === undefined ? {} : { siteId };
  if (kind === 'creative') {
    return (await api.media.generateUrls({ body: { ...site, ...(isKept === true && { isKept }), files: [...requests] } }, options)).uploads;
  }
  const responses = requests.map((file) => {
    if (kind === 'profile') return api.profile.generateUrl({ body: { file } }, options);
    if (kind === 'news') return api.news.generateImageUrl({ body: { siteId: siteId ?? '', file } }, options);
    if (kind === 'brand') return api.profile.generateLogoUrl({ body: { file } }, options);
    if (kind === 'issuer') return api.bill.pictureUrl({ body: { file } }, options);
    return api.media.generateLogoUrl({ body: { ...site, kind, file } }, options);
  });
  return (await Promise.all(responses)).map(({ upload }) => upload);
}

/** Requests the missing parts of an upload with fresh URLs. Rejects with `not-found` if the server no longer has the upload. */
export async function resumeUpload(mediaId: string, signal: AbortSignal | undefined): Promise<Upload> {
  return (await api.media.resume({ body: { mediaId } }, signal ? { signal } : {})).upload;
}
