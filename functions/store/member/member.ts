import type { FormAnswer } from '#functions/store/visitor/form-entry.ts';
import type { Language } from '#shared/model/language.ts';
import type { AgreedPage } from '#shared/rules/form/form-consent.ts';

/** What somebody entered to become a member of a site; never the password, only what recognises it. */
export interface MemberDetails {
  siteId: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  /** In the form's order, without the passwords. */
  answers: readonly FormAnswer[];
  agreed: readonly AgreedPage[];
  /** The language the form was read in. */
  language: Language;
}

/** A member of a site, as stored. */
export interface StoredMember extends MemberDetails {
  id: string;
  /** Grows with each password chosen: sessions and links of before are over. */
  epoch: number;
  createdAt: string;
}
