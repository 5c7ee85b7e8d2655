import type { Language } from '#shared/model/language.ts';
import type { FontId } from '#shared/model/sites/font.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
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

/** Returns the texts of the line that opens the list of products (`ProductShelf`). */
function shelfTexts(products: readonly Product[], language: Language): PartText[] {
  if (products.length === 0) return [];
  const { one, count, all } = VISITOR_LABELS[language].products;
  return [
    { part: 'productName', text: products.length === 1 ? one : count.replace('{{count}}', String(products.length)) },
    { part: 'product', text: all },
  ];
}

/** Characters that styles add: the dash before the author of a quote, and the arrow of a button that is a text (`theme-css.ts`). */
const BEFORE_AUTHOR = '\u2014';
const AFTER_TEXT_BUTTON = ' \u2192';

/** Returns the texts of one version of a sheet, in the order in which visitors read them. */
function versionTexts(sheet: Sheet, language: Language): PartText[] {
  const dash = sheet.layout === 'quote' ? BEFORE_AUTHOR : '';
  return [
    { part: 'eyebrow', text: sheet.eyebrow, isBold: isBoldText(sheet, 'eyebrow') },
    { part: 'headline', text: sheet.mainText, isBold: isBoldText(sheet, 'headline') },
    { part: 'second', text: sheet.secondText && dash + sheet.secondText, isBold: isBoldText(sheet, 'second') },
    ...priceTexts(sheet.price, language),
    { part: 'button', text: sheet.linkButtonText },
    ...shelfTexts(sheet.products, language),
    ...sheet.products.flatMap((product) => productTexts(product, language)),
  ];
}

/** Returns the texts of a sheet and its running variations that are shown in a font of the theme. */
export function sheetTexts(
  sheet: Sheet,
  language: Language,
  { fonts, buttonShape }: Pick<SiteTheme, 'buttonShape' | 'fonts'>,
): TypedText[] {
  const { headline, text: textFont } = fonts[language];
  const added = buttonShape === 'text' ? AFTER_TEXT_BUTTON : '';
  return sheetVersions(sheet)
    .flatMap((version) => versionTexts(version.sheet, language))
    .flatMap(({ part, text, isBold = null }) => {
      const font = part === 'headline' ? headline : textFont;
      const shown = part === 'button' && text !== '' ? text + added : text;
      return font === null || shown === '' ? [] : [{ font, weight: fontWeight(font, part, isBold), text: shown }];
    });
}
