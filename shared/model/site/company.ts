import * as z from 'zod';
import { ruleIssue, text } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/site/language-part.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isWebAddress } from '#shared/rules/text/is-web-address.ts';

/** The legal pages of a site, by the kinds 0–3 of spec 3. */
export const LEGAL_PAGES = ['companyProfile', 'companyClause', 'termsOfService', 'privacyPolicy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** HTML of the safe set of `#shared/markup/rich-text/sanitise-rich-text.ts`, to which the server reduces it on every save. */
const richText = () => text(TEXT_MAX.richText);

/** Who is behind a site, in one language (spec 3 "companies"). */
export const Company = z.strictObject({
  companyWebsite: text(TEXT_MAX.url).refine((value) => value === '' || isWebAddress(value), ruleIssue('invalid-url')),
  companyProfile: richText(),
  /** Specific commercial transactions. */
  companyClause: richText(),
  termsOfService: richText(),
  privacyPolicy: richText(),
  showInForm: z.boolean(),
  showInMemberShip: z.boolean(),
  showInContact: z.boolean(),
  /** Forms that show this ask for agreement to terms and privacy (spec 5 "Company tab"). */
  contractAgreement: z.boolean(),
  basedOn: basedOn(),
});
export type Company = z.infer<typeof Company>;

export const EMPTY_COMPANY: Company = {
  companyWebsite: '',
  companyProfile: '',
  companyClause: '',
  termsOfService: '',
  privacyPolicy: '',
  showInForm: true,
  showInMemberShip: true,
  showInContact: true,
  contractAgreement: false,
  basedOn: null,
};
