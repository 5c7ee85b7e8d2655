import { contentHash } from '#functions/platform/base/content-hash.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { publishedVariants, variantName, type Variant } from '#shared/model/media/media.ts';
import { playedVideoVariants } from '#shared/rules/media/played-video.ts';

/**
 * Number of characters of a folder's name. 96 bits distinguish the files of a site; longer names would enlarge pages, because they do not
 * compress.
 */
const FOLDER_NAME_LENGTH = 16;

export interface PublishedMedia {
  file: MediaFile;
  /** The folder, named after the content of all variants. The name does not reveal the media id, and stays the same for the same file. */
  folder: string;
  variants: readonly Variant[];
}

/** Returns a ready file as it is published. */
export function publishedMedia(file: MediaFile): PublishedMedia {
  const variants = file.video ? playedVideoVariants(file.video, file.variants) : publishedVariants(file.kind, file.image?.width ?? 0);
  const contents = variants.map((variant) => {
    const made = file.variants.find(({ width, format }) => width === variant.width && format === variant.format);
    if (!made) throw new Error(`Media ${file.id} has no variant ${variantName(variant)}`);
    return `${variantName(variant)} ${made.hash}`;
  });
  return { file, folder: contentHash(contents.join()).slice(0, FOLDER_NAME_LENGTH), variants };
}

/**
 * Returns the published name of a variant, or `undefined` if it has none. A video has one file per format, whatever width its reference
 * names.
 */
export function publishedName({ file, variants }: PublishedMedia, variant: Variant): string | undefined {
  if (!file.video) return variantName(variant);
  const played = variants.find(({ format }) => format === variant.format);
  return played && variantName(played);
}
