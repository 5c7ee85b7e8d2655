import * as z from 'zod';
import { boundedText, longText, requiredLongText, requiredName, ruleIssue, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
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
  /** The media ids of the pictures that documents show: the logo, and the seal (角印) beside the issuer. `null` or missing for none. */
  logo: ulid().nullable().optional(),
  seal: ulid().nullable().optional(),
});
export type Issuer = z.infer<typeof Issuer>;

export const BillingSettings = Issuer.extend({
  /** The day of the month on which payments fall due. */
  chargeDay: wholeNumber(CHARGE_DAY.min, CHARGE_DAY.max),
});
export type BillingSettings = z.infer<typeof BillingSettings>;

/** The pictures of an issuer, as its settings show them. */
export const IssuerPictures = z.object({ logo: ImageRef.nullable(), seal: ImageRef.nullable() });
export type IssuerPictures = z.infer<typeof IssuerPictures>;
