/** The pages of a site that are not sheets, by the last segment of their address, which must match exactly. */
export const SITE_PAGES = [
  'contact',
  'contact-success',
  'forms',
  'form-success',
  'register',
  'register-success',
  /** Target of the link in a registration e-mail: a button there completes the registration. */
  'register-confirm',
  'login',
  'forgot-password',
  'new-password',
  /** What a site stores about a member. */
  'member-account',
  /** Target of the links in the e-mails about a changed address: buttons there confirm or cancel the change. */
  'email-confirm',
  /** Company information and legal texts. */
  'company',
  /** The external-transmission notice: the hosts that receive data. */
  'data-notice',
  /** Overview of all sheets. */
  'sheets',
  /** All current news. */
  'news',
] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Shorter names that redirect to their page. */
export const PAGE_ALIASES = { form: 'forms', membership: 'register' } as const satisfies Record<string, SitePage>;

export const isSitePage = (name: string): name is SitePage => SITE_PAGES.some((page) => page === name);
