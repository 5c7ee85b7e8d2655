import { FORM_KINDS, type FormField, type FormKind } from '#shared/model/form/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import type { AgreedPage } from '#shared/rules/form/form-consent.ts';

/** Forms whose entries are kept; what a membership form sends becomes a member. */
export type StoredFormKind = Exclude<FormKind, 'membership'>;

export const STORED_FORM_KINDS: readonly StoredFormKind[] = FORM_KINDS.filter((kind) => kind !== 'membership');

/** What was answered to one field, with the field as it was asked then. */
export interface FormAnswer extends Pick<FormField, 'id' | 'key' | 'title' | 'typeInput'> {
  value: string | readonly string[];
}

/** A form that a visitor sent. Whatever becomes of the site and its form, it stays readable. */
export interface FormEntry {
  /** Sorts by the time it was kept. */
  id: string;
  siteId: string;
  kind: StoredFormKind;
  /** The language the form was read in. */
  lang: Language;
  email: string;
  answers: readonly FormAnswer[];
  agreed: readonly AgreedPage[];
  /** In whose name it is answered, where its visitor was, and whom it goes to. */
  sender: FormSender;
  createdAt: string;
}

export interface FormSender {
  siteName: string;
  companyName: string;
  /** Empty: nobody is told. */
  destinationEmail: string;
  /** Of the home page in the visitor's language. */
  address: string;
  /** Ids from the operator's account down to the site's owner. */
  lineage: readonly string[];
}
