import type { UploadedPart } from '#functions/platform/gateways/multipart-uploads.ts';
import { UPLOAD_PART_BYTES } from '#shared/model/limits.ts';

/** One part of a file: its number from 1, its start and its size in bytes. */
export interface FilePart {
  number: number;
  start: number;
  size: number;
}

export const isMultipart = (size: number): boolean => size > UPLOAD_PART_BYTES;

/** Returns the parts in which a file of this size is uploaded. All have the same size except the last. */
export const filePartsOf = (size: number): FilePart[] =>
  Array.from({ length: Math.ceil(size / UPLOAD_PART_BYTES) }, (_, index) => {
    const start = index * UPLOAD_PART_BYTES;
    return { number: index + 1, start, size: Math.min(UPLOAD_PART_BYTES, size - start) };
  });

/** Returns the parts of a file of this size that have not been uploaded completely. */
export const missingParts = (size: number, arrived: readonly UploadedPart[]): FilePart[] =>
  filePartsOf(size).filter((part) => !arrived.some((one) => one.number === part.number && one.size === part.size));
