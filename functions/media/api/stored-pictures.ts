import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { MediaVariant } from '#functions/media/store/media-file.ts';
import { ImageRef, variantName, type Variant } from '#shared/model/media/media.ts';
import { TEMPLATE_NAMES, TemplatePicture, type TemplateName } from '#shared/model/sites/template.ts';

/**
 * The folder of the pictures of templates, next to the handler both in the sources and in the build. `npm run template-pictures` writes it.
 */
export const TEMPLATE_PICTURES_FOLDER = 'template-pictures';
const INDEX = 'index.json';

/** A picture of a template, converted like an uploaded picture. */
export const StoredPicture = z.strictObject({
  template: z.enum(TEMPLATE_NAMES),
  ...TemplatePicture.shape,
  /** Hash of the drawing that the picture was converted from. */
  drawing: z.string(),
  image: ImageRef.omit({ mediaId: true }),
  variants: z.array(MediaVariant.required()),
  /** The data URI of the blurred copy of a creative; missing in pictures of other kinds. */
  placeholder: z.string().exactOptional(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

export const StoredPictures = z.array(StoredPicture);

/** Returns the path of a variant in the folder of pictures. */
export const templateVariantPath = ({ template, kind, art }: Pick<StoredPicture, 'template' | 'kind' | 'art'>, variant: Variant): string =>
  join(template, `${kind}-${art}`, variantName(variant));

export interface TemplatePictureFiles {
  find(template: TemplateName, picture: TemplatePicture): StoredPicture | undefined;
  /** Returns the content of a variant. */
  read(picture: StoredPicture, variant: Variant): Uint8Array;
}

/** Returns the template pictures of a folder. Reads the index on first use, and a variant whenever it is needed. */
export function templatePictureFiles(folder: string): TemplatePictureFiles {
  let index: readonly StoredPicture[] | undefined;
  return {
    find(template, { kind, art }) {
      index ??= StoredPictures.parse(JSON.parse(readFileSync(join(folder, INDEX), 'utf8')));
      return index.find((picture) => picture.template === template && picture.kind === kind && picture.art === art);
    },
    read: (picture, variant) => readFileSync(join(folder, templateVariantPath(picture, variant))),
  };
}
