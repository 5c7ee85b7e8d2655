import { contentOfLiveRevision } from '#functions/publishing/services/published-site/live-content.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { singleLine } from '#functions/mail/services/content/interpolate.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PublicSiteStore } from '#functions/sites/store/public-site-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Brand } from '#shared/model/brand.ts';
import type { Language } from '#shared/model/language.ts';
import { cellPath, pagePath, publicOrigin } from '#shared/rules/sites/site-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';

export interface SiteSenderDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSiteStore;
  revisions: RevisionStore;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}

/** The site in whose name an e-mail is sent. */
export interface SiteSender {
  /** The colours of the brand above the site, with the site's own name. */
  brand: Brand;
  /** The requested language, or the site's default language if the site lacks the requested one. */
  language: Language;
  urlOf: (page: SitePage) => string;
  /** Returns the path of a cell below the site's origin. */
  pathOf: (cell: string, language: Language) => string;
}

/**
 * Returns the brand of e-mails that a customer's site sends: the colours of the brand above it, with the site's name. The logo is left out
 * unless it is the customer's own, because visitors do not recognise an OEM's logo.
 */
export async function siteBrand(accounts: Pick<AccountStore, 'getAll'>, lineage: readonly string[], name: string): Promise<Brand> {
  const [account] = await accounts.getAll(lineage.slice(1, 2));
  const brand = resolveBrand(account);
  return { ...brand, name: singleLine(name), logo: brand.id === lineage.at(-1) ? brand.logo : null };
}

/** Returns the sender of a site's e-mails to its visitors; `undefined` if the site is not published. */
export async function siteSender(
  { accounts, sites, revisions, sitesOrigin }: SiteSenderDependencies,
  siteId: string,
  requestedLanguage: Language,
): Promise<SiteSender | undefined> {
  const site = await sites.find(siteId);
  if (!site) return undefined;
  const { settings, language } = await contentOfLiveRevision(revisions, site, requestedLanguage);
  const origin = publicOrigin(sitesOrigin, site);
  return {
    brand: await siteBrand(accounts, site.lineage, settings.name),
    language,
    urlOf: (page) => new URL(pagePath(page, language, settings), origin).href,
    pathOf: (cell, cellLanguage) => cellPath(cell, cellLanguage, settings),
  };
}
