import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/site.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { sheetKey } from '#shared/rules/site-parts.ts';
import { useFieldFault } from '#web/features/editor/inspector/use-field-fault.ts';
import { editSheet } from '#web/features/editor/model/edit-site.ts';
import type { EditorState } from '#web/features/editor/model/editor-state.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** The sheet in the selected cell. */
export const selectedSheet = ({ history, selected, language }: EditorState): Sheet | undefined =>
  sheetAt(history.present, selected, language);

/** One field of the selected sheet. Each field follows its own value, so that a keystroke draws one field and not the whole form. */
export const useSheetField = <N extends keyof Sheet>(name: N): Sheet[N] =>
  useEditorState((state) => (selectedSheet(state) ?? EMPTY_SHEET)[name]);

/** The broken rule of one field of the selected sheet. */
export function useSheetFault(name: keyof Sheet): FieldError | undefined {
  const sheetId = useEditorState(({ history, selected }) => history.present.grid.cells[selected] ?? '');
  const language = useEditorState((state) => state.language);
  return useFieldFault(sheetKey(sheetId, language), name);
}

/** Edits fields of the selected sheet; typing in one field is one step of undo. */
export function useChangeSheet(): (patch: Partial<Sheet>) => void {
  const { edit } = useEditor();
  const cell = useEditorState((state) => state.selected);
  const language = useEditorState((state) => state.language);
  return useMemo(
    () => (patch) =>
      edit(
        (document) => editSheet(document, { cell, language }, patch),
        { panel: 'sheet', cell },
        { group: `${cell}/${language}/${Object.keys(patch).join()}` },
      ),
    [edit, cell, language],
  );
}
