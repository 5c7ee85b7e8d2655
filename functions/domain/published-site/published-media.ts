import { contentHash } from '#functions/content-hash.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import { publishedVariants, variantName, type Variant } from '#shared/model/media/media.ts';
import { playedVideoVariants } from '#shared/rules/media/played-video.ts';

/** Characters of a folder's name: 96 bits tell the files of one site apart, and names are most of what does not compress in a page. */
const FOLDER_NAME_LENGTH = 16;

export interface PublishedMedia {
  file: MediaFile;
  /** Named after the content of all variants: it tells no media id, and the same file keeps its name. */
  folder: string;
  variants: readonly Variant[];
}

/** A ready file as it is published. */
export function publishedMedia(file: MediaFile): PublishedMedia {
  const variants = file.video ? playedVideoVariants(file.video, file.variants) : publishedVariants(file.kind, file.image?.width ?? 0);
  const contents = variants.map((variant) => {
    const made = file.variants.find(({ width, format }) => width === variant.width && format === variant.format);
    if (!made) throw new Error(`Media ${file.id} has no variant ${variantName(variant)}`);
    return `${variantName(variant)} ${made.hash}`;
  });
  return { file, folder: contentHash(contents.join()).slice(0, FOLDER_NAME_LENGTH), variants };
}

/** The name of a variant as it is published. A video has one file of each format, whatever width its reference names; `undefined`: none. */
export function publishedName({ file, variants }: PublishedMedia, variant: Variant): string | undefined {
  if (!file.video) return variantName(variant);
  const played = variants.find(({ format }) => format === variant.format);
  return played && variantName(played);
}
