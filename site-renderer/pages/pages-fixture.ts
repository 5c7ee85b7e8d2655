import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { documentWith } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** Sites with pages beside their sheets, for tests. */

const form = <K extends 'contact' | 'membership' | 'homepage'>(kind: K, language: Language) =>
  defaultForm(kind, VISITOR_LABELS[language].form.fields, (key) => numberedUlid(700 + key.length)) as SiteDocument[`${K}Form`][Language] &
    object;

/** Returns a site in Japanese with registration, all forms and all legal texts; its second sheet is members-only. */
export const siteWithPages = (more: Partial<SiteDocument> = {}, settings: Partial<SiteDocument['settings']> = {}): SiteDocument => ({
  ...documentWith({ A1: {}, B1: { membersOnlyLock: true, mainText: '会員の秘密' } }, settings),
  contactForm: { jp: form('contact', 'jp') },
  membershipForm: { jp: form('membership', 'jp') },
  homepageForm: { jp: form('homepage', 'jp') },
  company: {
    jp: { ...EMPTY_COMPANY, companyWebsite: 'https://example.com/', companyProfile: '<p>茶屋</p>', termsOfService: '<h2>第1条</h2>' },
  },
  ...more,
});

/** Tags that contact other hosts, by position. */
export const TAGS = {
  head: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>fetch("https://collect.example.net/x")</script>',
  body: '<script src="https://analytics.tiktok.com/i18n/pixel/events.js" defer></script>',
} as const;
