import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { partsIn, partSource } from '#functions/api/site/part-source.ts';
import { AppError } from '#functions/app-error.ts';
import { contractEffectOn } from '#functions/contract-effect-on.ts';
import type { PublicSite } from '#functions/store/public-sites.ts';
import type { Language } from '#shared/model/language.ts';
import type { LanguageKind, LanguagePart, SiteSettings } from '#shared/model/site.ts';
import type { Manifest } from '#shared/rules/site-merge.ts';
import { languageKey, type PartChanges, type PartKey } from '#shared/rules/site-parts.ts';

/** Seconds after which a visitor of a paused site may ask again. */
const PAUSED_RETRY_SECONDS = 3_600;

/** What visitors are served of a site at this moment, in one language. */
export interface LiveContent {
  site: PublicSite;
  settings: SiteSettings;
  /** The language asked for, or the default one where the site has not got it. */
  language: Language;
  manifest: Manifest;
  /** Parts of the live revision; `null` where there is none. One database call. */
  read: (keys: readonly PartKey[]) => Promise<PartChanges>;
}

/** The live revision of a site on the air. A site off the air is not there, one that is paused is unavailable. */
export async function liveContent(
  { sites, revisions, accounts, clock }: EndUserDependencies,
  siteId: string,
  lang: Language | undefined,
): Promise<LiveContent> {
  const site = await sites.find(siteId);
  if (!site) throw new AppError('not-found');
  const [effect, [revision]] = await Promise.all([contractEffectOn(accounts, site, clock()), revisions.read(site, [site.live])]);
  if (effect === 'ended') throw new AppError('not-found');
  if (effect === 'paused') throw new AppError('unavailable', { retryAfter: PAUSED_RETRY_SECONDS });
  if (!revision) throw new Error(`Live revision ${site.live} of site ${site.id} is missing`);
  const { manifest } = revision;
  const source = partSource(revisions, site, revision.migrated);
  const read = (keys: readonly PartKey[]) => partsIn(source, manifest, keys);
  const settings = (await read(['settings'])).get('settings') as SiteSettings;
  const language = lang && settings.languages.includes(lang) ? lang : settings.defaultLanguage;
  return { site, settings, language, manifest, read };
}

/** What a site has once in each language: in the one asked for, else in the default one, with the language it was found in. */
export async function spokenPart<K extends LanguageKind>(
  { settings, language, read }: LiveContent,
  kind: K,
): Promise<{ lang: Language; part: LanguagePart<K> } | undefined> {
  const languages = [language, settings.defaultLanguage];
  const parts = await read(languages.map((spoken) => languageKey(kind, spoken)));
  for (const lang of languages) {
    const part = parts.get(languageKey(kind, lang)) as LanguagePart<K> | null | undefined;
    if (part) return { lang, part };
  }
  return undefined;
}
