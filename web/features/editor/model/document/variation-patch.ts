import { isVariedField, type Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { variedSheet } from '#shared/rules/sheets/variations.ts';

/** Returns a variation merged into a whole sheet; the sheet itself for `null` and for unknown variations. */
export function editedVersion(sheet: Sheet, variationId: string | null): Sheet {
  const variation = sheet.variations.find(({ id }) => id === variationId);
  return variation ? variedSheet(sheet, variation) : sheet;
}

/** Groups of fields that form one value: a variation overrides all of a group or none. */
const TOGETHER = [
  ['image', 'video'],
  ['linkDestinationUrl', 'isInternalLink'],
] as const;

const isOneOf = (fields: readonly string[], patch: object): boolean => fields.some((field) => field in patch);

/** Returns the fields of a variation after a patch; the same object if they do not change. */
function patchedFields(of: Sheet, variation: Variation, patch: object): Variation['fields'] {
  const shown: Record<string, unknown> = { ...variedSheet(of, variation) };
  const entries = Object.entries(patch).filter(([field, value]) => isVariedField(field) && shown[field] !== value);
  if (entries.length === 0) return variation.fields;
  const own = Object.fromEntries(entries);
  const completed = TOGETHER.filter((fields) => isOneOf(fields, own)).flatMap((fields) => fields.map((field) => [field, shown[field]]));
  return { ...variation.fields, ...Object.fromEntries(completed), ...own };
}

/**
 * Translates a patch of a variation to a patch of its sheet: overridable fields become overrides, others change the sheet. Empty
 * if the sheet has no such variation.
 */
export function variationPatch(sheet: Sheet, variationId: string, patch: Partial<Sheet>): Partial<Sheet> {
  const variation = sheet.variations.find(({ id }) => id === variationId);
  if (!variation) return {};
  const shared = Object.fromEntries(Object.entries(patch).filter(([field]) => !isVariedField(field))) as Partial<Sheet>;
  const fields = patchedFields(sheet, variation, patch);
  if (fields === variation.fields) return shared;
  return { ...shared, variations: sheet.variations.map((one) => (one === variation ? { ...one, fields } : one)) };
}
