import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { type SiteContent, siteContent } from '#functions/sites/services/site-content.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import { assertSiteAvailable } from '#functions/publishing/services/published-site/assert-site-available.ts';
import type { PublicSite, PublicSiteStore } from '#functions/sites/store/public-site-store.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';

/** Dependencies for reading the live revision of a published site. */
export interface LiveContentDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSiteStore;
  revisions: RevisionStore;
  clock: Clock;
}

/** The live revision of a published site, in one language. Content of a language that is not published must not be returned. */
export interface LiveContent extends SiteContent {
  site: PublicSite;
}

/** Returns the languages in which the live revision is published, from the site or, for a site of an earlier version, from the content. */
async function liveLanguages(
  revisions: RevisionStore,
  site: PublicSite,
  revision: Revision,
  { languages }: SiteSettings,
): Promise<readonly Language[]> {
  if (languages.length === 1) return languages;
  return site.liveLanguages ?? publishedLanguages(await revisions.document(site, revision));
}

async function contentOf(
  revisions: RevisionStore,
  site: PublicSite,
  revision: Revision | undefined,
  lang: Language | undefined,
): Promise<LiveContent> {
  if (!revision) throw new Error(`Live revision ${site.live} of site ${site.id} is missing`);
  const languagesOf = (settings: SiteSettings) => liveLanguages(revisions, site, revision, settings);
  return { site, ...(await siteContent(revisions, site, revision, lang, languagesOf)) };
}

type SiteStateDependencies = Pick<LiveContentDependencies, 'sites' | 'accounts' | 'clock'>;

async function findPublicSite({ sites }: SiteStateDependencies, siteId: string): Promise<PublicSite> {
  const site = await sites.find(siteId);
  if (!site) throw new AppError('not-found');
  return site;
}

/** Throws for a site whose contracts have ended or are suspended. */
const assertContractsAllow = async ({ accounts, clock }: SiteStateDependencies, site: PublicSite): Promise<void> =>
  assertSiteAvailable(await readContractEffect(accounts, site, clock()));

/** Returns a published site without its content. Throws like `liveContent`. */
export async function publishedSite(dependencies: SiteStateDependencies, siteId: string): Promise<PublicSite> {
  const site = await findPublicSite(dependencies, siteId);
  await assertContractsAllow(dependencies, site);
  return site;
}

/**
 * Returns the live revision of a published site. Throws `not-found` for an unpublished site, `unavailable` if its contract is suspended.
 */
export async function liveContent(dependencies: LiveContentDependencies, siteId: string, lang: Language | undefined): Promise<LiveContent> {
  const { revisions } = dependencies;
  const site = await findPublicSite(dependencies, siteId);
  const [, [revision]] = await Promise.all([assertContractsAllow(dependencies, site), revisions.read(site, [site.live])]);
  return contentOf(revisions, site, revision, lang);
}

/** Returns the live revision regardless of the owner's contract, to complete requests that were accepted before. */
export const contentOfLiveRevision = async (revisions: RevisionStore, site: PublicSite, lang: Language | undefined): Promise<LiveContent> =>
  contentOf(revisions, site, (await revisions.read(site, [site.live]))[0], lang);
