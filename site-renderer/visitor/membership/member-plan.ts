import type { PasswordRule } from '#shared/values/password.ts';

/** The name of a members' page. */
export type MemberPageName = 'login' | 'forgot-password' | 'new-password' | 'register-confirm' | 'member-account' | 'email-confirm';

/** The sentences that a members' page can show: faults, errors and results. */
export type MemberMessage =
  | 'busy'
  | 'cancelled'
  | 'check'
  | 'email-unchanged'
  | 'emailSent'
  | 'invalid-email'
  | 'offline'
  | 'other'
  | 'passwordChanged'
  | 'password-mismatch'
  | 'password-unchanged'
  | 'password-wrong'
  | 'required'
  | 'resent'
  | 'sentAgain'
  | 'signIn'
  | 'suspended'
  | 'tooMany'
  | PasswordRule;

/** The data of a members' page's script, as JSON inside the page. */
export interface MemberPlan {
  page: MemberPageName;
  /** The base address of the site's member API: `/api/v1/end-user/site/{siteId}`. */
  api: string;
  /** The language code used by the API. */
  language: string;
  /** The path of the language's first cell: the target after sign-in, unless the address names another path. */
  home: string;
  /** The paths of other members' pages, on pages that open them. */
  login?: string;
  account?: string;
  words: Partial<Record<MemberMessage, string>>;
}
