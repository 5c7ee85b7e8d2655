import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { MAX_CHUNK_GLYPHS, planFonts, sheetFaces } from '#site-renderer/fonts/plan-fonts.ts';
import { sheetTexts } from '#site-renderer/fonts/sheet-texts.ts';
import type { FontPlan } from '#site-renderer/fonts/site-fonts.ts';
import { documentWith } from '#site-renderer/render/render-fixture.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const PAPER = curatedTheme('paper');
const MAGAZINE = curatedTheme('editorial');

const planOf = ({ settings, ...document }: SiteDocument, language: Language = 'jp'): FontPlan | undefined =>
  planFonts(settings.theme, language, visibleSheets(document, language));

const plan = (sheets: Readonly<Record<string, Partial<Sheet>>>, theme = PAPER): FontPlan | undefined =>
  planOf(documentWith(sheets, { theme }));

const BOLD = { headline: { step: 0, isBold: true, align: null, colour: null } } as const;

describe('planFonts', () => {
  it('separates headlines from other texts by font, and by weight', () => {
    expect(
      plan({ A1: { mainText: '秋の秋', eyebrow: 'New', secondText: '甘い', linkButtonText: '予約' }, B1: {} }, MAGAZINE)?.first,
    ).toEqual([
      { font: 'noto-sans-jp', weight: 700, glyphs: ' New→予約' },
      { font: 'noto-serif-jp', weight: 700, glyphs: 'の秋' },
      { font: 'noto-sans-jp', weight: 400, glyphs: 'い甘' },
    ]);
  });

  it('uses the weight that the owner chose', () => {
    const textStyles = { headline: { step: 0, isBold: false, align: null, colour: null } };
    expect(plan({ A1: { mainText: '秋', textStyles } })?.first).toEqual([{ font: 'shippori-mincho', weight: 400, glyphs: '秋' }]);
  });

  it('has quotes and long headlines in the regular weight', () => {
    const long = '秋'.repeat(60);
    expect(plan({ A1: { mainText: long } })?.first.map(({ weight }) => weight)).toEqual([400]);
    expect(plan({ A1: { mainText: '秋', layout: 'quote' } })?.first.map(({ weight }) => weight)).toEqual([400]);
  });

  it('contains the words of a price and its tax label', () => {
    const glyphs = plan({ A1: { price: 12_800 } })?.first.map(({ weight, glyphs: all }) => [weight, all]);
    expect(glyphs).toEqual([
      [700, ' ,0128¥'],
      [400, '税込'],
    ]);
  });

  it('contains the texts of products', () => {
    const product = { ...newProduct(numberedUlid(8)), productName: '茶', price: 12, description: '甘い', linkButtonText: '買う' };
    expect(plan({ A1: { products: [product] } })?.first.map(({ weight, glyphs }) => [weight, glyphs])).toEqual([
      [700, ' 12¥う品商点茶買'],
      [400, 'いすてべる甘税見込'],
    ]);
  });

  it('contains the running variations of a sheet', () => {
    const variation = { id: numberedUlid(9), name: '', share: 50, fields: { mainText: '冬' } };
    const variations = [
      { ...variation, isOn: true },
      { ...variation, isOn: false, fields: { mainText: '夏' } },
    ];
    expect(plan({ A1: { mainText: '秋', variations } })?.first.map(({ glyphs }) => glyphs)).toEqual(['冬秋']);
  });

  it('adds the glyphs of other sheets that the first one lacks, in files of limited size by first appearance', () => {
    const many = Array.from({ length: MAX_CHUNK_GLYPHS + 1 }, (_, index) => String.fromCodePoint(0x4e00 + index)).toReversed();
    const { first, rest } = plan({ A1: { mainText: many[0] ?? '' }, B1: { mainText: many.join(''), textStyles: BOLD } }) ?? {
      first: [],
      rest: [],
    };
    expect(first.map(({ glyphs }) => glyphs)).toEqual([many[0]]);
    expect(rest.map(({ glyphs }) => glyphs.length)).toEqual([MAX_CHUNK_GLYPHS]);
    const more = plan({ A1: { mainText: 'a' }, B1: { mainText: many.join(''), textStyles: BOLD } });
    expect(more?.rest.map(({ glyphs }) => glyphs)).toEqual([many.slice(0, -1).toReversed().join(''), many.at(-1)]);
  });

  it('contains the dash before the author of a quote, and the arrow of a button that is a text', () => {
    const shown = (sheet: Partial<Sheet>, theme = PAPER) => plan({ A1: sheet }, theme)?.first.map(({ glyphs }) => glyphs);
    expect(shown({ layout: 'quote', secondText: '茶' })).toEqual(['—茶']);
    expect(shown({ layout: 'quote', mainText: '茶' })).toEqual(['茶']);
    expect(shown({ linkButtonText: '見る' }, { ...PAPER, buttonShape: 'text' })).toEqual([' →る見']);
    expect(shown({ linkButtonText: '見る' }, { ...PAPER, buttonShape: 'pill' })).toEqual(['る見']);
  });

  it('ignores control characters and pictographs', () => {
    expect(plan({ A1: { mainText: '秋\n\u200b🍵' } })?.first.map(({ glyphs }) => glyphs)).toEqual(['秋']);
  });

  it('is not needed without a theme or with system fonts', () => {
    const system = { ...PAPER, fonts: { ...PAPER.fonts, jp: { headline: null, text: null } } };
    expect(planOf(documentWith({ A1: { mainText: '秋' } }))).toBeUndefined();
    expect(plan({ A1: { mainText: '秋' } }, system)).toBeUndefined();
    expect(plan({ A1: { mainText: '秋', membersOnlyLock: true } }, system)).toBeUndefined();
  });

  it('has no glyph of members-only sheets, which bring their fonts, however they come', () => {
    const document = documentWith({ A1: { mainText: '秋', membersOnlyLock: true } }, { theme: PAPER });
    const [placed] = visibleSheets(document, 'jp').map((one) => ({ ...one, sheet: { ...one.sheet, mainText: '秘' } }));
    if (!placed) throw new Error('The document has a sheet');
    expect([planOf(document), planFonts(PAPER, 'jp', [placed])]).toEqual([
      { first: [], rest: [] },
      { first: [], rest: [] },
    ]);
    expect(sheetFaces(PAPER, 'jp', placed)).toEqual([{ font: 'shippori-mincho', weight: 700, glyphs: '秘' }]);
    expect(sheetFaces(null, 'jp', placed)).toEqual([]);
  });

  it('puts every drawn character of a public text into exactly one face of its font and weight', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.constantFrom('paper', 'editorial', 'ink', 'pop'), (document, name) => {
        const theme = curatedTheme(name);
        for (const language of document.settings.languages) {
          const sheets = visibleSheets(document, language);
          const { first = [], rest = [] } = planFonts(theme, language, sheets) ?? {};
          for (const { sheet } of sheets.filter(({ sheet: { membersOnlyLock } }) => !membersOnlyLock))
            for (const { font, weight, text } of sheetTexts(sheet, language, theme))
              for (const character of text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{1f000}-\u{10ffff}]/gu, '')) {
                const having = [...first, ...rest].filter(
                  (face) => face.font === font && face.weight === weight && face.glyphs.includes(character),
                );
                expect(having, character).toHaveLength(1);
              }
        }
      }),
      { numRuns: 50 },
    );
  });
});
