import type { AccountMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { ConsoleLinkPurpose } from '#functions/sign-in/store/link.ts';

/** The console screens to which e-mails link. */
export const SCREENS = { signIn: '/login', forgotPassword: '/reset-pass', register: '/register' } as const;
/** The screens that accept the token of a link. */
export const SCREEN_OF_LINK = {
  'password-reset': '/new-password',
  invitation: '/first-time-change-password',
  registration: SCREENS.register,
} as const satisfies Partial<Record<ConsoleLinkPurpose['kind'], string>>;
/** The links that an e-mail about an account contains. */
export type AccountLinkPurpose = Extract<ConsoleLinkPurpose, { kind: keyof typeof SCREEN_OF_LINK }>;

type FileKind = Extract<AccountMailRequest, { template: 'file-finished' }>['kind'];

/** The paths of the screens that offer a finished file of a site. */
export const SCREEN_OF_FILE: Readonly<Record<FileKind, (siteId: string) => string>> = {
  'import-finished': (siteId) => `site/list/${siteId}`,
  'export-finished': (siteId) => `site/list/${siteId}`,
  'site-export-finished': (siteId) => `site/${siteId}?export`,
  'bulk-upload-finished': (siteId) => `site/${siteId}?bulk-upload`,
};
