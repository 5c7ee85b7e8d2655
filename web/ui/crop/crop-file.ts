import type { Area } from 'react-easy-crop';
import { croppedSize } from '#web/ui/crop/crop-geometry.ts';

const JPEG_QUALITY = 0.9;

/** Resolves to an area of a picture as a new file at most `maxWidth` pixels wide; `undefined` if the browser cannot render the picture. */
export async function cropFile(file: File, area: Area, maxWidth: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement('canvas');
  const { width, height } = croppedSize(area, maxWidth);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  bitmap.close();
  const isPng = file.type === 'image/png';
  const type = isPng ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  return blob ? new File([blob], isPng ? 'picture.png' : 'picture.jpg', { type }) : undefined;
}
