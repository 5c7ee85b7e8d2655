import { DEFAULT_TEXT_STYLE, type TextRole, type TextStyle, type TextStyles } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { editSheet, locatedSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';

/** The field of a sheet that holds each text. */
export const FIELD_OF_TEXT = { eyebrow: 'eyebrow', headline: 'mainText', second: 'secondText' } as const satisfies Record<
  TextRole,
  SheetField
>;

/** Returns the style of a text of a sheet. */
export const textStyleOf = ({ textStyles }: Pick<Sheet, 'textStyles'>, role: TextRole): TextStyle => textStyles[role] ?? DEFAULT_TEXT_STYLE;

const isDefault = (style: TextStyle): boolean => canonicalJson(style) === canonicalJson(DEFAULT_TEXT_STYLE);

/** Returns the styles with that of one text changed. A text that looks as layout and theme decide has no style. */
export function withTextStyle(textStyles: TextStyles, role: TextRole, patch: Partial<TextStyle>): TextStyles {
  const { [role]: _former, ...others } = textStyles;
  const style = { ...textStyleOf({ textStyles }, role), ...patch };
  return isDefault(style) ? others : { ...others, [role]: style };
}

function editTextStyle(document: SiteDocument, place: SheetLocation, role: TextRole, patch: Partial<TextStyle>): SiteDocument {
  const sheet = locatedSheet(document, place);
  if (!sheet) return document;
  const textStyles = withTextStyle(sheet.textStyles, role, patch);
  return canonicalJson(textStyles) === canonicalJson(sheet.textStyles) ? document : editSheet(document, place, { textStyles });
}

/** Changes the style of a text of a sheet, and of the same text of other cells' sheets, where these exist in the same language. */
export const editTextStyles = (
  document: SiteDocument,
  place: SheetLocation,
  role: TextRole,
  patch: Partial<TextStyle>,
  others: Iterable<string> = [],
): SiteDocument =>
  [...others]
    .filter((cell) => cell !== place.cell && sheetAt(document, cell, place.language))
    .reduce((edited, cell) => editTextStyle(edited, { ...place, cell }, role, patch), editTextStyle(document, place, role, patch));
