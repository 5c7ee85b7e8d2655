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
