import type { ImageRef } from '#shared/model/media/media.ts';

/** A picture of a file, drawn in the browser before the file is uploaded. */
export interface LocalPicture extends Pick<ImageRef, 'width' | 'height' | 'colour'> {
  /** The object URL of the picture. */
  address: string;
}

/** Draws a picture of a file; resolves to `undefined` if this browser cannot show the file. */
export type DrawPicture = (file: File) => Promise<LocalPicture | undefined>;

/** The maximum width in pixels: that of the largest published creative. Drawing a whole photograph would exhaust the memory of a phone. */
const WIDTH_MAX = 1_080;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** Returns the average colour of a picture, as `#rrggbb`. */
function averageColour(bitmap: ImageBitmap): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return '#808080';
  context.drawImage(bitmap, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Draws the picture of an image file. */
export async function drawPicture(file: File): Promise<LocalPicture | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH_MAX / bitmap.width);
    const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const colour = averageColour(bitmap);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return { address: URL.createObjectURL(blob), width, height, colour };
  } catch {
    return undefined;
  }
}
