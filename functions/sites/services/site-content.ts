import { partSource, readParts, requiredPart } from '#functions/sites/services/part-source.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';
import type { LanguageKind, LanguagePart, SiteSettings } from '#shared/model/sites/site.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { languageKey, type PartChanges, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** One revision of a site, in one language. */
export interface SiteContent {
  /** The settings, with only the languages that may be shown. */
  settings: SiteSettings;
  /** The requested language, or the default language if the site does not show it. */
  language: Language;
  manifest: Manifest;
  /** Returns parts of the revision, `null` for missing ones. Makes one database call. */
  read: (keys: readonly PartKey[]) => Promise<PartChanges>;
}

/** Opens a revision. `languagesOf` selects the languages of the settings that may be shown; all by default. */
export async function siteContent(
  revisions: RevisionStore,
  site: SiteRef,
  { manifest, migrated }: Revision,
  lang: Language | undefined,
  languagesOf: (settings: SiteSettings) => readonly Language[] | Promise<readonly Language[]> = ({ languages }) => languages,
): Promise<SiteContent> {
  const source = partSource(revisions, site, migrated);
  const read = (keys: readonly PartKey[]) => readParts(source, manifest, keys);
  const settings = requiredPart(await read(['settings']), 'settings');
  const shown = await languagesOf(settings);
  const languages = settings.languages.filter((one) => shown.includes(one));
  const language = lang && languages.includes(lang) ? lang : settings.defaultLanguage;
  return { settings: { ...settings, languages }, language, manifest, read };
}

/** Returns a per-language part in the content's language, or else in the default language. `lang` is the language of the returned part. */
export async function localisedPart<K extends LanguageKind>(
  { settings, language, read }: SiteContent,
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
