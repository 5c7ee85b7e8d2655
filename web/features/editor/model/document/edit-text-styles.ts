import { DEFAULT_TEXT_STYLE, type TextRole, type TextStyle, type TextStyles } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';

/** Returns the style of a text of a sheet. */
export const textStyleOf = ({ textStyles }: Pick<Sheet, 'textStyles'>, role: TextRole): TextStyle => textStyles[role] ?? DEFAULT_TEXT_STYLE;

const isDefault = (style: TextStyle): boolean => canonicalJson(style) === canonicalJson(DEFAULT_TEXT_STYLE);

/** Returns the styles with that of one text changed. A text that looks as layout and theme decide has no style. */
export function withTextStyle(textStyles: TextStyles, role: TextRole, patch: Partial<TextStyle>): TextStyles {
  const { [role]: _former, ...others } = textStyles;
  const style = { ...textStyleOf({ textStyles }, role), ...patch };
  return isDefault(style) ? others : { ...others, [role]: style };
}
