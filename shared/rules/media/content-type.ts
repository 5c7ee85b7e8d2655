import type { UploadType } from '#shared/model/media/media.ts';

/** The number of bytes of a file that `contentType` needs. */
export const CONTENT_TYPE_BYTES = 12;

const PNG_SIGNATURE = '\u0089PNG\r\n\u001A\n';
const JPEG_SIGNATURE = '\u00FF\u00D8\u00FF';

/** Content types of ISO base media files by the major brand of their first box, `ftyp`. */
const ISO_BRANDS: readonly (readonly [RegExp, UploadType])[] = [
  [/^(?:hei[cxms]|hev[cx])$/, 'image/heic'],
  [/^mif1$/, 'image/heif'],
  [/^qt {2}$/, 'video/quicktime'],
  [/^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV|XAVC)$/, 'video/mp4'],
];

/**
 * Returns the content type that the first bytes of a file indicate, if uploads accept it; otherwise `undefined`. It corrects a name or a
 * declared type that contradicts the content; the server inspects the whole file.
 */
export function contentType(head: Uint8Array): UploadType | undefined {
  const text = String.fromCharCode(...head.subarray(0, CONTENT_TYPE_BYTES));
  if (text.startsWith(PNG_SIGNATURE)) return 'image/png';
  if (text.startsWith(JPEG_SIGNATURE)) return 'image/jpeg';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  return ISO_BRANDS.find(([brand]) => brand.test(text.slice(8)))?.[1];
}
