import type { Area } from 'react-easy-crop';
import { pictureSide } from '#web/features/profile/picture/crop-geometry.ts';

const JPEG_QUALITY = 0.9;

/** A square of a picture as a new file; `undefined` if the browser cannot render the picture. */
export async function cropFile(file: File, { x, y, width, height }: Area): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement('canvas');
  const side = pictureSide(width);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  const isPng = file.type === 'image/png';
  const type = isPng ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  return blob ? new File([blob], isPng ? 'picture.png' : 'picture.jpg', { type }) : undefined;
}
