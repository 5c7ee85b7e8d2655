import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { UploadRequest } from '#shared/model/media.ts';

/** What the server will judge a file by. Systems that know no type for `.jfif` leave it empty. */
export function uploadRequest({ name, type, size }: File): UploadRequest {
  return { name, type: type === '' && /\.jfif$/i.test(name) ? 'image/jpeg' : type, size };
}

/** The rule a file breaks before any of it is sent. */
export function fileFault(file: File): FieldError | undefined {
  const checked = parse(UploadRequest, uploadRequest(file));
  return checked.ok ? undefined : checked.errors[0];
}
