import type { Language } from '#shared/model/language.ts';
import type { FontId } from '#shared/model/sites/font.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { FontPair } from '#shared/model/sites/theme.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { isBoldText } from '#site-renderer/components/sheet/composition/text-weight.ts';
import { fontWeight, type TextPart } from '#site-renderer/components/shared/font-stack.ts';

/** A text in the font and weight in which a sheet shows it. */
export interface TypedText {
  font: FontId;
  weight: number;
  text: string;
}

interface PartText {
  part: TextPart;
  text: string;
  isBold?: boolean | null | undefined;
}

/** Returns the texts of a price as `PriceText` shows them. */
function priceTexts(price: number | null, language: Language): PartText[] {
  if (price === null) return [];
  const words = VISITOR_LABELS[language];
  return [
    { part: 'price', text: `${words.price.replace('{{amount}}', price.toLocaleString('en-US'))} ` },
    { part: 'tax', text: words.taxIncluded },
  ];
}

const productTexts = ({ productName, price, description, linkButtonText }: Product, language: Language): PartText[] => [
  { part: 'productName', text: productName },
  ...priceTexts(price, language),
  { part: 'product', text: description },
  { part: 'button', text: linkButtonText },
];

/** Returns the texts of one version of a sheet, in the order in which visitors read them. */
const versionTexts = (sheet: Sheet, language: Language): PartText[] => [
  { part: 'eyebrow', text: sheet.eyebrow, isBold: isBoldText(sheet, 'eyebrow') },
  { part: 'headline', text: sheet.mainText, isBold: isBoldText(sheet, 'headline') },
  { part: 'second', text: sheet.secondText, isBold: isBoldText(sheet, 'second') },
  ...priceTexts(sheet.price, language),
  { part: 'button', text: sheet.linkButtonText },
  ...sheet.products.flatMap((product) => productTexts(product, language)),
];

/** Returns the texts of a sheet and its running variations that are shown in a font of the theme. */
export const sheetTexts = (sheet: Sheet, language: Language, { headline, text: textFont }: FontPair): TypedText[] =>
  sheetVersions(sheet)
    .flatMap((version) => versionTexts(version.sheet, language))
    .flatMap(({ part, text, isBold = null }) => {
      const font = part === 'headline' ? headline : textFont;
      return font === null || text === '' ? [] : [{ font, weight: fontWeight(font, part, isBold), text }];
    });
