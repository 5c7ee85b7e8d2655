import { mediaReferences, type MediaReference } from '#functions/sites/api/content/media-references.ts';
import { markupFaults } from '#functions/sites/api/content/markup-faults.ts';
import { planFaultOfPart } from '#functions/sites/api/content/part-plan-faults.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { DEFAULT_LANGUAGE } from '#shared/model/language.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, SiteDocument, type SiteSettings } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import type { NewSite } from '#shared/model/sites/site-input.ts';
import { gridPlanFaults, languagePlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { isConsistentGrid } from '#shared/rules/sites/site-merge.ts';
import { settingsWith } from '#shared/rules/sites/site-fields.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';

const EMPTY: Omit<SiteDocument, 'settings' | 'grid'> = { sheets: {}, ...EMPTY_CONTENT };

/**
 * Returns the settings of a new site without content. Its first language is the given default language, else the first of the given
 * languages.
 */
function initialSettings(name: string, { defaultLanguage, languages = [defaultLanguage ?? DEFAULT_LANGUAGE] }: NewSite): SiteSettings {
  const [first = DEFAULT_LANGUAGE] = languages.includes(DEFAULT_LANGUAGE) ? [] : languages;
  const ofNewSite = { languages, defaultLanguage: defaultLanguage ?? first, viewMode: 'MOBILE', logo: null, favicon: null } as const;
  return { ...DEFAULT_SITE_SETTINGS, ...ofNewSite, name };
}

/**
 * Returns the first document of a site: empty with a theme, or the given content. The fields of the form override those of the content.
 */
export function initialDocument(form: NewSite, theme: SiteTheme | null = null): SiteDocument {
  const { numberHorizontal, numberVertical, content, ...given } = form;
  const { logo = form.logoSetting ?? null, favicon = form.faviconSetting ?? null } = form;
  const fields = { ...given, logo, favicon };
  const size = { numberHorizontal, numberVertical };
  if (content) return { ...content, settings: settingsWith(content.settings, fields), grid: { ...content.grid, ...size } };
  return { ...EMPTY, settings: settingsWith({ ...initialSettings(form.name, form), theme }, fields), grid: { ...size, cells: {} } };
}

/** Returns the field of the request body for a path of the document. The fields of the form are next to the content, not in it. */
const pathInBody = (path: string): string =>
  /^(settings\.(name|viewMode|logo|favicon)|grid\.number)/.test(path) ? path.replace(/^\w+\./, '') : `content.${path}`;

/** Returns the faults of a first document, except those of its media, by all rules of a save. */
export function initialDocumentFaults(document: SiteDocument, limits: SiteLimits): FieldError[] {
  const parsed = parse(SiteDocument, document);
  if (!parsed.ok) return parsed.errors.map((error) => ({ ...error, path: pathInBody(error.path) }));
  const keys = [...splitIntoParts(document).keys()];
  return [
    ...gridPlanFaults(document.grid, limits),
    ...languagePlanFaults(document.settings, limits).map((fault) => ({ ...fault, path: `content.settings.${fault.path}` })),
    ...keys.flatMap((key) => planFaultOfPart(key, limits, 'content')),
    ...markupFaults(document, 'content', document.settings),
    ...(isConsistentGrid(document.grid, keys) ? [] : [{ path: 'content.grid.cells', rule: 'invalid' as const }]),
  ];
}

/** Returns the media used in a first document, with the fields of the request body. */
export const initialMediaReferences = (document: SiteDocument): MediaReference[] =>
  mediaReferences(document).map((image) => ({ ...image, path: pathInBody(image.path.replace(/^changes\./, '')) }));
