import type { Language } from '#shared/model/language.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { FIRST_CELL, parseCell } from '#shared/values/cell.ts';
import type { SitePage } from '#shared/values/site-page.ts';

/** Placeholder of the site id in an origin template such as `https://{siteId}.sites.example.com`. */
const SITE_ID_PLACEHOLDER = '{siteId}';

/** The label that precedes a site's id in the host of its preview, below the domain of sites. */
const PREVIEW_LABEL = 'preview';

/** The settings of a site that determine the first segments of its URLs. */
export type SiteAddressSettings = Pick<SiteSettings, 'defaultLanguage' | 'customPath'>;

/** Returns the origin of a site (R-13.1), from a template that contains `{siteId}`. */
export const siteOrigin = (template: string, siteId: string): string => template.replace(SITE_ID_PLACEHOLDER, siteId);

/** The domain of hosts for local development (RFC 6761), where a customer's domain has neither DNS nor a certificate. */
const LAPTOP_SUFFIX = '.localhost';

/** Returns the origin of a custom domain. In local development, it is below `custom.localhost`, on the port of the template. */
export function customOrigin(template: string, domain: string): string {
  const { hostname, protocol, port } = new URL(siteOrigin(template, 'site-id'));
  if (!hostname.endsWith(LAPTOP_SUFFIX)) return `https://${domain}`;
  return `${protocol}//${domain}.custom${LAPTOP_SUFFIX}${port === '' ? '' : `:${port}`}`;
}

/** Returns the custom domain of a host that is not the default origin of a site. */
export function customDomainOf(template: string, host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const { hostname } = new URL(siteOrigin(template, 'site-id'));
  return hostname.endsWith(LAPTOP_SUFFIX) ? name.replace(/\.custom\.localhost$/, '') : name;
}

/** Returns the origin of a site for visitors: its custom domain once the domain is live, otherwise its own default origin (R-18.3). */
export const publicOrigin = (template: string, { id, customDomain }: { id: string; customDomain?: string | null | undefined }): string =>
  customDomain ? customOrigin(template, customDomain) : siteOrigin(template, id);

/** Returns the origin of a site's preview, from the same template: a separate origin below the domain of sites. */
export const previewOrigin = (template: string, siteId: string): string =>
  template.replace(SITE_ID_PLACEHOLDER, `${siteId}.${PREVIEW_LABEL}`);

/** Returns the path of a language's first cell: custom path, then language. The default language is omitted (R-13.3, R-13.4). */
export const homePath = (language: Language, { defaultLanguage, customPath }: SiteAddressSettings): string =>
  `/${[customPath, language === defaultLanguage ? '' : language].filter((part) => part !== '').join('/')}`;

/** Appends a cell to the home path of a language. The path of the first cell is the home path itself. */
export const appendCellPath = (home: string, cell: string): string => {
  if (cell === FIRST_CELL) return home;
  return home === '/' ? `/${cell}` : `${home}/${cell}`;
};

/** Returns the path of a cell. The default language and the first cell are omitted. */
export const cellPath = (cell: string, language: Language, site: SiteAddressSettings): string =>
  appendCellPath(homePath(language, site), cell);

/** Returns the path of a site page. */
export const pagePath = (page: SitePage, language: Language, site: SiteAddressSettings): string =>
  appendCellPath(homePath(language, site), page);

/** Returns the cell in the last segment of a site's path; the first cell if the path names none. */
export function cellFromPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return parseCell(last) ? last : FIRST_CELL;
}
