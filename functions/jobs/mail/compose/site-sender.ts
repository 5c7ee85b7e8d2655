import { contentOfLiveRevision } from '#functions/domain/published-site/live-content.ts';
import { resolveBrand } from '#functions/domain/account/resolve-brand.ts';
import { singleLine } from '#functions/jobs/mail/content/mail-messages.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { Brand } from '#shared/model/account/brand.ts';
import type { Language } from '#shared/model/language.ts';
import { homePath, pagePath, siteOrigin } from '#shared/rules/site/site-address.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';

export interface SiteSenderDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSiteStore;
  revisions: RevisionStore;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}

/** Whose e-mail it is that a site sends. */
export interface SiteSender {
  name: string;
  /** The look of what the site stands below, under the site's own name. */
  brand: Brand;
  /** The language asked for, or the site's default one where it has not got it. */
  language: Language;
  home: string;
  addressOf: (page: SitePage) => string;
}

/**
 * The look of what a customer's site sends: the colours it stands below, under its own name. The logo of somebody else above
 * says nothing to its visitors.
 */
export async function siteBrand(accounts: Pick<AccountStore, 'getAll'>, lineage: readonly string[], name: string): Promise<Brand> {
  const [account] = await accounts.getAll(lineage.slice(1, 2));
  const brand = resolveBrand(account);
  return { ...brand, name: singleLine(name), logo: brand.id === lineage.at(-1) ? brand.logo : null };
}

/** In whose name and look a site's e-mail to a visitor is sent, and where it leads; `undefined` once the site is off the air. */
export async function siteSender(
  { accounts, sites, revisions, sitesOrigin }: SiteSenderDependencies,
  siteId: string,
  asked: Language,
): Promise<SiteSender | undefined> {
  const site = await sites.find(siteId);
  if (!site) return undefined;
  const { settings, language } = await contentOfLiveRevision(revisions, site, asked);
  const origin = siteOrigin(sitesOrigin, site.id);
  return {
    name: settings.name,
    brand: await siteBrand(accounts, site.lineage, settings.name),
    language,
    home: new URL(homePath(language, settings), origin).href,
    addressOf: (page) => new URL(pagePath(page, language, settings), origin).href,
  };
}
