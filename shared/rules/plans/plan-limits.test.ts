import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_PLANS, type Plan } from '#shared/model/plans/plan.ts';
import {
  addedLanguageFaults,
  allowsAnotherSite,
  gridPlanFaults,
  gridGrowthFaults,
  isMoreRestrictive,
  type MeasuredSite,
  planDowngradeFaults,
  siteLimits,
} from '#shared/rules/plans/plan-limits.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { PartKey } from '#shared/rules/sites/site-parts.ts';

const plan = (id: string): Plan => {
  const found = SEED_PLANS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
};

describe('SEED_PLANS', () => {
  it('defines the prices and limits of R-21.4 to R-21.10', () => {
    expect(
      SEED_PLANS.map(({ id, price, quantitySite, maxPages, quantitySwipe, multiLanguage }) => [
        id,
        price,
        quantitySite,
        maxPages,
        quantitySwipe,
        multiLanguage,
      ]),
    ).toEqual([
      ['trial', 0, 1, 10, 10, false],
      ['light', 9_800, 1, 30, 30, false],
      ['standard', 19_800, 3, 60, 60, false],
      ['premium', 39_800, 10, 300, 100, false],
      ['pro', 79_800, 30, 2_600, 100, false],
      ['light-multilanguage', 12_800, 1, 30, 30, true],
      ['standard-multilanguage', 24_800, 3, 60, 60, true],
      ['premium-multilanguage', 49_800, 10, 300, 100, true],
      ['pro-multilanguage', 99_800, 30, 2_600, 100, true],
      ['ep', 0, null, 2_600, 100, true],
      ['oem', 0, null, 2_600, 100, true],
    ]);
  });
});

describe('gridPlanFaults', () => {
  it('accepts exactly the grids within the limits of the plan', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SEED_PLANS),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        (candidate, rows, columns) => {
          const fits = rows <= candidate.quantitySwipe && columns <= candidate.quantitySwipe && rows * columns <= candidate.maxPages;
          expect(gridPlanFaults({ numberHorizontal: rows, numberVertical: columns }, siteLimits(candidate)).length === 0).toBe(fits);
        },
      ),
    );
  });

  it('reports the broken limit with its value', () => {
    expect(gridPlanFaults({ numberHorizontal: 4, numberVertical: 3 }, siteLimits(plan('trial')))).toEqual([
      { path: 'numberHorizontal', rule: 'plan-max-sheets', params: { max: 10, count: 12 } },
    ]);
    expect(gridPlanFaults({ numberHorizontal: 1, numberVertical: 31 }, siteLimits(plan('light')))).toEqual([
      { path: 'numberVertical', rule: 'plan-max-direction', params: { max: 30 } },
    ]);
  });
});

describe('allowsAnotherSite', () => {
  it('returns false once the limit of the plan is reached, and always true without a limit', () => {
    expect(allowsAnotherSite(siteLimits(plan('standard')), 2)).toBe(true);
    expect(allowsAnotherSite(siteLimits(plan('standard')), 3)).toBe(false);
    expect(allowsAnotherSite(siteLimits(plan('oem')), 10_000)).toBe(true);
  });
});

