import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { EMPTY_SHEET, type Sheet, type SheetField } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { sheetKey, type SheetKey } from '#shared/rules/site/site-parts.ts';
import { findFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { editSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** The sheet in the selected cell. */
export const selectedSheet = ({ history, activeCell: selected, language }: EditorState): Sheet | undefined =>
  sheetAt(history.present, selected, language);

const selectedKey = ({ history, activeCell: selected, language }: EditorState): SheetKey =>
  sheetKey(history.present.grid.cells[selected] ?? '', language);

/** Where the selected sheet is edited. */
export const selectedPlace = ({ activeCell: selected, language }: EditorState): SheetLocation => ({ cell: selected, language });

/** Follows where the selected sheet is edited. */
export function useSelectedPlace(): SheetLocation {
  const cell = useEditorState((state) => state.activeCell);
  const language = useEditorState((state) => state.language);
  return useMemo(() => ({ cell, language }), [cell, language]);
}

/** One field of the selected sheet. Each field follows its own value, so that a keystroke draws one field and not the whole form. */
export const useSheetField = <N extends SheetField>(name: N): Sheet[N] =>
  useEditorState((state) => (selectedSheet(state) ?? EMPTY_SHEET)[name]);

/** The broken rule of one field of the selected sheet; a path within it for what is inside. */
export const useSheetFault = (path: string): FieldError | undefined =>
  useEditorState((state) => findFieldFault(state, selectedKey(state), path));

/** Whether any of these fields of the selected sheet breaks a rule. */
export const useHasSheetFault = (fields: readonly SheetField[]): boolean =>
  useEditorState((state) => {
    const key = selectedKey(state);
    return fields.some((field) => findFieldFault(state, key, field) !== undefined);
  });

/**
 * Edits fields of the selected sheet; typing in one field is one step of undo. Always the very same function, so that going
 * from cell to cell draws only the fields that differ.
 */
export function useChangeSheet(): (patch: Partial<Sheet>) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (patch) => {
      const place = selectedPlace(store.getState());
      const group = `${place.cell}/${place.language}/${Object.keys(patch).join()}`;
      edit((document) => editSheet(document, place, patch), { panel: 'sheet', cell: place.cell }, { group });
    },
    [edit, store],
  );
}
