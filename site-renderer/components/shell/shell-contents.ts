import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { type BarContents, barContents } from '#site-renderer/components/shell/bar-contents.ts';
import { type MenuLink, menuLinks } from '#site-renderer/components/shell/menu-links.ts';
import { otherLanguages } from '#site-renderer/components/shell/other-languages.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** The parts of a site around its sheets. */
export type ShellParts = Pick<SiteDocument, 'settings' | 'menu' | 'sns' | 'company'>;

/** The visible contents around the sheets in one language. Pages contain styles for these contents only. */
export interface ShellContents {
  /** The entries of the menu. If there are none, no menu is rendered. */
  menu: readonly MenuLink[];
  bar: BarContents;
  /** Where the button is that shares the page: the last entry of the menu, or an icon over the sheets; `null`: there is none. */
  share: 'menu' | 'overlay' | null;
  /**
   * Where the language of the page is: on the sheets, or in the menu of a site with a theme that is published in one language only; `null`:
   * nowhere.
   */
  languages: 'sheets' | 'menu' | null;
}

/** Whether a site has a logo, a menu or a choice of languages along the upper edge. */
export const hasHeader = ({ settings }: Pick<ShellParts, 'settings'>, { menu }: Pick<ShellContents, 'menu'>): boolean =>
  settings.logo !== null || settings.displayLanguageIcon || menu.length > 0;

/** Returns the contents of the shell. Values that a language lacks fall back to the default language. */
export function shellContents({ settings, menu, sns, company }: ShellParts, language: Language, addresses: SiteAddresses): ShellContents {
  const { defaultLanguage, displayGlobalMenu, displayLanguageIcon, theme } = settings;
  const spokenMenu = displayGlobalMenu ? localisedValue(menu, language, defaultLanguage) : undefined;
  const links = spokenMenu ? menuLinks(spokenMenu, addresses) : [];
  const isShared = theme !== null && theme.shareButton !== false;
  const isOnlyLanguage = otherLanguages(settings.languages, language, addresses).length === 0;
  const languages = theme !== null && links.length > 0 && isOnlyLanguage ? 'menu' : 'sheets';
  return {
    menu: links,
    languages: displayLanguageIcon ? languages : null,
    share: isShared ? (links.length > 0 ? 'menu' : 'overlay') : null,
    bar: barContents(localisedValue(sns, language, defaultLanguage), localisedValue(company, language, defaultLanguage)),
  };
}
