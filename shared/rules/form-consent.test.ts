import { expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/company.ts';
import { FORM_KINDS } from '#shared/model/site-form.ts';
import { agreementFaults, agreementsOf, showsCompany } from '#shared/rules/form-consent.ts';

const AGREEING = { ...EMPTY_COMPANY, contractAgreement: true };

it('a form shows the company where that says so', () => {
  const company = { ...AGREEING, showInContact: false, showInForm: false };
  expect(FORM_KINDS.filter((kind) => showsCompany(kind, company))).toEqual(['membership']);
  expect(FORM_KINDS.filter((kind) => agreementsOf(kind, company).length > 0)).toEqual(['membership']);
  expect(FORM_KINDS.filter((kind) => showsCompany(kind, undefined))).toEqual([]);
});

it('with the contract agreement on, agreeing to terms and privacy is mandatory', () => {
  const needed = agreementsOf('contact', AGREEING);
  expect(needed).toEqual(['termsOfService', 'privacyPolicy']);
  expect(agreementFaults(needed, ['privacyPolicy'])).toEqual([{ path: 'agreed.termsOfService', rule: 'agreement-required' }]);
  expect(agreementFaults(needed, needed)).toEqual([]);
  expect(agreementFaults(agreementsOf('contact', EMPTY_COMPANY), [])).toEqual([]);
});
