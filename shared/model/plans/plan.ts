import * as z from 'zod';
import { month, requiredText, wholeNumber } from '#shared/model/fields.ts';
import { GRID_MAX, PLAN_MAX, TEXT_MAX } from '#shared/model/limits.ts';

/** The plan of accounts that register themselves. It can be neither retired nor deleted. */
export const TRIAL_PLAN_ID = 'trial';
/** The plan by quotation of OEMs. */
export const OEM_PLAN_ID = 'oem';

/** `public`: customers may request the plan themselves. `quotation`: the operator gives the plan to accounts, each with its own figures. */
export const PlanOffer = z.enum(['public', 'quotation']);
export type PlanOffer = z.infer<typeof PlanOffer>;

/** The figures from which an invoice is computed, in whole yen before tax. `limitAccess`: page views of a block; `null`: unlimited. */
export const PriceFigures = z.object({
  price: z.int(),
  limitAccess: z.int().nullable(),
  limitAccessPrice: z.int(),
  /** An OEM's price of one licence. */
  licencePrice: z.int(),
});
export type PriceFigures = z.infer<typeof PriceFigures>;

/** Prices that apply from the first of a month: to every account with the plan, or to accounts that take the plan from then on. */
export const DatedPrice = PriceFigures.extend({ from: z.string(), appliesTo: z.enum(['everybody', 'new']) });
export type DatedPrice = z.infer<typeof DatedPrice>;

/** A plan. A limit of `null` means unlimited. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  /** The position of the plan among the plans. Plans of equal position are ordered by price. */
  order: z.int(),
  offer: PlanOffer,
  /** Whether the plan is retired: accounts that have it keep it, and it cannot be given to others. */
  retired: z.boolean(),
  /** The plan from which the plan differs only in its languages (and price). */
  baseId: z.string().nullable(),
  /** The prices before the first of `prices`. */
  ...PriceFigures.shape,
  /** Later prices, in the order of their months. */
  prices: z.array(DatedPrice).readonly(),
  quantitySite: z.int().nullable(),
  maxPages: z.int(),
  quantitySwipe: z.int(),
  swipe: z.boolean(),
  privateDomain: z.boolean(),
  settingPopupCta: z.boolean(),
  settingFormContact: z.boolean(),
  analyticsEffect: z.boolean(),
  settingTagSeo: z.boolean(),
  multiLanguage: z.boolean(),
  /** Optimistic lock: incremented by every change; a change carries the version it is based on. */
  version: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A plan with the number of accounts that have it or will have it after a change. */
export const ManagedPlan = Plan.extend({ accounts: z.int() });
export type ManagedPlan = z.infer<typeof ManagedPlan>;

export const PriceFields = {
  price: wholeNumber(0, PLAN_MAX.yen),
  limitAccess: wholeNumber(1, PLAN_MAX.pageViews).nullable(),
  limitAccessPrice: wholeNumber(0, PLAN_MAX.yen),
  licencePrice: wholeNumber(0, PLAN_MAX.yen),
};
export const LimitFields = {
  quantitySite: wholeNumber(1, PLAN_MAX.sites).nullable(),
  maxPages: wholeNumber(1, GRID_MAX.cells),
  quantitySwipe: wholeNumber(1, Math.max(GRID_MAX.rows, GRID_MAX.columns)),
};
/**
 * The fields of a plan that change immediately: its name, position and limits. Use above a lowered limit remains and cannot grow.
 */
const EditableFields = {
  name: requiredText(TEXT_MAX.line),
  order: wholeNumber(0, PLAN_MAX.order),
  offer: PlanOffer,
  baseId: z.string().max(TEXT_MAX.line).nullable(),
  ...LimitFields,
  swipe: z.boolean(),
  privateDomain: z.boolean(),
  settingPopupCta: z.boolean(),
  settingFormContact: z.boolean(),
  analyticsEffect: z.boolean(),
  settingTagSeo: z.boolean(),
  multiLanguage: z.boolean(),
};

