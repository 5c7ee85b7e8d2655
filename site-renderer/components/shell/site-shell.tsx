import type { ReactNode } from 'react';
import type { Language } from '#shared/model/language.ts';
import { barContentsOnSheet, type BarOptions, isEmptyBar } from '#site-renderer/components/shell/bar-contents.ts';
import { CompanyTabs } from '#site-renderer/components/shell/company-tabs.tsx';
import { LanguageLinks, OnlyLanguage } from '#site-renderer/components/shell/language-links.tsx';
import { hasHeader, type ShellContents, type ShellParts } from '#site-renderer/components/shell/shell-contents.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { ShareButton } from '#site-renderer/components/shell/share-button.tsx';
import { writtenLegalPages } from '#shared/rules/sites/linked-page.ts';
import { SiteBar } from '#site-renderer/components/shell/site-bar.tsx';
import { SiteHeader } from '#site-renderer/components/shell/site-header.tsx';
import { SiteMenu } from '#site-renderer/components/shell/site-menu.tsx';
import { type SideBySide, SiteStage, type StageData } from '#site-renderer/components/shell/site-stage.tsx';
import { OverlayLinks } from '#site-renderer/components/shell/overlay-links.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { OverlayLink } from '#site-renderer/components/shell/overlay-links.tsx';

interface SiteShellProps {
  site: Pick<ShellParts, 'settings'>;
  language: Language;
  /** The result of `shellContents`. */
  contents: ShellContents;
  /** The first sheet, if known. It determines the contents of the bar. */
  at?: BarOptions | undefined;
  addresses: SiteAddresses;
  /** The pages to which icons over the sheets link (`visibleOverlayLinks`). */
  overlayLinks?: readonly OverlayLink[];
  /** Data for the visitor's runtime; set on published pages only. */
  visit?: StageData;
  /** The address of the script with the dialog that shares a page; set on published pages only. */
  shareDialog?: string | undefined;
  /** The most sheets side by side on wide screens, and the place of the first one. */
  sideBySide?: SideBySide | undefined;
  isMenuOpen?: boolean | undefined;
  /** Whether the site is shown in the editor: elements then have the ids of their content. */
  isEdited?: boolean;
  /** The sheets and their popups. */
  children: ReactNode;
}

/** Renders a site in one language, without its sheets. The published page and every view of the editor use this component. */
export function SiteShell({
  site,
  language,
  contents,
  at,
  addresses,
  overlayLinks = [],
  visit,
  shareDialog,
  sideBySide,
  isMenuOpen,
  isEdited = false,
  children,
}: SiteShellProps) {
  const { name, logo, viewMode, speakerColor, globalMenuTextColor, languages, theme } = site.settings;
  const words = VISITOR_LABELS[language];
  const { menu, bar, share, languages: choice } = contents;
  const shownBar = at ? barContentsOnSheet(bar, at) : bar;
  return (
    <SiteStage
      viewMode={viewMode}
      speakerColor={speakerColor}
      hasHeader={hasHeader(site, contents)}
      hasBar={!isEmptyBar(bar)}
      visit={visit}
      sideBySide={sideBySide}
      themed={theme ? { theme, language } : undefined}
    >
      {menu.length > 0 && (
        <SiteMenu links={menu} textColour={globalMenuTextColor} words={words} isOpen={isMenuOpen} isEdited={isEdited}>
          {choice === 'menu' && <OnlyLanguage language={language} words={words} />}
          {share === 'menu' && <ShareButton words={words} dialog={shareDialog} />}
        </SiteMenu>
      )}
      <SiteHeader siteName={name} logo={logo} addresses={addresses} />
      {choice === 'sheets' && <LanguageLinks languages={languages} language={language} addresses={addresses} words={words} />}
      {children}
      {(overlayLinks.length > 0 || share === 'overlay') && (
        <OverlayLinks links={overlayLinks} addresses={addresses} words={words} isShared={share === 'overlay'} shareDialog={shareDialog} />
      )}
      {!isEmptyBar(shownBar) && (
        <SiteBar
          links={shownBar.links}
          words={words}
          companyUrl={shownBar.company && writtenLegalPages(shownBar.company).length > 0 ? addresses.pageUrl('company') : undefined}
        >
          {shownBar.company && <CompanyTabs company={shownBar.company} words={words} url={addresses.pageUrl('company')} />}
        </SiteBar>
      )}
    </SiteStage>
  );
}
