import type { FieldError } from '#shared/model/error.ts';
import { MEGABYTE, PROFILE_PICTURE_MAX_MB, VIDEO_MAX_MB } from '#shared/model/limits.ts';
import { isVideoType, type MediaKind, type UploadRequest } from '#shared/model/media/media.ts';

/** Returns the kind of a file. A file of a video type is a video, whatever kind it is uploaded as. */
export const uploadKind = ({ type }: Pick<UploadRequest, 'type'>, kind: MediaKind): MediaKind => (isVideoType(type) ? 'video' : kind);

/** Returns the limit of a file of this kind in MB, if the deployment limits pictures to `imageMaxMb`. */
export function uploadMaxMb(kind: MediaKind, imageMaxMb: number): number {
  if (kind === 'video') return VIDEO_MAX_MB;
  return kind === 'profile' ? PROFILE_PICTURE_MAX_MB : imageMaxMb;
}

/** Whether this size exceeds the limit of a file of this kind. */
export const isOversize = (bytes: number, kind: MediaKind, imageMaxMb: number): boolean => bytes > uploadMaxMb(kind, imageMaxMb) * MEGABYTE;

/** Returns the error of a file that exceeds its limit, with the limit in MB. */
export function uploadSizeError(request: UploadRequest, kind: MediaKind, imageMaxMb: number): FieldError | undefined {
  const ofKind = uploadKind(request, kind);
  if (!isOversize(request.size, ofKind, imageMaxMb)) return undefined;
  return { path: 'size', rule: 'file-too-large', params: { max: uploadMaxMb(ofKind, imageMaxMb) } };
}
