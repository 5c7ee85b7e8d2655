import type { Company, LegalPage } from '#shared/model/site/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { FormKind } from '#shared/model/form/site-form.ts';

const SHOWN_IN = { contact: 'showInContact', membership: 'showInMemberShip', homepage: 'showInForm' } as const satisfies Record<
  FormKind,
  keyof Company
>;

/** Whether a form shows who is behind the site. */
export const showsCompanyInfo = (kind: FormKind, company: Company | undefined): boolean => company?.[SHOWN_IN[kind]] ?? false;

export type AgreedPage = Extract<LegalPage, 'termsOfService' | 'privacyPolicy'>;
const AGREED_PAGES: readonly AgreedPage[] = ['termsOfService', 'privacyPolicy'];

/** What has to be agreed to before a form is sent (spec 5 "Company tab"). */
export const requiredAgreements = (kind: FormKind, company: Company | undefined): readonly AgreedPage[] =>
  showsCompanyInfo(kind, company) && company?.contractAgreement ? AGREED_PAGES : [];

/** The name under which a form sends what was agreed to. */
export const AGREEMENTS_FIELD = 'agreed';

/** Where a missing agreement is told. */
export const agreementPath = (page: AgreedPage): string => `${AGREEMENTS_FIELD}.${page}`;

export const validateAgreements = (needed: readonly AgreedPage[], agreed: readonly string[]): FieldError[] =>
  needed.filter((page) => !agreed.includes(page)).map((page) => ({ path: agreementPath(page), rule: 'agreement-required' }));
