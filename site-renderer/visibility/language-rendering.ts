import { sanitiseCompany } from '#shared/markup/rich-text/sanitise-company.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { mostInView } from '#shared/rules/sheets/sheets-in-view.ts';
import { homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import { type ShellContents, shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { GridMap } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { gridMap } from '#site-renderer/files/grid-map.ts';
import { pageFeatures } from '#site-renderer/visibility/page-features.ts';
import { pageTags } from '#site-renderer/visibility/page-tags.ts';
import { pageModules } from '#site-renderer/visibility/page-modules.ts';
import type { OverlayLink } from '#site-renderer/components/shell/overlay-links.tsx';
import { visibleOverlayLinks } from '#site-renderer/visibility/visible-overlay-links.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import type { PageFeature } from '#site-renderer/styles/feature-css.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import type { PlacedPopup } from '#shared/rules/popups/placed-popups.ts';
import { visiblePopups } from '#site-renderer/visibility/visible-popups.ts';
import type { ScriptFile, VisitorModuleName } from '#site-renderer/build/visitor-scripts.ts';

/** One language of a site, with the shared data of its pages of sheets. */
export interface LanguageRendering extends SiteRendering {
  /** The path of the language's first cell. */
  home: string;
  addresses: SiteAddresses;
  sheets: readonly PlacedSheet[];
  popups: readonly PlacedPopup[];
  contents: ShellContents;
  overlayLinks: readonly OverlayLink[];
  features: readonly PageFeature[];
  modules: readonly ScriptFile[];
  /** Whether the page shows its QR code beside its frame on a desktop. */
  hasPanelCode: boolean;
  map: GridMap;
  /** The most sheets side by side; 1: the site shows one at a time. */
  most: number;
}

/** The visitor modules that exported sites do not have, because they need the product's edge and API. */
const NEED_THE_API: readonly VisitorModuleName[] = ['count', 'members'];

/**
 * Returns contents with sanitised company texts. They are sanitised on save, and again here, because older rules may have applied at that
 * time.
 */
const safeContents = ({ bar, ...contents }: ShellContents): ShellContents => ({
  ...contents,
  bar: { ...bar, company: bar.company && sanitiseCompany(bar.company) },
});

/** Returns contents with the choice of consent as the last entry of the menu, on sites whose tags wait for it. */
function withConsentEntry(contents: ShellContents, { document, language }: Pick<SiteRendering, 'document' | 'language'>): ShellContents {
  if (contents.menu.length === 0 || !pageTags(document, language).wait) return contents;
  const href = pagePath('data-notice', language, document.settings);
  return { ...contents, menu: [...contents.menu, { id: 'consent', name: VISITOR_LABELS[language].consent.settings, target: { href } }] };
}

export function languageRendering(rendering: SiteRendering): LanguageRendering {
  const { document, language, now, visitorScripts, previewModule, isExported = false } = rendering;
  const sheets = visibleSheets(document, language);
  const cells = sheets.map(({ cell }) => cell);
  const most = mostInView(document.settings, cells);
  const placed = visiblePopups(document, language, now, sheets);
  const addresses = publicAddresses(rendering);
  const contents = withConsentEntry(safeContents(shellContents(document, language, addresses)), rendering);
  const overlayLinks = visibleOverlayLinks(document, language);
  const { viewMode, theme } = document.settings;
  const hasPanel = viewMode === 'MOBILE' && !previewModule;
  const features = pageFeatures({ settings: document.settings, sheets, popups: placed, contents, most });
  return {
    ...rendering,
    home: homePath(language, document.settings),
    addresses,
    sheets,
    popups: placed,
    contents,
    overlayLinks,
    features,
    modules: [
      ...pageModules(features, overlayLinks, previewModule === undefined)
        .filter((name) => !isExported || !NEED_THE_API.includes(name))
        .map((name) => visitorScripts.modules[name]),
      ...(features.includes('shelf') ? [visitorScripts.shelf] : []),
      // Before the transitions, which sheets side by side do not have.
      ...(features.includes('sideBySide') ? [visitorScripts.sideBySide] : []),
      ...(features.includes('transition') ? [visitorScripts.transition] : []),
      ...(rendering.version !== undefined && !previewModule ? [visitorScripts.offline] : []),
      // A preview has no address that could be shared.
      ...(features.includes('share') && !previewModule ? [visitorScripts.share] : []),
      ...(hasPanel ? [visitorScripts.desktopPanel] : []),
      ...(previewModule ? [previewModule] : []),
    ],
    hasPanelCode: hasPanel && theme?.shareButton !== false,
    map: gridMap(document.grid, cells),
    most,
  };
}
