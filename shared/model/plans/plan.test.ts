import { expect, it } from 'vitest';
import { type Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';

const FLAGS = [
  'swipe',
  'privateDomain',
  'settingPopupCta',
  'settingFormContact',
  'analyticsEffect',
  'settingTagSeo',
  'multiLanguage',
] as const satisfies readonly (keyof Plan)[];

const BASIC = ['swipe', 'settingFormContact'];
const LIGHT = ['swipe', 'settingFormContact', 'settingTagSeo'];
const FULL = ['swipe', 'privateDomain', 'settingPopupCta', 'settingFormContact', 'analyticsEffect', 'settingTagSeo'];
const ALL = [...FULL, 'multiLanguage'];

it.each([
  ['trial', 1_000, 0, BASIC],
  ['light', 10_000, 1_000, LIGHT],
  ['standard', 30_000, 2_000, FULL],
  ['premium', 100_000, 5_000, FULL],
  ['pro', 300_000, 10_000, FULL],
  ['light-multilanguage', 10_000, 1_000, [...LIGHT, 'multiLanguage']],
  ['standard-multilanguage', 30_000, 2_000, ALL],
  ['premium-multilanguage', 100_000, 5_000, ALL],
  ['pro-multilanguage', 300_000, 10_000, ALL],
  ['ep', null, 0, ALL],
  ['oem', null, 0, ALL],
])('SEED_PLANS defines %s: page views, overage price and features (R-21.4 to R-21.10)', (id, limitAccess, limitAccessPrice, features) => {
  const plan = SEED_PLANS.find((candidate) => candidate.id === id);
  expect(plan).toMatchObject({ limitAccess, limitAccessPrice });
  expect(FLAGS.filter((flag) => plan?.[flag])).toEqual(features);
});

it('SEED_PLANS allows one site and ten pages on trial, and at most 2,600 pages on pro (R-21.4, R-21.8)', () => {
  const planOf = (id: string) => SEED_PLANS.find((plan) => plan.id === id);
  expect(planOf('trial')).toMatchObject({ price: 0, quantitySite: 1, maxPages: 10, quantitySwipe: 10 });
  expect(planOf('pro')).toMatchObject({ price: 79_800, quantitySite: 30, maxPages: 2_600, quantitySwipe: 100 });
});
