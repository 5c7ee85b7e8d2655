/**
 * The pages of a site beside its sheets, by the last segment of their address (spec 2 "Public end-user routes"). Matched
 * exactly: `/uniforms` is not a form (product.md "Visitors").
 */
export const SITE_PAGES = [
  'contact',
  'contact-success',
  'forms',
  'form-success',
  'register',
  'register-success',
  /** Where the e-mail of a registration leads: a button there completes it. */
  'register-confirm',
  'login',
  'forgot-password',
  'new-password',
  /** Who is behind the site: its legal texts. */
  'company',
  /** What is sent to whom (the external-transmission notice). */
  'data-notice',
  /** All sheets at a glance. */
  'sheets',
] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Shorter names (spec 2 "Example public paths") that lead to the page they stand for. */
export const PAGE_ALIASES = { form: 'forms', membership: 'register' } as const satisfies Record<string, SitePage>;

export const isSitePage = (name: string): name is SitePage => SITE_PAGES.some((page) => page === name);
