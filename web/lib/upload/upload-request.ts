import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { type MediaKind, PictureRequest, UPLOAD_TYPES, UploadRequest } from '#shared/model/media/media.ts';

/** Types that systems know no name for, or the name of a relative. */
const UNSURE_TYPES = new Set(['', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** What a file says it is; by its ending where the system does not know. */
function declaredType({ name, type }: File): string {
  const known = Object.entries(UPLOAD_TYPES).find(([, endings]) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)));
  return known && UNSURE_TYPES.has(type) ? known[0] : type;
}

/** What the server will judge a file by. */
export const uploadRequest = (file: File): UploadRequest => ({ name: file.name, type: declaredType(file), size: file.size });

/** The rule a file breaks before any of it is sent. Only creatives may be videos. */
export function validateFile(file: File, kind: MediaKind): FieldError | undefined {
  const checked = parse(kind === 'creative' ? UploadRequest : PictureRequest, uploadRequest(file));
  return checked.ok ? undefined : checked.errors[0];
}
