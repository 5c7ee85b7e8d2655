import { expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { validateAgreements, requiredAgreements, showsCompanyInfo } from '#shared/rules/forms/form-consent.ts';

const AGREEING = { ...EMPTY_COMPANY, contractAgreement: true };

it('showsCompanyInfo and requiredAgreements follow the settings of the company for each form', () => {
  const company = { ...AGREEING, showInContact: false, showInForm: false };
  expect(FORM_KINDS.filter((kind) => showsCompanyInfo(kind, company))).toEqual(['membership']);
  expect(FORM_KINDS.filter((kind) => requiredAgreements(kind, company).length > 0)).toEqual(['membership']);
  expect(FORM_KINDS.filter((kind) => showsCompanyInfo(kind, undefined))).toEqual([]);
});

it('requiredAgreements returns terms and privacy policy if the contract agreement is on (R-8.14)', () => {
  const needed = requiredAgreements('contact', AGREEING);
  expect(needed).toEqual(['termsOfService', 'privacyPolicy']);
  expect(validateAgreements(needed, ['privacyPolicy'])).toEqual([{ path: 'agreed.termsOfService', rule: 'agreement-required' }]);
  expect(validateAgreements(needed, needed)).toEqual([]);
  expect(validateAgreements(requiredAgreements('contact', EMPTY_COMPANY), [])).toEqual([]);
});
