import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { SITE_PAGES, type SitePage } from '#shared/values/site-page.ts';
import { hasLinkedPage } from '#shared/rules/sites/linked-page.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** The feature to which a page belongs. */
type Reason = 'contactForm' | 'homepageForm' | 'membershipForm' | 'company' | 'list' | 'always';

const REASONS: Readonly<Record<SitePage, Reason>> = {
  contact: 'contactForm',
  'contact-success': 'contactForm',
  forms: 'homepageForm',
  'form-success': 'homepageForm',
  register: 'membershipForm',
  'register-success': 'membershipForm',
  'register-confirm': 'membershipForm',
  login: 'membershipForm',
  'forgot-password': 'membershipForm',
  'new-password': 'membershipForm',
  'member-account': 'membershipForm',
  'email-confirm': 'membershipForm',
  company: 'company',
  'data-notice': 'always',
  sheets: 'list',
  news: 'always',
};

/** Returns the pages beside the sheets that a site has in one language, in the order of `SITE_PAGES`. */
export function visiblePages(document: SiteDocument, language: Language): SitePage[] {
  const isThere: Readonly<Record<Reason, boolean>> = {
    contactForm: hasLinkedPage(document, 'contact', language),
    homepageForm: hasLinkedPage(document, 'form', language),
    membershipForm: hasLinkedPage(document, 'membership', language),
    company: hasLinkedPage(document, 'company', language),
    list: visibleSheets(document, language).length > 1,
    always: true,
  };
  return SITE_PAGES.filter((page) => isThere[REASONS[page]]);
}
