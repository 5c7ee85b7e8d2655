import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { type MediaKind, PictureRequest, UPLOAD_TYPES, UploadRequest } from '#shared/model/media/media.ts';
import { CONTENT_TYPE_BYTES, contentType } from '#shared/rules/media/content-type.ts';
import { uploadSizeError } from '#shared/rules/media/upload-size.ts';
import { readImageMaxMb } from '#web/lib/upload/image-max-mb.ts';

/** MIME types that operating systems do not report, or report for the wrong format. */
const UNRELIABLE_TYPES = new Set(['', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** Returns the MIME type that the operating system reports, or the type of the file extension if the reported type is unreliable. */
function reportedType({ name, type }: File): string {
  const known = Object.entries(UPLOAD_TYPES).find(([, endings]) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)));
  return known && UNRELIABLE_TYPES.has(type) ? known[0] : type;
}

/** Returns the content type of a file by its first bytes; `undefined` if uploads do not accept it or the file cannot be read. */
export async function readContentType(file: File): Promise<UploadRequest['type'] | undefined> {
  try {
    return contentType(new Uint8Array(await file.slice(0, CONTENT_TYPE_BYTES).arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** Returns the description of a file that the server validates. Recognised content determines the type, whatever the file name. */
export async function uploadRequest(file: File): Promise<UploadRequest> {
  return { name: file.name, type: (await readContentType(file)) ?? reportedType(file), size: file.size };
}

/** Returns the rule that a file breaks, checked before it is sent; `undefined` if none. Only creatives may be videos. */
export function validateRequest(request: UploadRequest, kind: MediaKind): FieldError | undefined {
  const checked = parse(kind === 'creative' ? UploadRequest : PictureRequest, request);
  return checked.ok ? uploadSizeError(request, kind, readImageMaxMb()) : checked.errors[0];
}

/** Runs `validateRequest` for a file. */
export const validateFile = async (file: File, kind: MediaKind): Promise<FieldError | undefined> =>
  validateRequest(await uploadRequest(file), kind);
