import { MEDIA_NAME_MAX } from '#shared/model/limits.ts';

/** The long side of a page's picture in pixels: twice the widest published creative, so that text stays sharp. */
const LONG_SIDE = 2_160;

/** Returns the scale at which a page of this size is drawn, and the size of its picture in pixels. */
export function pictureSize({ width, height }: { width: number; height: number }): { scale: number; width: number; height: number } {
  const scale = LONG_SIDE / Math.max(width, height);
  const pixels = (length: number): number => Math.min(LONG_SIDE, Math.max(1, Math.round(length * scale)));
  return { scale, width: pixels(width), height: pixels(height) };
}

/** A file format of a page's picture. `maxBytes`: the size above which the next format is tried. */
export interface PictureEncoding {
  type: 'image/png' | 'image/jpeg';
  quality?: number;
  maxBytes: number;
}

/** A PNG above this size shows a photograph, which a JPEG shows as well with a tenth of the bytes. */
const PNG_MAX_BYTES = 3 * 2 ** 20;
const JPEG_QUALITIES = [0.92, 0.8, 0.6];

/** Returns the encodings of a page's picture in the order in which they are tried, if files may have `maxBytes`. PNG keeps text sharpest. */
export const pictureEncodings = (maxBytes: number): PictureEncoding[] => [
  { type: 'image/png', maxBytes: Math.min(maxBytes, PNG_MAX_BYTES) },
  ...JPEG_QUALITIES.map((quality): PictureEncoding => ({ type: 'image/jpeg', quality, maxBytes })),
];

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** Returns the name of a page's picture: that of the PDF with the number of the page, so that pages sort by name. */
export function pictureName(pdfName: string, page: { number: number; count: number }, type: PictureEncoding['type']): string {
  const ending = `-${String(page.number).padStart(String(page.count).length, '0')}.${ENDINGS[type]}`;
  return (
    Array.from(pdfName.replace(/\.pdf$/i, ''))
      .slice(0, MEDIA_NAME_MAX - ending.length)
      .join('') + ending
  );
}
