import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { alsoEdited, selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Whether the sheets that an edit of the field changes have different values. `valueOf` returns the compared value of a sheet. */
export const useIsMixed = (field: SheetField, valueOf: (sheet: Sheet) => unknown = (sheet) => sheet[field]): boolean =>
  useEditorState((state) => {
    const active = selectedSheet(state);
    const others = active ? alsoEdited(state, [field]) : [];
    if (!active || others.length === 0) return false;
    const own = valueOf(active);
    const ownJson = canonicalJson(own);
    return others.some((cell) => {
      const sheet = sheetAt(state.history.present, cell, state.language);
      const value = sheet && valueOf(sheet);
      return sheet !== undefined && value !== own && canonicalJson(value) !== ownJson;
    });
  });