describe('planDowngradeFaults', () => {
  const site = (name: string, numberHorizontal: number, numberVertical: number, differences: Partial<MeasuredSite> = {}): MeasuredSite => ({
    id: `id-${name}`,
    name,
    numberHorizontal,
    numberVertical,
    languages: ['jp'],
    parts: ['settings', 'grid'],
    ...differences,
  });
  const light = siteLimits(plan('light'));

  it('reports every exceeded limit, with each site that exceeds the limit', () => {
    expect(planDowngradeFaults([site('small', 2, 2), site('wide', 1, 40), site('big', 7, 7)], light)).toEqual([
      { path: 'planId', rule: 'plan-sites-in-use', params: { count: 3, max: 1 } },
      { path: 'planId', rule: 'plan-sheets-in-use', params: { name: 'wide', siteId: 'id-wide', count: 40, max: 30 } },
      { path: 'planId', rule: 'plan-direction-in-use', params: { name: 'wide', siteId: 'id-wide', count: 40, max: 30 } },
      { path: 'planId', rule: 'plan-sheets-in-use', params: { name: 'big', siteId: 'id-big', count: 49, max: 30 } },
    ]);
    expect(planDowngradeFaults([site('just', 30, 1)], light)).toEqual([]);
    expect(planDowngradeFaults([], light)).toEqual([]);
  });

  it('reports columns, languages, popups, forms and tags that the plan does not include, once per site', () => {
    const bare = { ...light, swipe: false, formContact: false, tagSeo: false };
    const parts: PartKey[] = ['settings', 'grid', 'popup/1', 'popup/2', 'contactForm/jp', 'homepageForm/en', 'seo/jp', 'headTags/jp'];
    const faults = planDowngradeFaults([site('full', 2, 2, { languages: ['jp', 'en'], parts })], bare);
    expect(faults.map(({ rule, params }) => [rule, params])).toEqual([
      ['plan-columns-in-use', { name: 'full', siteId: 'id-full', count: 2 }],
      ['plan-languages-in-use', { name: 'full', siteId: 'id-full', count: 2 }],
      ['plan-popups-in-use', { name: 'full', siteId: 'id-full' }],
      ['plan-forms-in-use', { name: 'full', siteId: 'id-full' }],
      ['plan-seo-in-use', { name: 'full', siteId: 'id-full' }],
    ]);
  });

  it('returns no fault if the plan is not more restrictive', () => {
    const anyPlan = fc.constantFrom(...SEED_PLANS).map(siteLimits);
    const size = fc.integer({ min: 1, max: 100 });
    const sites = fc.array(
      fc.record({
        id: fc.string(),
        name: fc.string(),
        numberHorizontal: size,
        numberVertical: size,
        languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
        parts: fc.subarray<PartKey>(['settings', 'popup/1', 'contactForm/jp', 'seo/jp', 'bodyTags/en', 'menu/jp']),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyPlan, anyPlan, sites, (from, to, present) => {
        fc.pre(planDowngradeFaults(present, from).length === 0);
        if (!isMoreRestrictive(to, from)) expect(planDowngradeFaults(present, to)).toEqual([]);
      }),
    );
    expect(isMoreRestrictive(siteLimits(plan('oem')), siteLimits(plan('pro')))).toBe(false);
    expect(isMoreRestrictive(siteLimits(plan('pro')), siteLimits(plan('oem')))).toBe(true);
  });
});

describe('gridGrowthFaults and addedLanguageFaults after a downgrade', () => {
  const light = siteLimits(plan('light'));
  const large = { numberHorizontal: 50, numberVertical: 2 };

  it('accept an existing grid or list of languages unchanged or reduced, but not extended', () => {
    expect(gridGrowthFaults(large, large, light)).toEqual([]);
    expect(gridGrowthFaults(large, { numberHorizontal: 40, numberVertical: 2 }, light)).toEqual([]);
    expect(gridGrowthFaults(large, { numberHorizontal: 40, numberVertical: 3 }, light)).toEqual([
      { path: 'numberHorizontal', rule: 'plan-max-direction', params: { max: 30 } },
    ]);
    expect(addedLanguageFaults(['jp', 'en', 'cn'], ['jp', 'en'], light)).toEqual([]);
    expect(addedLanguageFaults(['jp', 'en'], ['jp', 'cn'], light)).toEqual([{ path: 'languages', rule: 'plan-one-language' }]);
    expect(addedLanguageFaults(['jp'], ['en'], light)).toEqual([]);
    expect(addedLanguageFaults(['jp'], ['jp', 'en'], siteLimits(plan('ep')))).toEqual([]);
  });
});
