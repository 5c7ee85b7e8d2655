import type { PasswordRule } from '#shared/rules/account/password.ts';

/** Which of the members' pages it is. */
export type MemberPageName = 'login' | 'forgot-password' | 'new-password' | 'register-confirm';

/** What the page can come to say: of an entry, of a refusal, of what was done. */
export type MemberSentence =
  | 'busy'
  | 'check'
  | 'invalid-email'
  | 'loggedOut'
  | 'offline'
  | 'other'
  | 'password-mismatch'
  | 'required'
  | 'resent'
  | 'signIn'
  | 'tooMany'
  | PasswordRule;

/** What the script of a members' page has to know, as JSON inside the page. */
export interface MemberPlan {
  page: MemberPageName;
  /** Where the API answers about this site: `/api/v1/end-user/site/{siteId}`. */
  api: string;
  /** As on the wire. */
  language: string;
  /** Path of the language's first cell: where one goes once signed in, unless the address says otherwise. */
  home: string;
  words: Partial<Record<MemberSentence, string>>;
}
