import { VARIATION_SHARE } from '#shared/model/limits.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';

/** A version of a sheet that visitors may see: the sheet itself, or one of its variations as a whole sheet. */
export interface SheetVersion {
  /** The variation; `null` for the sheet itself. */
  variation: Variation | null;
  sheet: Sheet;
}

const varied = new WeakMap<Variation, { of: Sheet; sheet: Sheet }>();

/** Returns the sheet with the fields of a variation, and without variations. Memoised: the same two objects give the same object. */
export function variedSheet(of: Sheet, variation: Variation): Sheet {
  const known = varied.get(variation);
  if (known?.of === of) return known.sheet;
  // The cast is valid, because a stored field is never `undefined`.
  const sheet = { ...of, ...variation.fields, variations: [] } as Sheet;
  varied.set(variation, { of, sheet });
  return sheet;
}

/** Returns the enabled variations, which visitors see. */
export const runningVariations = ({ variations }: Pick<Sheet, 'variations'>): Variation[] => variations.filter(({ isOn }) => isOn);

/** Returns the versions of a sheet that visitors see: the sheet itself first, then the enabled variations. */
export const sheetVersions = (sheet: Sheet): SheetVersion[] => [
  { variation: null, sheet },
  ...runningVariations(sheet).map((variation) => ({ variation, sheet: variedSheet(sheet, variation) })),
];

/** Returns the enabled variation with this id, or the sheet itself if there is none or no id is given. */
export function versionOf(sheet: Sheet, variationId: string | undefined): Sheet {
  const variation = runningVariations(sheet).find(({ id }) => id === variationId);
  return variation ? variedSheet(sheet, variation) : sheet;
}

/** Returns the share of the visits that see the sheet itself, in percent. */
export const ownShare = (sheet: Pick<Sheet, 'variations'>): number =>
  Math.max(0, VARIATION_SHARE.max - runningVariations(sheet).reduce((sum, { share }) => sum + share, 0));

/** Returns the share of each version if all versions have equal shares, in percent. The sheet itself gets the remainder. */
export const equalShare = (variations: number): number => Math.floor(VARIATION_SHARE.max / (variations + 1));
