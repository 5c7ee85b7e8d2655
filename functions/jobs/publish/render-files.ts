import { contentHash } from '#functions/content-hash.ts';
import { readyKey } from '#functions/gateways/media-files.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { MediaFile, MediaStore } from '#functions/store/media.ts';
import type { Scope } from '#functions/scope.ts';
import type { Language } from '#shared/model/language.ts';
import { publishedVariants, variantName, type ImageRef, type Variant } from '#shared/model/media.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { publishedLanguages } from '#shared/rules/publish-check.ts';
import { siteOrigin } from '#shared/rules/site-address.ts';
import { ENTRY_HEADERS, entryKey } from '#site-renderer/entry-page.ts';
import { renderPausedPage } from '#site-renderer/not-available.ts';
import { inlineCreative, renderSite, type SiteFile } from '#site-renderer/render.tsx';
import { visiblePopups } from '#site-renderer/visible-popups.ts';
import { visibleSheets } from '#site-renderer/visible-sheets.ts';
import type { VisitorScripts } from '#site-renderer/visitor-scripts.ts';

export interface RenderDependencies {
  media: MediaStore;
  mediaFiles: ObjectStorage;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  /** The visitor's runtime, as the build made it. */
  visitorScripts: VisitorScripts;
  clock: Clock;
}

/** A variant to be copied from private to public storage, into the folder of its file's content. */
export interface MediaCopy {
  from: string;
  to: string;
  format: Variant['format'];
}

export interface RenderedSite {
  media: MediaCopy[];
  /** Entry pages, the default language's last: until it is written, visitors see the site as it was. */
  pages: SiteFile[];
}

/** The ids of all that visitors are shown in these languages; what is for members only is not among it. */
function mediaOf(document: SiteDocument, languages: readonly Language[], now: Date): string[] {
  const { logo, favicon } = document.settings;
  const shown = languages.flatMap((language) => [
    ...visibleSheets(document, language).flatMap(({ sheet: { image, video, products } }) => [
      image,
      video,
      ...products.map((product) => product.image),
    ]),
    ...visiblePopups(document, language, now).map(({ content }) => content.image),
  ]);
  return [...new Set([logo, favicon, ...shown].flatMap((one) => one?.mediaId ?? []))];
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

/** Characters of a folder's name: 96 bits tell the files of one site apart, and names are most of what does not compress in a page. */
const FOLDER_NAME_LENGTH = 16;

interface PublishedMedia {
  file: MediaFile;
  /** Below the site: named after the content of all variants, so it tells no media id, and the same file keeps its name. */
  folder: string;
  variants: readonly Variant[];
}

function publishedMedia(file: MediaFile): PublishedMedia {
  const variants = publishedVariants(file.kind, (file.video ?? file.image)?.width ?? 0);
  const contents = variants.map((variant) => {
    const made = file.variants.find(({ width, format }) => width === variant.width && format === variant.format);
    if (!made) throw new Error(`Media ${file.id} has no variant ${variantName(variant)}`);
    return `${variantName(variant)} ${made.hash}`;
  });
  return { file, folder: `m/${contentHash(contents.join()).slice(0, FOLDER_NAME_LENGTH)}`, variants };
}

/** Renders a document into the files that a site is served from. */
export async function renderFiles(
  { media, mediaFiles, sitesOrigin, visitorScripts, clock }: RenderDependencies,
  scope: Scope,
  siteId: string,
  document: SiteDocument,
): Promise<RenderedSite> {
  const languages = publishedLanguages(document);
  const now = clock();
  const files = await media.findAll(scope, mediaOf(document, languages, now));
  const published = new Map(files.map((file) => [file.id, publishedMedia(file)]));
  const folderOf = ({ mediaId }: Pick<ImageRef, 'mediaId'>): string => {
    const found = published.get(mediaId);
    if (!found) throw new Error(`Media ${mediaId} is shown but was not read`);
    return found.folder;
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
      languages,
      visitorScripts,
      now,
    });
  }

  const pages: SiteFile[] = [];
  for (const language of languages) pages.push(...(await render(language)));
  const copies = [...published.values()].flatMap(({ file, folder, variants }) =>
    variants.map((variant): MediaCopy => ({
      from: readyKey(file.id, variant),
      to: `${siteId}/${folder}/${variantName(variant)}`,
      format: variant.format,
    })),
  );
  return { media: [...new Map(copies.map((copy) => [copy.to, copy])).values()], pages };
}
