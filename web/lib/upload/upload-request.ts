import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { type MediaKind, PictureRequest, UPLOAD_TYPES, UploadRequest } from '#shared/model/media/media.ts';

/** MIME types that operating systems do not report, or confuse with each other. */
const UNRELIABLE_TYPES = new Set(['', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** The MIME type a file declares; from its extension where the operating system's type is unreliable. */
function declaredType({ name, type }: File): string {
  const known = Object.entries(UPLOAD_TYPES).find(([, endings]) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)));
  return known && UNRELIABLE_TYPES.has(type) ? known[0] : type;
}

/** The description of a file that the server validates. */
export const uploadRequest = (file: File): UploadRequest => ({ name: file.name, type: declaredType(file), size: file.size });

/** The rule a file breaks, checked before it is sent; `undefined` if none. Only creatives may be videos. */
export function validateFile(file: File, kind: MediaKind): FieldError | undefined {
  const checked = parse(kind === 'creative' ? UploadRequest : PictureRequest, uploadRequest(file));
  return checked.ok ? undefined : checked.errors[0];
}
