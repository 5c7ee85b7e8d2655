import type { SiteTheme, ThemeName } from '#shared/model/sites/theme.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';

/** Edits of the look of a site as pure functions from document to document. An edit that changes nothing returns its document. */

const withTheme = (document: SiteDocument, theme: SiteTheme | null): SiteDocument =>
  canonicalJson(theme) === canonicalJson(document.settings.theme) ? document : changeSettings(document, { theme });

/** Gives the site a theme with its curated values; `null`: no theme. */
export const applyTheme = (document: SiteDocument, name: ThemeName | null): SiteDocument =>
  withTheme(document, name === null ? null : curatedTheme(name));

/** Changes values of the site's theme. Does nothing on a site without a theme. */
export function changeTheme(document: SiteDocument, change: (theme: SiteTheme) => Partial<SiteTheme>): SiteDocument {
  const { theme } = document.settings;
  return theme ? withTheme(document, { ...theme, ...change(theme) }) : document;
}

/** Whether a theme differs from the curated one that it was taken from. */
export const isChangedTheme = (theme: SiteTheme): boolean => canonicalJson(theme) !== canonicalJson(curatedTheme(theme.name));
