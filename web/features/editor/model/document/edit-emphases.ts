import { TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { movedEmphases } from '#shared/rules/sheets/emphases.ts';
import { FIELD_OF_TEXT } from '#web/features/editor/model/document/text-fields.ts';

/**
 * Returns the patch of a sheet with the emphases of the texts that it changes, unless it sets them itself. A variation gets emphases
 * of its own with a text of its own.
 */
export function withMovedEmphases(sheet: Sheet, patch: Partial<Sheet>): Partial<Sheet> {
  if (sheet.emphases.length === 0 || 'emphases' in patch) return patch;
  const changed = TEXT_ROLES.filter((role) => {
    const text = patch[FIELD_OF_TEXT[role]];
    return text !== undefined && text !== sheet[FIELD_OF_TEXT[role]];
  });
  if (changed.length === 0) return patch;
  const emphases = changed.reduce((moved, role) => {
    const field = FIELD_OF_TEXT[role];
    return movedEmphases(moved, role, sheet[field], patch[field] ?? '');
  }, sheet.emphases);
  return { ...patch, emphases };
}
