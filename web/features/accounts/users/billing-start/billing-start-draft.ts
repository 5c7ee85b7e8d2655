import type { BillingStart, InitialFee } from '#shared/model/billing/billing-start.ts';

/** The beginning of the billing of an account in a form. Empty fields are `''`. */
export interface BillingStartDraft {
  /** `''`: the default, which depends on the start of the contract. */
  initialFee: InitialFee | '';
  /** YYYY-MM; `''`: with the contract. */
  firstBilledMonth: string;
  /** Numbers, or typed text that is not a number. */
  discountAmount: number | string;
  discountMonths: number | string;
}

export const EMPTY_BILLING_START: BillingStartDraft = { initialFee: '', firstBilledMonth: '', discountAmount: '', discountMonths: '' };

export const toBillingStartDraft = (start: BillingStart | null): BillingStartDraft => ({
  initialFee: start?.initialFee ?? '',
  firstBilledMonth: start?.firstBilledMonth ?? '',
  discountAmount: start?.discount?.amount ?? '',
  discountMonths: start?.discount?.months ?? '',
});

/** Returns a number or typed text; `undefined` for an empty field, which the schema reports as missing. */
const filled = (value: number | string): number | string | undefined => (value === '' ? undefined : value);

/** Returns the part of a request body; `null` if every field is empty. The schema checks it. */
export function billingStartInput({ initialFee, firstBilledMonth, discountAmount, discountMonths }: BillingStartDraft) {
  const hasDiscount = discountAmount !== '' || discountMonths !== '';
  if (initialFee === '' && firstBilledMonth === '' && !hasDiscount) return null;
  return {
    initialFee: initialFee === '' ? null : initialFee,
    firstBilledMonth: firstBilledMonth === '' ? null : firstBilledMonth,
    discount: hasDiscount ? { amount: filled(discountAmount), months: filled(discountMonths) } : null,
  };
}
