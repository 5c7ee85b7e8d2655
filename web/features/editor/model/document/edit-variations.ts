import { VARIATIONS_MAX } from '#shared/model/limits.ts';
import { isVariedField, type Variation, type VariedField } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { equalShare, runningVariations } from '#shared/rules/sheets/variations.ts';
import { editSheet, locatedSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, removeItem } from '#web/features/editor/model/document/sheet-items.ts';

const itself = ({ cell, language }: SheetLocation): SheetLocation => ({ cell, language });

/** Returns the variations with equal shares: each active one gets the same share as the sheet itself. */
function withEqualShares({ variations }: Sheet): Variation[] {
  const share = equalShare(runningVariations({ variations }).length);
  return variations.map((one) => (one.isOn && one.share !== share ? { ...one, share } : one));
}

/** Gives the active variations of a sheet, and the sheet itself, the same share. */
export function shareEqually(document: SiteDocument, place: SheetLocation): SiteDocument {
  const sheet = locatedSheet(document, itself(place));
  if (!sheet) return document;
  const variations = withEqualShares(sheet);
  return variations.every((one, index) => one === sheet.variations[index]) ? document : editSheet(document, itself(place), { variations });
}

/** Adds a variation without overrides, up to `VARIATIONS_MAX`, and resets all shares to equal ones. */
export function addVariation(document: SiteDocument, place: SheetLocation, id: string, name: string): SiteDocument {
  const added = addItem(document, itself(place), 'variations', { id, name, isOn: true, share: 1, fields: {} }, { max: VARIATIONS_MAX });
  return added === document ? document : shareEqually(added, place);
}

export const editVariation = (
  document: SiteDocument,
  place: SheetLocation,
  id: string,
  patch: Partial<Pick<Variation, 'name' | 'isOn' | 'share'>>,
): SiteDocument => editItem(document, itself(place), 'variations', id, patch);

export const removeVariation = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, itself(place), 'variations', id);

/** Removes overrides of a variation. */
export function resetVariedFields(document: SiteDocument, place: SheetLocation, id: string, fields: readonly string[]): SiteDocument {
  const sheet = locatedSheet(document, itself(place));
  const variation = sheet?.variations.find((one) => one.id === id);
  if (!sheet || !variation || !fields.some((field) => field in variation.fields)) return document;
  const kept = Object.fromEntries(Object.entries(variation.fields).filter(([field]) => !fields.includes(field)));
  const variations = sheet.variations.map((one) => (one === variation ? { ...one, fields: kept } : one));
  return editSheet(document, itself(place), { variations });
}

/** Returns the fields that a variation overrides. */
export const ownFields = ({ fields }: Variation): VariedField[] => Object.keys(fields).filter(isVariedField);
