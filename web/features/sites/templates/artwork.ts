import type { TemplateName } from '#web/features/sites/templates/template-design.ts';

/** Pixels across of a creative, and of the square drawings on product cards and popups. */
const CREATIVE = { width: 1080, height: 1920 } as const;
const SQUARE = { width: 720, height: 720 } as const;
const QUALITY = 0.9;

const DRAWN = { creative: CREATIVE, product: SQUARE, popup: SQUARE } as const;
export type ArtworkKind = keyof typeof DRAWN;

/** Where the console keeps a drawing. */
export const artworkUrl = (template: TemplateName, art: number, kind: ArtworkKind = 'creative'): string =>
  `/templates/${template}/${kind === 'creative' ? '' : 'product-'}${art}.svg`;

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A drawing as the JPEG file that is uploaded like any other picture. Rejects where the drawing cannot be fetched. */
export async function artworkFile(template: TemplateName, art: number, kind: ArtworkKind): Promise<File> {
  const image = await loaded(artworkUrl(template, art, kind));
  const { width, height } = DRAWN[kind];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser made no picture of a drawing');
  return new File([blob], `${template}-${kind}-${art}.jpg`, { type: blob.type });
}
