import type { OverlayLink } from '#site-renderer/components/shell/overlay-links.tsx';
import { companyPage } from '#site-renderer/pages/company-page.tsx';
import { privacyNoticePage } from '#site-renderer/pages/privacy-notice-page.tsx';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { visibleOverlayLinks } from '#site-renderer/visibility/visible-overlay-links.ts';
import { sheetOverviewPage } from '#site-renderer/pages/sheet-overview-page.tsx';
import type { OverlayPage } from '#web/features/editor/preview/full/visitor-action.ts';

/** The published pages that open on top of the sheets, and the links over the sheets that lead there. */
export interface OverlayPages {
  links: readonly OverlayLink[];
  contentOf: (page: OverlayPage) => PageContent;
}

const PAGES: Readonly<Record<OverlayPage, (context: PageContext) => PageContent>> = {
  company: companyPage,
  sheets: sheetOverviewPage,
  'data-notice': privacyNoticePage,
};

export const overlayPages = (context: PageContext): OverlayPages => ({
  links: visibleOverlayLinks(context.document, context.language),
  contentOf: (page) => PAGES[page](context),
});
