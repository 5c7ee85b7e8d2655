import type { TemplateName } from '#web/features/sites/templates/template-design.ts';

/** Sizes in pixels of creatives, and of the square drawings on product cards and popups. */
const CREATIVE = { width: 1080, height: 1920 } as const;
const SQUARE = { width: 720, height: 720 } as const;
const QUALITY = 0.9;

const SIZES = { creative: CREATIVE, product: SQUARE, popup: SQUARE } as const;
export type ArtworkKind = keyof typeof SIZES;

/** The URL of a drawing, an SVG file of the console. */
export const artworkUrl = (template: TemplateName, art: number, kind: ArtworkKind = 'creative'): string =>
  `/templates/${template}/${kind === 'creative' ? '' : 'product-'}${art}.svg`;

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Renders a drawing as a JPEG file, to be uploaded like any other picture. Rejects if the drawing cannot be loaded. */
export async function artworkFile(template: TemplateName, art: number, kind: ArtworkKind): Promise<File> {
  const image = await loadImage(artworkUrl(template, art, kind));
  const { width, height } = SIZES[kind];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser could not encode the drawing');
  return new File([blob], `${template}-${kind}-${art}.jpg`, { type: blob.type });
}
