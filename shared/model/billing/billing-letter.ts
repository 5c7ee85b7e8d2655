import * as z from 'zod';
import { requiredLongText, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

const LETTER_MAX = 2_000;

/** The operator's e-mail to a customer about an invoice. */
export const BillingLetter = z.strictObject({ subject: requiredText(TEXT_MAX.line), text: requiredLongText(LETTER_MAX) });
export type BillingLetter = z.infer<typeof BillingLetter>;