export const NewPlan = z.strictObject({ ...EditableFields, ...PriceFields });
export type NewPlan = z.infer<typeof NewPlan>;
export const PlanUpdate = z.strictObject({ ...EditableFields, version: z.int() });
export type PlanUpdate = z.infer<typeof PlanUpdate>;
/** New prices from a month on. They replace prices that were set for the same month. */
export const PriceChange = z.strictObject({ ...PriceFields, from: month(), appliesTo: z.enum(['everybody', 'new']), version: z.int() });
export type PriceChange = z.infer<typeof PriceChange>;

type Figures = Pick<Plan, 'quantitySite' | 'maxPages' | 'quantitySwipe' | 'limitAccess' | 'limitAccessPrice'>;
type Flags = Pick<Plan, 'privateDomain' | 'settingPopupCta' | 'settingFormContact' | 'analyticsEffect' | 'settingTagSeo'>;

const NONE: Flags = {
  privateDomain: false,
  settingPopupCta: false,
  settingFormContact: true,
  analyticsEffect: false,
  settingTagSeo: false,
};
const LIGHT: Flags = { ...NONE, settingTagSeo: true };
const FULL: Flags = { privateDomain: true, settingPopupCta: true, settingFormContact: true, analyticsEffect: true, settingTagSeo: true };

const figures = (
  quantitySite: number | null,
  maxPages: number,
  quantitySwipe: number,
  limitAccess: number | null,
  limitAccessPrice: number,
): Figures => ({
  quantitySite,
  maxPages,
  quantitySwipe,
  limitAccess,
  limitAccessPrice,
});

const TIERS = [
  { id: 'light', price: 9_800, multilanguagePrice: 12_800, ...figures(1, 30, 30, 10_000, 1_000), ...LIGHT },
  { id: 'standard', price: 19_800, multilanguagePrice: 24_800, ...figures(3, 60, 60, 30_000, 2_000), ...FULL },
  { id: 'premium', price: 39_800, multilanguagePrice: 49_800, ...figures(10, 300, 100, 100_000, 5_000), ...FULL },
  { id: 'pro', price: 79_800, multilanguagePrice: 99_800, ...figures(30, 2_600, 100, 300_000, 10_000), ...FULL },
] as const;

const NEW: Pick<Plan, 'offer' | 'retired' | 'baseId' | 'licencePrice' | 'prices' | 'swipe' | 'multiLanguage' | 'version'> = {
  offer: 'public',
  retired: false,
  baseId: null,
  licencePrice: 0,
  prices: [],
  swipe: true,
  multiLanguage: false,
  version: 0,
};
const LICENCE_PRICE = 5_000;

/** The plans of a new installation. The figures are made up. */
export const SEED_PLANS: readonly Plan[] = [
  { ...NEW, id: TRIAL_PLAN_ID, name: 'trial', order: 0, price: 0, ...figures(1, 10, 10, 1_000, 0), ...NONE },
  ...TIERS.map(({ multilanguagePrice: _multilanguagePrice, ...tier }): Plan => ({ ...NEW, ...tier, name: tier.id, order: 10 })),
  ...TIERS.map(({ multilanguagePrice, ...tier }): Plan => ({
    ...NEW,
    ...tier,
    id: `${tier.id}-multilanguage`,
    name: `${tier.id} multilanguage`,
    order: 10,
    baseId: tier.id,
    price: multilanguagePrice,
    multiLanguage: true,
  })),
  ...(['EP', 'OEM'] as const).map((name): Plan => ({
    ...NEW,
    id: name.toLowerCase(),
    name,
    order: 20,
    offer: 'quotation',
    licencePrice: LICENCE_PRICE,
    price: 0,
    ...figures(null, 2_600, 100, null, 0),
    ...FULL,
    multiLanguage: true,
  })),
];
