import type { Way } from '#site-renderer/components/site-ways.tsx';
import { companyPage } from '#site-renderer/pages/company-page.tsx';
import { dataNoticePage } from '#site-renderer/pages/data-notice-page.tsx';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { pagesOverSheets } from '#site-renderer/pages/pages-over-sheets.ts';
import { sheetsPage } from '#site-renderer/pages/sheets-page.tsx';
import type { OverPage } from '#web/features/editor/preview/visitor-press.ts';

/** What lies beside the sheets of a site and opens on top of them: the signs that lead there, and the published pages. */
export interface PagesOver {
  ways: readonly Way[];
  contentOf: (page: OverPage) => PageContent;
}

const PAGES: Readonly<Record<OverPage, (context: PageContext) => PageContent>> = {
  company: companyPage,
  sheets: sheetsPage,
  'data-notice': dataNoticePage,
};

export const pagesOver = (context: PageContext): PagesOver => ({
  ways: pagesOverSheets(context.document, context.language),
  contentOf: (page) => PAGES[page](context),
});
