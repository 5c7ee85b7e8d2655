import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';
import { longText, ruleIssue, text } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';

/** The legal pages of a site, in the order of kinds 0 to 3. */
export const LEGAL_PAGES = ['companyProfile', 'companyClause', 'termsOfService', 'privacyPolicy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The placeholder in the templates of legal texts. A site that still contains it cannot be published. */
export const FILL_IN_TEXT: Readonly<Record<Language, string>> = {
  jp: '(ここに記入)',
  en: '(fill in here)',
  cn: '（请在此填写）',
  kr: '(여기에 입력)',
};

/** HTML that the server sanitises on every save (`sanitiseRichText`). */
const richText = () => longText(TEXT_MAX.richText);

/** Company information of a site, in one language. */
export const Company = z.strictObject({
  companyWebsite: text(TEXT_MAX.url).refine((value) => value === '' || isWebAddress(value), ruleIssue('invalid-url')),
  companyProfile: richText(),
  /** The commercial disclosure (特定商取引法). */
  companyClause: richText(),
  termsOfService: richText(),
  privacyPolicy: richText(),
  showInForm: z.boolean(),
  showInMemberShip: z.boolean(),
  showInContact: z.boolean(),
  /** Whether forms that show the company require agreement to terms and privacy policy. */
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
