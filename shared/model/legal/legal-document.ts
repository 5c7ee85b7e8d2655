import * as z from 'zod';
import { day, instant, month, longText, requiredText, ruleIssue, ulid } from '#shared/model/fields.ts';
import { InitialFee } from '#shared/model/billing/billing-start.ts';
import { DEFAULT_LANGUAGE } from '#shared/model/language.ts';
import { LEGAL_MAX, TEXT_MAX } from '#shared/model/limits.ts';

export const LEGAL_KINDS = ['terms', 'privacy'] as const;
/** `terms`: terms of use. `privacy`: privacy policy. */
export const LegalKind = z.enum(LEGAL_KINDS);
export type LegalKind = z.infer<typeof LegalKind>;

const text = () => longText(LEGAL_MAX.text);

/**
 * A document in the languages of the product. A line that begins with `# ` is a heading. The Japanese text is binding; readers of a
 * language without a text see the text of another language.
 */
export const LegalTexts = z.strictObject({ jp: text(), en: text(), cn: text(), kr: text() });
export type LegalTexts = z.infer<typeof LegalTexts>;

/** A version that is not published yet. */
export const LegalDraft = z.object({
  kind: LegalKind,
  /** The day from which the version is in force, in Japanese time. */
  effectiveDate: day(),
  texts: LegalTexts,
  /** The version of the stored draft; 0 if the draft was never saved. */
  version: z.int(),
});
export type LegalDraft = z.infer<typeof LegalDraft>;

export const LegalDraftInput = z.strictObject({
  kind: LegalKind,
  effectiveDate: day(),
  texts: LegalTexts.refine((texts) => texts[DEFAULT_LANGUAGE] !== '', { path: [DEFAULT_LANGUAGE], ...ruleIssue('required') }),
  version: z.int().min(0),
});
export type LegalDraftInput = z.infer<typeof LegalDraftInput>;

/** A published version, which never changes, without its texts. */
export const LegalVersion = z.object({
  id: ulid(),
  kind: LegalKind,
  /** The account that published the version: the operator or an OEM. */
  issuerId: ulid(),
  issuerName: z.string().max(TEXT_MAX.line),
  effectiveDate: z.string(),
  publishedAt: instant(),
});
export type LegalVersion = z.infer<typeof LegalVersion>;

/** A published version with its texts. */
export const LegalDocument = LegalVersion.extend({ texts: LegalTexts });
export type LegalDocument = z.infer<typeof LegalDocument>;

/** The agreement of an account to a version. */
export const Agreement = LegalVersion.omit({ publishedAt: true }).extend({ at: instant(), by: requiredText(TEXT_MAX.line) });
export type Agreement = z.infer<typeof Agreement>;

/** The conditions that an account agrees to besides the documents. Amounts are whole yen before tax. */
export const ContractConditions = z.object({
  planName: z.string().max(TEXT_MAX.line),
  price: z.int(),
  /** The price with the tax of the present month. */
  priceWithTax: z.int().default(0),
  /** 0 if it is waived or was charged elsewhere. */
  initialFee: z.int(),
  initialFeeChoice: InitialFee.default('charge'),
  /** The first month that is billed; `null` for an account that registered itself. */
  firstBilledMonth: month().nullable().default(null),
  discount: z.object({ amount: z.int(), months: z.int() }).nullable().default(null),
  minimumMonths: z.int(),
  /** Whether the fee and the term begin only with a paid plan. */
  isTrial: z.boolean(),
});
export type ContractConditions = z.infer<typeof ContractConditions>;

/** The agreement of an account to its contract: what was shown, and the versions of the documents that were in force. */
export const ContractAgreement = z.object({
  at: instant(),
  by: requiredText(TEXT_MAX.line),
  conditions: ContractConditions,
  documents: z.array(LegalVersion.pick({ id: true, kind: true, effectiveDate: true })),
});
export type ContractAgreement = z.infer<typeof ContractAgreement>;

/** The agreements of a login's account, and the documents that it has to agree to. */
export const OwnAgreements = z.object({
  due: z.array(LegalVersion),
  agreements: z.array(Agreement),
  /** The conditions of the contract; `null` if the operator does not bill the account. */
  conditions: ContractConditions.nullable(),
  /** Whether the account was created by a manager, and has not agreed to its contract yet. */
  isContractDue: z.boolean().default(false),
  contract: ContractAgreement.nullable().default(null),
});
export type OwnAgreements = z.infer<typeof OwnAgreements>;
