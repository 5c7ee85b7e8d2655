import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { SiteDocument } from '#shared/model/sites/site.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { TEMPLATE_NAMES } from '#shared/model/sites/template.ts';
import { hasReadableContrast, textColourOn } from '#shared/values/colour.ts';
import { gridPlanFaults, partPlanFault, siteLimits } from '#shared/rules/plans/plan-limits.ts';
import { publishFaults } from '#shared/rules/publishing/publish-check.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { siteAdvice } from '#web/features/editor/model/faults/site-advice.ts';
import { isConsistentGrid } from '#shared/rules/sites/site-merge.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { artworkUrl } from '#web/features/sites/templates/artwork.ts';
import { artworkOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent, type TemplateMedia } from '#web/features/sites/templates/template-content.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import { TEMPLATE_GROUPS, type TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';

const PICTURE: ImageRef = { mediaId: '01J00000000000000000000007', width: 1080, height: 1920, colour: '#336699' };

const allMedia = (design: TemplateDesign): TemplateMedia => {
  const { creatives, products, popup } = artworkOf(design);
  return {
    creatives: new Map(creatives.map((art) => [art, PICTURE])),
    products: new Map(products.map((art) => [art, PICTURE])),
    popup: popup === null ? null : PICTURE,
  };
};

const FIELD = { title: 'Field', placeholder: '' };
const FIELD_LABELS = { email: FIELD, password: FIELD, confirm_password: FIELD, company: FIELD };

let ids = 0;
const newId = (): string => String((ids += 1)).padStart(26, '0');

async function contentOf(design: TemplateDesign, language: Language, plan = SEED_PLANS.at(-1)): Promise<SiteDocument> {
  if (!plan) throw new Error('There are no plans');
  const { [design.name]: texts } = await loadTemplateTexts(language);
  return templateContent(design, texts, allMedia(design), {
    language,
    limits: siteLimits(plan),
    now: new Date('2026-11-22T00:00:00Z'),
    newId,
    email: 'shop@example.com',
    companyName: 'Tea Co.',
    formLabels: { fields: FIELD_LABELS, message: 'Message' },
  });
}

const EACH = TEMPLATE_DESIGNS.flatMap((design) => LANGUAGES.map((language) => [design.name, language, design] as const));

describe.each(EACH)('template %s in %s', (_, language, design) => {
  it.each(SEED_PLANS.map((plan) => [plan.id, plan] as const))('passes the publish checks on plan %s', async (_id, plan) => {
    const document = await contentOf(design, language, plan);
    const parsed = SiteDocument.safeParse(document);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(document);
    expect(gridPlanFaults(document.grid, siteLimits(plan))).toEqual([]);
    const keys = [...splitIntoParts(document).keys()];
    expect(isConsistentGrid(document.grid, keys)).toBe(true);
    expect(keys.flatMap((key) => partPlanFault(key, siteLimits(plan)) ?? [])).toEqual([]);
    expect(publishFaults(document)).toEqual([]);
  });

  it('gets no advice: linked pages exist, and texts, alternative texts and contrast are complete', async () => {
    const document = await contentOf(design, language);
    const context = { now: new Date('2026-11-22T00:00:00Z'), canSetSeo: true, bytesOf: () => undefined, applicantsOf: () => 0 };
    expect(siteAdvice(document, context)).toEqual([]);
  });

  it('contains all texts, and an alternative text for every picture', async () => {
    const { [design.name]: texts } = await loadTemplateTexts(language);
    const { sheets, menu } = await contentOf(design, language);
    expect(texts.sheets).toHaveLength(design.sheets.length);
    for (const [index, { cell, to, points = [], products = [] }] of design.sheets.entries()) {
      const shown = texts.sheets[index];
      expect([cell, shown?.button !== undefined], cell).toEqual([cell, to !== undefined]);
      expect(shown?.points ?? [], cell).toHaveLength(points.length);
      expect(shown?.products ?? [], cell).toHaveLength(products.length);
    }
    for (const sheet of Object.values(sheets).map((byLanguage) => byLanguage[language])) {
      expect(sheet?.mainText).not.toBe('');
      expect(sheet?.imageAlt === '').toBe(sheet?.image === null);
      for (const { name } of sheet?.imageLinkPoints ?? []) expect(name).not.toBe('');
      for (const { productName, description } of sheet?.products ?? []) expect([productName, description]).not.toContain('');
    }
    expect(menu[language]?.items.map(({ name }) => name)).not.toContain('');
  });
});

describe.each(TEMPLATE_DESIGNS.map((design) => [design.name, design] as const))('template %s', (name, design) => {
  it('has a file for every used drawing, and no unused files', () => {
    const { creatives, products, popup } = artworkOf(design);
    const urls = [
      ...creatives.map((art) => artworkUrl(name, art)),
      ...products.map((art) => artworkUrl(name, art, 'product')),
      ...(popup === null ? [] : [artworkUrl(name, popup, 'popup')]),
    ];
    const drawn = readdirSync(`web/public/templates/${name}`).map((file) => `/templates/${name}/${file}`);
    expect(drawn.toSorted()).toEqual([...new Set(urls)].toSorted());
  });

  it('uses readable contrast for buttons and cards', async () => {
    const { sheets, settings } = await contentOf(design, 'en');
    const accent = settings.theme?.palette.accent ?? '';
    expect(hasReadableContrast(textColourOn(accent), accent)).toBe(true);
    for (const { en } of Object.values(sheets)) {
      if (!en) continue;
      for (const product of en.products) {
        expect(hasReadableContrast(product.textColor, product.backgroundColor)).toBe(true);
        expect(hasReadableContrast(product.linkTextColor, product.linkButtonColor)).toBe(true);
      }
    }
  });

  it('has six to nine sheets in at least five layouts, and its theme', async () => {
    const { settings } = await contentOf(design, 'en');
    expect(settings.theme).toEqual(curatedTheme(design.theme));
    expect(design.sheets.length).toBeGreaterThanOrEqual(6);
    expect(design.sheets.length).toBeLessThanOrEqual(9);
    expect(new Set(design.sheets.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(5);
    expect(design.sheets.some(({ art }) => art === undefined)).toBe(true);
  });
});

describe('TEMPLATE_DESIGNS', () => {
  it('contains each template once, group by group', () => {
    expect(TEMPLATE_DESIGNS.map(({ name }) => name).toSorted()).toEqual(TEMPLATE_NAMES.toSorted());
    const groups = TEMPLATE_DESIGNS.map(({ group }) => TEMPLATE_GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted((one, other) => one - other));
    expect(new Set(groups).size).toBe(TEMPLATE_GROUPS.length);
  });

  it('uses every curated theme', () => {
    expect(new Set(TEMPLATE_DESIGNS.map(({ theme }) => theme))).toEqual(new Set(THEME_NAMES));
  });
});
