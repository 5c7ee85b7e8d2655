import type { UploadedPart } from '#functions/gateways/multipart-uploads.ts';
import { UPLOAD_PART_BYTES } from '#shared/model/limits.ts';

/** A stretch of a file: its number from 1, where it starts and how long it is, in bytes. */
export interface FilePart {
  number: number;
  start: number;
  size: number;
}

export const isMultipart = (size: number): boolean => size > UPLOAD_PART_BYTES;

/** The parts a file of this size travels in: one, or as many as it takes, all of the same size but the last. */
export const filePartsOf = (size: number): FilePart[] =>
  Array.from({ length: Math.ceil(size / UPLOAD_PART_BYTES) }, (_, index) => {
    const start = index * UPLOAD_PART_BYTES;
    return { number: index + 1, start, size: Math.min(UPLOAD_PART_BYTES, size - start) };
  });

/** The parts of a file of this size that are not there yet, or not whole. */
export const missingParts = (size: number, arrived: readonly UploadedPart[]): FilePart[] =>
  filePartsOf(size).filter((part) => !arrived.some((one) => one.number === part.number && one.size === part.size));
