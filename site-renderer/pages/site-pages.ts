import { companyPage } from '#site-renderer/pages/company-page.tsx';
import { privacyNoticePage } from '#site-renderer/pages/privacy-notice-page.tsx';
import { formPages } from '#site-renderer/pages/forms/form-pages.tsx';
import { memberPages } from '#site-renderer/pages/members/member-pages.tsx';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { sheetOverviewPage } from '#site-renderer/pages/sheet-overview-page.tsx';
import { newsPage } from '#site-renderer/pages/news-page.tsx';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';

/** Returns all pages of a site beside the sheets, in one language. */
export function sitePages(context: PageContext): PageContent[] {
  const shown = visiblePages(context.document, context.language);
  const pages = [
    ...formPages(context),
    ...memberPages(context),
    companyPage(context),
    sheetOverviewPage(context),
    privacyNoticePage(context),
    newsPage(context),
  ];
  return pages.filter(({ page }) => shown.includes(page));
}
