import * as z from 'zod';
import { boundedText, longText, requiredLongText, requiredName, ruleIssue, text, wholeNumber } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { foldRegistrationNumber } from '#shared/values/registration-number.ts';

/** Days of a month on which payments can fall due: every month has them. */
export const CHARGE_DAY = { min: 1, max: 28, default: 27 } as const;

const PHONE_MAX = 30;

/** A registration number of the qualified-invoice system in its canonical form: T and 13 digits. */
const registrationNumber = () =>
  boundedText(TEXT_MAX.line)
    .overwrite(foldRegistrationNumber)
    .refine((value) => value !== '', ruleIssue('required'))
    .refine((value) => /^(T\d{13})?$/.test(value), ruleIssue('invalid-registration-number'));

/** The issuer of invoices and its bank details. An issued invoice keeps the details it was issued with. */
export const Issuer = z.strictObject({
  name: requiredName(TEXT_MAX.line),
  address: requiredLongText(TEXT_MAX.textarea),
  /** The telephone number that documents state; empty or missing for none. */
  phone: text(PHONE_MAX).optional(),
  registrationNumber: registrationNumber(),
  /** Bank, branch, type, number and holder of the account. */
  bankDetails: requiredLongText(200),
  /** A note that is printed on every invoice. */
  note: longText(200),
});
export type Issuer = z.infer<typeof Issuer>;

export const BillingSettings = Issuer.extend({
  /** The day of the month on which payments fall due. */
  chargeDay: wholeNumber(CHARGE_DAY.min, CHARGE_DAY.max),
});
export type BillingSettings = z.infer<typeof BillingSettings>;
