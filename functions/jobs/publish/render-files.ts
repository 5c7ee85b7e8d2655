import { contentHash } from '#functions/content-hash.ts';
import { readyKey } from '#functions/gateways/media-files.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { MediaFile, MediaStore } from '#functions/store/media.ts';
import type { Scope } from '#functions/scope.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { publishedVariants, variantName, type ImageRef, type Variant } from '#shared/model/media.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { siteOrigin } from '#shared/rules/site-address.ts';
import { ENTRY_HEADERS, entryKey } from '#site-renderer/entry-page.ts';
import { renderPausedPage } from '#site-renderer/not-available.ts';
import { inlineCreative, renderSite, type SiteFile } from '#site-renderer/render.tsx';

export interface RenderDependencies {
  media: MediaStore;
  mediaFiles: ObjectStorage;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  /** The visitor's runtime, as the build made it. */
  visitorScript: string;
}

/** A variant to be copied from private to public storage, into the folder of its picture's content. */
export interface ImageCopy {
  from: string;
  to: string;
  format: Variant['format'];
}

export interface RenderedSite {
  images: ImageCopy[];
  /** Entry pages, the default language's last: until it is written, visitors see the site as it was. */
  pages: SiteFile[];
}

/** Every picture that the document shows anywhere. */
function imagesOf({ settings: { logo, favicon }, sheets }: SiteDocument): ImageRef[] {
  const creatives = Object.values(sheets).flatMap((byLanguage) => Object.values(byLanguage).map(({ image }) => image));
  const shown = [logo, favicon, ...creatives].filter((image) => image !== null);
  return [...new Map(shown.map((image) => [image.mediaId, image])).values()];
}

/** The languages that can be shown: those where no used cell lacks its sheet or its creative (product.md "Site states"). */
function publishedLanguages({ settings, grid, sheets }: SiteDocument): Language[] {
  const used = Object.values(grid.cells);
  const isComplete = (language: Language) => used.every((sheetId) => sheets[sheetId]?.[language]?.image);
  const others = LANGUAGES.filter(
    (language) => language !== settings.defaultLanguage && settings.languages.includes(language) && isComplete(language),
  );
  return [...others, settings.defaultLanguage];
}

/** Tells the edge (infra/edge/site-response.js) to answer with 503. */
export const PAUSED_MARK = { paused: 'yes' } as const;

/** What a paused site is served from: a neutral page wherever the document has an entry of its own. */
export const renderPausedFiles = (siteId: string, document: SiteDocument): SiteFile[] =>
  publishedLanguages(document).map((language) => ({
    key: entryKey(siteId, language, document.settings.defaultLanguage),
    body: renderPausedPage(),
    ...ENTRY_HEADERS,
    metadata: PAUSED_MARK,
  }));

/** Characters of a folder's name: 96 bits tell the pictures of one site apart, and names are most of what does not compress in a page. */
const FOLDER_NAME_LENGTH = 16;

interface PublishedPicture {
  file: MediaFile;
  /** Below the site: named after the content of all variants, so it tells no media id, and the same picture keeps its name. */
  folder: string;
  variants: readonly Variant[];
}

function publishedPicture(file: MediaFile): PublishedPicture {
  const variants = publishedVariants(file.kind, file.image?.width ?? 0);
  const contents = variants.map((variant) => {
    const made = file.variants.find(({ width, format }) => width === variant.width && format === variant.format);
    if (!made) throw new Error(`Media ${file.id} has no variant ${variantName(variant)}`);
    return `${variantName(variant)} ${made.hash}`;
  });
  return { file, folder: `m/${contentHash(contents.join()).slice(0, FOLDER_NAME_LENGTH)}`, variants };
}

/** Renders a document into the files that a site is served from. */
export async function renderFiles(
  { media, mediaFiles, sitesOrigin, visitorScript }: RenderDependencies,
  scope: Scope,
  siteId: string,
  document: SiteDocument,
): Promise<RenderedSite> {
  const files = await media.findAll(
    scope,
    imagesOf(document).map(({ mediaId }) => mediaId),
  );
  const pictures = new Map(files.map((file) => [file.id, publishedPicture(file)]));
  const folderOf = ({ mediaId }: ImageRef): string => {
    const picture = pictures.get(mediaId);
    if (!picture) throw new Error(`Media ${mediaId} is shown but was not read`);
    return picture.folder;
  };

  async function render(language: Language): Promise<SiteFile[]> {
    const inline = inlineCreative(document, language);
    const firstCreative = inline && (await mediaFiles.read(readyKey(inline.image.mediaId, inline.variant)));
    return renderSite({
      siteId,
      document,
      language,
      origin: siteOrigin(sitesOrigin, siteId),
      imageUrl: (image, variant) => `/${folderOf(image)}/${variantName(variant)}`,
      ...(firstCreative && { firstCreative }),
      visitorScript,
    });
  }

  const pages: SiteFile[] = [];
  for (const language of publishedLanguages(document)) pages.push(...(await render(language)));
  const copies = [...pictures.values()].flatMap(({ file, folder, variants }) =>
    variants.map((variant): ImageCopy => ({
      from: readyKey(file.id, variant),
      to: `${siteId}/${folder}/${variantName(variant)}`,
      format: variant.format,
    })),
  );
  return { images: [...new Map(copies.map((copy) => [copy.to, copy])).values()], pages };
}
