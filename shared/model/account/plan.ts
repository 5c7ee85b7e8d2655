import * as z from 'zod';

/** A plan. The price is in whole yen per month before tax; a limit of `null` means unlimited. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  quantitySite: z.int().nullable(),
  maxPages: z.int(),
  quantitySwipe: z.int(),
  limitAccess: z.int().nullable(),
  limitAccessPrice: z.int(),
  swipe: z.boolean(),
  privateDomain: z.boolean(),
  settingPopupCta: z.boolean(),
  settingFormContact: z.boolean(),
  analyticsEffect: z.boolean(),
  settingTagSeo: z.boolean(),
  multiLanguage: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

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

/** The plans of a new installation. The figures are made up. */
export const SEED_PLANS: readonly Plan[] = [
  { id: 'trial', name: 'trial', price: 0, ...figures(1, 10, 10, 1_000, 0), swipe: true, ...NONE, multiLanguage: false },
  ...TIERS.map(({ multilanguagePrice: _multilanguagePrice, ...tier }): Plan => ({
    ...tier,
    name: tier.id,
    swipe: true,
    multiLanguage: false,
  })),
  ...TIERS.map(({ multilanguagePrice, ...tier }): Plan => ({
    ...tier,
    id: `${tier.id}-multilanguage`,
    name: `${tier.id} multilanguage`,
    price: multilanguagePrice,
    swipe: true,
    multiLanguage: true,
  })),
  ...(['EP', 'OEM'] as const).map((name): Plan => ({
    id: name.toLowerCase(),
    name,
    price: 0,
    ...figures(null, 2_600, 100, null, 0),
    swipe: true,
    ...FULL,
    multiLanguage: true,
  })),
];
