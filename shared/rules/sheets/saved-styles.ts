import { type SavedStyle, STYLE_FIELDS, type StyleField } from '#shared/model/sites/saved-style.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';

/** How sheets follow saved styles. A sheet has its own values, and names the style from which they were taken. */

export type SheetLook = Pick<Sheet, StyleField>;

export const isSameValue = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other);

const pickFields = (from: Partial<SheetLook> | SavedStyle['look'], fields: readonly StyleField[]): Partial<SheetLook> =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));

/** Returns the look of a sheet, which a style saves. */
export const lookOf = (sheet: SheetLook): Partial<SheetLook> => pickFields(sheet, STYLE_FIELDS);

/** Returns the fields that a style sets, with their values. */
export const styledFields = ({ look }: Pick<SavedStyle, 'look'>): Partial<SheetLook> => pickFields(look, STYLE_FIELDS);

/** Returns the style of a sheet; `undefined` if it has none, or one that the site does not have. */
export const savedStyleOf = (styles: readonly SavedStyle[], { styleId }: Pick<Sheet, 'styleId'>): SavedStyle | undefined =>
  styles.find(({ id }) => id === styleId);

/** Returns the fields of a style in which a sheet differs from it. */
export const changedFields = (sheet: SheetLook, { look }: Pick<SavedStyle, 'look'>): StyleField[] =>
  STYLE_FIELDS.filter((field) => look[field] !== undefined && !isSameValue(sheet[field], look[field]));

/**
 * Returns the values that a sheet takes over when its style changes from `former` to `look`. A field in which the sheet differs from the
 * former style keeps its own value.
 */
export function followedFields(sheet: SheetLook, former: Pick<SavedStyle, 'look'>, look: Partial<SheetLook>): Partial<SheetLook> {
  const own = changedFields(sheet, former);
  return pickFields(
    look,
    STYLE_FIELDS.filter((field) => !own.includes(field)),
  );
}
