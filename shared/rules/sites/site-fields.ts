import type { Grid, SiteSettings } from '#shared/model/sites/site.ts';
import type { SiteFields } from '#shared/model/sites/site-input.ts';

type Settings = Omit<SiteFields, 'numberHorizontal' | 'numberVertical'>;

/** Returns the given fields without absent values. */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns settings with the given fields. A given default language is added to the languages unless the languages are given too. */
export function settingsWith(settings: SiteSettings, { logoSetting, faviconSetting, ...fields }: Settings): SiteSettings {
  const { defaultLanguage = settings.defaultLanguage } = fields;
  const languages = settings.languages.includes(defaultLanguage) ? settings.languages : [...settings.languages, defaultLanguage];
  return { ...settings, languages, ...given({ logo: logoSetting, favicon: faviconSetting }), ...given(fields) };
}

/** Returns the grid in the given size, with its current sheets. */
export const gridWith = (grid: Grid, { numberHorizontal, numberVertical }: SiteFields): Grid => ({
  ...grid,
  ...given({ numberHorizontal, numberVertical }),
});
