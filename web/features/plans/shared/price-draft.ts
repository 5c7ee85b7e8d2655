import type { Plan, PriceFigures } from '#shared/model/plans/plan.ts';

/** The value of a number field: a number, `''` if the field is empty, or other text that is not a number. */
export type NumberField = number | string;

export const LIMITS = ['quantitySite', 'maxPages', 'quantitySwipe'] as const satisfies readonly (keyof Plan)[];
export const PRICES = ['price', 'limitAccess', 'limitAccessPrice', 'licencePrice'] as const satisfies readonly (keyof Plan)[];

/** An empty `limitAccess` means unlimited. */
export type PriceDraft = Record<(typeof PRICES)[number], NumberField>;
/** An empty `quantitySite` means unlimited. */
export type LimitDraft = Record<(typeof LIMITS)[number], NumberField>;

export const toPriceDraft = ({ price, limitAccess, limitAccessPrice, licencePrice }: PriceFigures): PriceDraft => ({
  price,
  limitAccess: limitAccess ?? '',
  limitAccessPrice,
  licencePrice,
});

export const toLimitDraft = ({ quantitySite, maxPages, quantitySwipe }: Pick<Plan, (typeof LIMITS)[number]>): LimitDraft => ({
  quantitySite: quantitySite ?? '',
  maxPages,
  quantitySwipe,
});

export const required = (value: NumberField): NumberField | undefined => (value === '' ? undefined : value);
const orUnlimited = (value: NumberField): NumberField | null => (value === '' ? null : value);

/** Returns the values of the fields for the schema of a request. */
export const priceInput = ({ price, limitAccess, limitAccessPrice, licencePrice }: PriceDraft) => ({
  price: required(price),
  limitAccess: orUnlimited(limitAccess),
  limitAccessPrice: required(limitAccessPrice),
  licencePrice: required(licencePrice),
});
export const limitInput = ({ quantitySite, maxPages, quantitySwipe }: LimitDraft) => ({
  quantitySite: orUnlimited(quantitySite),
  maxPages: required(maxPages),
  quantitySwipe: required(quantitySwipe),
});
