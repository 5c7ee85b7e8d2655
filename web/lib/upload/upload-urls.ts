import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { MediaKind, UploadRequest } from '#shared/model/media/media.ts';
import { api } from '#web/lib/api/api-client.ts';

interface Destination {
  kind: Exclude<MediaKind, 'video'>;
  /** Those of a site about to be created have none yet, and pictures of accounts none. */
  siteId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks for addresses to send files to, in the files' order. */
export async function requestUploadUrls({ kind, siteId, signal }: Destination, requests: readonly UploadRequest[]): Promise<Upload[]> {
  const options = signal ? { signal } : {};
  const ofSite = siteId === undefined ? {} : { siteId };
  if (kind === 'creative') {
    return (await api.media.generateUrls({ body: { ...ofSite, files: [...requests] } }, options)).uploads;
  }
  const answers = requests.map((file) => {
    if (kind === 'profile') return api.profile.generateUrl({ body: { file } }, options);
    if (kind === 'brand') return api.profile.generateLogoUrl({ body: { file } }, options);
    return api.media.generateLogoUrl({ body: { ...ofSite, kind, file } }, options);
  });
  return (await Promise.all(answers)).map(({ upload }) => upload);
}

/** The parts of a file that have not arrived yet, at fresh addresses; `undefined` where the server has forgotten it. */
export async function resumeUpload(mediaId: string, signal: AbortSignal | undefined): Promise<Upload> {
  return (await api.media.resume({ body: { mediaId } }, signal ? { signal } : {})).upload;
}
