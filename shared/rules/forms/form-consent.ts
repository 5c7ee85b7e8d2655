import type { Company, LegalPage } from '#shared/model/sites/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';

const SHOWN_IN = { contact: 'showInContact', membership: 'showInMemberShip', homepage: 'showInForm' } as const satisfies Record<
  FormKind,
  keyof Company
>;

/** Whether a form shows the company information of the site. */
export const showsCompanyInfo = (kind: FormKind, company: Company | undefined): boolean => company?.[SHOWN_IN[kind]] ?? false;

export type AgreedPage = Extract<LegalPage, 'termsOfService' | 'privacyPolicy'>;
const AGREED_PAGES: readonly AgreedPage[] = ['termsOfService', 'privacyPolicy'];

/** Returns the legal pages to which a visitor must agree before a form is sent. */
export const requiredAgreements = (kind: FormKind, company: Company | undefined): readonly AgreedPage[] =>
  showsCompanyInfo(kind, company) && company?.contractAgreement ? AGREED_PAGES : [];

/** Name of the form field that contains the pages to which the visitor agreed. */
export const AGREEMENTS_FIELD = 'agreed';

/** Returns the path of the error for a missing agreement. */
export const agreementPath = (page: AgreedPage): string => `${AGREEMENTS_FIELD}.${page}`;

export const validateAgreements = (needed: readonly AgreedPage[], agreed: readonly string[]): FieldError[] =>
  needed.filter((page) => !agreed.includes(page)).map((page) => ({ path: agreementPath(page), rule: 'agreement-required' }));
