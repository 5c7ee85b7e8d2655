import { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { FAVICON_PATH, MANIFEST_PATH, ROBOTS_PATH, SERVICE_WORKER_PATH, SITEMAP_PATH } from '#shared/rules/sites/site-file-keys.ts';
import { isSitePage, type SitePage } from '#shared/values/site-page.ts';
import { PAGE_SCRIPTS, type VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { type ExportedSite, exportedAddress } from '#site-renderer/exported/exported-address.ts';
import { exportedData, exportedMarkup, exportedStyles } from '#site-renderer/exported/exported-markup.ts';
import type { SiteFile } from '#site-renderer/files/site-file.ts';

/** A text file of the archive. */
export interface ExportedFile {
  /** Path in the archive, without a leading slash. */
  name: string;
  /** The content, rendered on each read. */
  readonly body: string;
}

/** The pages beside the sheets that work without the product's API. Links to others lead to the published site. */
const EXPORTED_PAGES: readonly SitePage[] = ['company', 'data-notice', 'sheets', 'news'];

/** Files that name the former address of the site, or that only the product's edge serves. */
const LEFT_OUT: readonly string[] = [SITEMAP_PATH, ROBOTS_PATH, SERVICE_WORKER_PATH, FAVICON_PATH];
const LEFT_OUT_NAME = /^(?:o\/|feed(?:-\w+)?\.xml$)/;

const BLOCK = /^(.*?)\/?s\/\d+\.html$/;
const NEWS = /^n\/(\w+)\.json$/;

/**
 * Returns the document that is exported: its pages begin at the folder of the archive, whatever path the published site has, and other
 * origins do not frame it, which only the product's edge could allow.
 */
export const exportedDocument = (document: SiteDocument): SiteDocument => ({
  ...document,
  settings: { ...document.settings, customPath: '', embedOrigins: [] },
});

/** Returns the folder of the pages of a language in the archive. */
export const languageFolder = (language: Language, { settings }: Pick<SiteDocument, 'settings'>): string =>
  language === settings.defaultLanguage ? '' : language;

const within = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Returns the name of the page without its folder and extension. */
const pageOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.html$/, '');

interface Archive extends Omit<ExportedSite, 'names'> {
  document: SiteDocument;
  visitorScripts: Pick<VisitorScripts, 'pages'>;
}

/** Returns the name of a file in the archive; `undefined` if it is left out. */
function exportedName({ siteId, document, visitorScripts }: Archive, { key, metadata }: SiteFile): string | undefined {
  const name = key.slice(siteId.length + 1);
  const scripts = PAGE_SCRIPTS.map((script) => `a/${visitorScripts.pages[script].name}`);
  // The edge answers these files with redirects.
  if (metadata?.['location'] !== undefined) return undefined;
  if (LEFT_OUT.includes(`/${name}`) || LEFT_OUT_NAME.test(name) || scripts.includes(name)) return undefined;
  const page = pageOf(name);
  if (name.endsWith('.html') && isSitePage(page) && !EXPORTED_PAGES.includes(page)) return undefined;
  const news = Language.safeParse(NEWS.exec(name)?.[1]);
  // In the folder of the pages that fetch it.
  return news.success ? within(languageFolder(news.data, document), name) : name;
}

/** Returns the folder from which browsers resolve the addresses in a file. Blocks become part of the pages above their folder. */
function folderOf(name: string): string {
  const block = BLOCK.exec(name);
  if (block) return block[1] ?? '';
  const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return folder.endsWith('/n') || folder === 'n' ? folder.slice(0, -'/n'.length) : folder;
}

/** Returns the web app manifest, whose addresses are relative to itself. */
function exportedManifest(site: ExportedSite, body: string): string {
  const manifest = JSON.parse(body) as { icons: { src: string }[] };
  const icons = manifest.icons.map((icon) => ({ ...icon, src: exportedAddress(site, '', icon.src) }));
  return JSON.stringify({ ...manifest, id: './', start_url: './', scope: './', icons });
}

function exportedBody(site: ExportedSite, name: string, body: string): string {
  if (name === MANIFEST_PATH.slice(1)) return exportedManifest(site, body);
  const folder = folderOf(name);
  if (name.endsWith('.html')) return exportedMarkup(site, folder, body);
  if (name.endsWith('.css')) return exportedStyles(site, folder, body);
  return name.endsWith('.json') ? exportedData(site, folder, body) : body;
}

/**
 * Returns the text files of the archive of a site: the rendered files that work on any static host, with addresses that are
 * relative. `others`: the keys of the pictures, videos and fonts of the archive. Pure.
 */
export function exportedFiles(archive: Archive, files: readonly SiteFile[], others: readonly string[]): ExportedFile[] {
  const { siteId, origin } = archive;
  const named = files.flatMap((file) => {
    const name = exportedName(archive, file);
    return name === undefined ? [] : [{ name, file }];
  });
  const names = new Set([...named.map(({ name }) => name), ...others.map((key) => key.slice(siteId.length + 1))]);
  const site: ExportedSite = { siteId, origin, names };
  return named.map(({ name, file }) => ({
    name,
    get body() {
      return exportedBody(site, name, file.body);
    },
  }));
}
