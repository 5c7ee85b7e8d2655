import { IconCopyCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { selectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { sheetCount } from '#web/features/editor/model/document/edit-document.ts';
import { copyFieldsToCells } from '#web/features/editor/model/document/edit-sheets.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { toast } from '#web/lib/toast.ts';

interface ApplyToSheetsButtonProps {
  fields: readonly SheetField[];
  /** The name of the group of fields, for the label. */
  what: 'colours' | 'settings' | 'contents';
}

/** Copies fields of the active sheet to the other selected cells, or to every sheet while only one cell is selected, in one undo step. */
export function ApplyToSheetsButton({ fields, what }: ApplyToSheetsButtonProps) {
  const { t } = useTranslation('inspector');
  const { edit, store } = useEditor();
  const selection = useEditorState((state) => state.selection);
  const hasOthers = useEditorState((state) => sheetCount(currentDocument(state)) > 1);
  const isReadOnly = useIsReadOnly();
  const isVariation = useEditorState((state) => state.variationId !== null);
  if (isReadOnly || !hasOthers || isVariation) return null;

  const apply = (): void => {
    const location = selectedLocation(store.getState());
    const before = currentDocument(store.getState());
    const cells = selection.size > 1 ? selection : Object.keys(before.grid.cells);
    edit((document) => copyFieldsToCells(document, location, fields, cells), { panel: 'sheet', cell: location.cell });
    const { sheets } = currentDocument(store.getState());
    const count = Object.keys(sheets).filter((id) => sheets[id] !== before.sheets[id]).length;
    toast.success(count > 0 ? t('spread.done', { count }) : t('spread.none'));
  };

  return (
    <SubtleButton leftSection={<IconCopyCheck size={16} stroke={1.5} aria-hidden />} onClick={apply}>
      {selection.size > 1 ? t(`spread.marked.${what}`, { count: selection.size }) : t(`spread.all.${what}`)}
    </SubtleButton>
  );
}
