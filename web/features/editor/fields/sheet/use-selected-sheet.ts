import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { isVariedField } from '#shared/model/sites/sheet/variation.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { isEditedTogether, type SheetField } from '#shared/model/sites/sheet-fields.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetKey, type SheetKey } from '#shared/rules/sites/site-parts.ts';
import { findFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { locatedSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { editEachSheet, editSheets } from '#web/features/editor/model/document/edit-sheets.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns the sheet of the active cell in the language and variation being edited; `undefined` if the cell is empty or not translated. */
export const selectedSheet = (state: EditorState): Sheet | undefined => locatedSheet(state.history.present, selectedLocation(state));

const NONE: Sheet['variations'] = [];

/** Returns all variations of the selected sheet, even while one of them is edited. */
export const selectedVariations = ({ history, activeCell, language }: EditorState): Sheet['variations'] =>
  sheetAt(history.present, activeCell, language)?.variations ?? NONE;

const selectedKey = ({ history, activeCell, language }: EditorState): SheetKey =>
  sheetKey(history.present.grid.cells[activeCell] ?? '', language);

/** Returns cell, language and variation that edits of the selected sheet apply to. */
export const selectedLocation = ({ activeCell, language, variationId }: EditorState): Required<SheetLocation> => ({
  cell: activeCell,
  language,
  variationId,
});

/**
 * Returns the other selected cells if the fields are edited together, because an edit changes them too. Returns none for a
 * variation, which is edited alone.
 */
export const alsoEdited = ({ activeCell, selection, variationId }: EditorState, fields: readonly SheetField[]): readonly string[] =>
  variationId === null && fields.every(isEditedTogether) ? [...selection].filter((cell) => cell !== activeCell) : [];

/** Returns the path of a field of the selected sheet within its part. */
function pathInPart(state: EditorState, path: string): string {
  const [field = ''] = path.split('.');
  const index = selectedVariations(state).findIndex(({ id }) => id === state.variationId);
  return index >= 0 && isVariedField(field) ? `variations.${index}.fields.${path}` : path;
}

/** Subscribes to `selectedLocation`. */
export function useSelectedLocation(): Required<SheetLocation> {
  const cell = useEditorState((state) => state.activeCell);
  const language = useEditorState((state) => state.language);
  const variationId = useEditorState((state) => state.variationId);
  return useMemo(() => ({ cell, language, variationId }), [cell, language, variationId]);
}

/** Subscribes to one field of the selected sheet, so that a keystroke renders one field instead of the whole form. */
export const useSheetField = <N extends SheetField>(name: N): Sheet[N] =>
  useEditorState((state) => (selectedSheet(state) ?? EMPTY_SHEET)[name]);

/** Returns the rule that a field of the selected sheet breaks. `path` may lead into the field: `products.0.price`. */
export const useSheetFault = (path: string): FieldError | undefined =>
  useEditorState((state) => findFieldFault(state, selectedKey(state), pathInPart(state, path)));

/** Whether any of the fields of the selected sheet breaks a rule. */
export const useHasSheetFault = (fields: readonly SheetField[]): boolean =>
  useEditorState((state) => {
    const key = selectedKey(state);
    return fields.some((field) => findFieldFault(state, key, pathInPart(state, field)) !== undefined);
  });

/**
 * Returns a function that patches the selected sheet and, for fields that are edited together, the other selected sheets. Consecutive patches of the
 * same keys form one undo step. So do the patches of one drag, which all pass the time when it started (epoch milliseconds). The function
 * is stable across cells, so that selecting another cell renders only the fields that differ.
 */
export function useChangeSheet(): (patch: Partial<Pick<Sheet, SheetField>>, startedAt?: number) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (patch, startedAt) => {
      const location = selectedLocation(store.getState());
      const { cell, language, variationId } = location;
      const others = alsoEdited(store.getState(), Object.keys(patch) as SheetField[]);
      const group = [cell, ...others, language, variationId, ...Object.keys(patch)].join('/');
      edit(
        (document) => editSheets(document, location, patch, others),
        { panel: 'sheet', cell, variationId },
        {
          group,
          ...(startedAt !== undefined && { at: startedAt }),
        },
      );
    },
    [edit, store],
  );
}

/**
 * Returns a function that changes a field of each selected sheet by its own value, so that sheets keep the rest of what they have.
 * Consecutive changes with the same `key` form one undo step.
 */
export function useChangeEachSheet(field: SheetField): (patchOf: (sheet: Sheet) => Partial<Sheet>, key: string) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (patchOf, key) => {
      const location = selectedLocation(store.getState());
      const { cell, language, variationId } = location;
      const others = alsoEdited(store.getState(), [field]);
      edit(
        (document) => editEachSheet(document, location, patchOf, others),
        { panel: 'sheet', cell, variationId },
        { group: [cell, ...others, language, variationId, field, key].join('/') },
      );
    },
    [edit, store, field],
  );
}
