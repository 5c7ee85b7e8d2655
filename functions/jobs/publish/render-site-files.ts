import { memberMediaKey, variantKey } from '#functions/gateways/media-keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { visibleMedia } from '#functions/jobs/publish/visible-media.ts';
import { type PublishedMedia, publishedMedia } from '#functions/domain/published-site/published-media.ts';
import type { Scope } from '#functions/scope.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { Language } from '#shared/model/language.ts';
import { variantName, type ImageRef, type Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { publishedLanguages } from '#shared/rules/publish/publish-check.ts';
import { cellPath, homePath, pagePath, siteOrigin } from '#shared/rules/site/site-address.ts';
import { inlineCreative } from '#site-renderer/document/inline-creative.ts';
import { renderPausedPage } from '#site-renderer/render/not-available.ts';
import { pageKey } from '#site-renderer/files/page-key.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { HTML_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

export interface RenderDependencies {
  media: MediaStore;
  mediaFiles: ObjectStorage;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  /** The visitor's runtime, as the build made it. */
  visitorScripts: VisitorScripts;
  clock: Clock;
}

/** A variant to be copied from where it was made, into the folder of its file's content. */
export interface MediaCopy {
  from: string;
  to: string;
  format: Variant['format'];
}

/** The files of a site in the order in which they are written. */
interface SiteFiles {
  /** Whatever homes and one another lead to; in any order. */
  files: SiteFile[];
  /** The home of each language, the default one last: until it is written, visitors see the site as it was. */
  homes: SiteFile[];
}

export interface RenderedSite extends SiteFiles {
  /** Into public storage. */
  media: MediaCopy[];
  /** What members alone are shown: beside the originals, where the API serves it from. */
  membersMedia: MediaCopy[];
}

/** Tells the edge (infra/edge/site-response.js) to answer with 503. */
export const PAUSED_METADATA = { paused: 'yes' } as const;

/** What a paused site is served from: a neutral page wherever the document has a page. */
export function renderPausedFiles(siteId: string, document: SiteDocument): SiteFiles {
  const { settings } = document;
  const body = renderPausedPage();
  const fileAt = (path: string): SiteFile => ({ key: pageKey(siteId, path), body, ...HTML_HEADERS, metadata: PAUSED_METADATA });
  const languages = publishedLanguages(document);
  const homes = languages.map((language) => fileAt(homePath(language, settings)));
  const files = languages.flatMap((language) => [
    ...visibleSheets(document, language).map(({ cell }) => fileAt(cellPath(cell, language, settings))),
    ...shownPages(document, language).map((page) => fileAt(pagePath(page, language, settings))),
  ]);
  const isHome = new Set(homes.map(({ key }) => key));
  return { files: files.filter(({ key }) => !isHome.has(key)), homes };
}

/** The copies that variants of these files are shown from; one where two files have the same content. */
function copiesOf(files: readonly PublishedMedia[], keyOf: (folder: string, name: string) => string): MediaCopy[] {
  const copies = files.flatMap(({ file, folder, variants }) =>
    variants.map((variant): MediaCopy => ({
      from: variantKey(file.id, variant),
      to: keyOf(folder, variantName(variant)),
      format: variant.format,
    })),
  );
  return [...new Map(copies.map((copy) => [copy.to, copy])).values()];
}

/** Renders a document into the files that a site is served from. */
export async function renderSiteFiles(
  { media, mediaFiles, sitesOrigin, visitorScripts, clock }: RenderDependencies,
  scope: Scope,
  siteId: string,
  document: SiteDocument,
): Promise<RenderedSite> {
  const languages = publishedLanguages(document);
  const now = clock();
  const shown = visibleMedia(document, languages, now);
  const found = await media.findAll(scope, [...new Set([...shown.byAll, ...shown.byMembers])]);
  const published = new Map(found.map((file) => [file.id, publishedMedia(file)]));
  const publishedOf = (mediaId: string): PublishedMedia => {
    const one = published.get(mediaId);
    if (!one) throw new Error(`Media ${mediaId} is shown but was not read`);
    return one;
  };
  const rendering = {
    siteId,
    document,
    languages,
    origin: siteOrigin(sitesOrigin, siteId),
    imageUrl: ({ mediaId }: Pick<ImageRef, 'mediaId'>, variant: Variant) => `/m/${publishedOf(mediaId).folder}/${variantName(variant)}`,
    visitorScripts,
    now,
  };

  async function render(language: Language): Promise<SiteFile[]> {
    const inline = inlineCreative(document, language);
    const firstCreative = inline && (await mediaFiles.read(variantKey(inline.image.mediaId, inline.variant)));
    return renderSite({ ...rendering, language, ...(firstCreative && { firstCreative }) });
  }

  const files = new Map(renderSharedFiles(rendering).map((file) => [file.key, file]));
  const homes: SiteFile[] = [];
  for (const language of languages) {
    const ofLanguage = await render(language);
    homes.push(...ofLanguage.slice(-1));
    for (const file of ofLanguage.slice(0, -1)) files.set(file.key, file);
  }
  return {
    media: copiesOf(Array.from(shown.byAll, publishedOf), (folder, name) => `${siteId}/m/${folder}/${name}`),
    membersMedia: copiesOf(Array.from(shown.byMembers, publishedOf), (folder, name) => memberMediaKey(siteId, folder, name)),
    files: [...files.values()],
    homes,
  };
}
