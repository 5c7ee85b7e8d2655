import { IconCopyCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SheetField } from '#shared/model/site/site.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { selectedPlace } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { copyFieldsToCells } from '#web/features/editor/model/document/edit-sheets.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { toast } from '#web/lib/toast.ts';

interface SpreadButtonProps {
  fields: readonly SheetField[];
  /** What the fields are called together. */
  what: 'colours' | 'settings' | 'contents';
}

/** Gives these settings to the other chosen cells, or to every sheet where only one is chosen. One step of undo. */
export function ApplyToSheetsButton({ fields, what }: SpreadButtonProps) {
  const { t } = useTranslation('inspector');
  const { edit, store } = useEditor();
  const marked = useEditorState((state) => state.selection);
  const hasOthers = useEditorState((state) => Object.keys(state.history.present.grid.cells).length > 1);
  const isReadOnly = useIsReadOnly();
  if (isReadOnly || !hasOthers) return null;

  const spread = (): void => {
    const place = selectedPlace(store.getState());
    const before = currentDocument(store.getState());
    const cells = marked.size > 1 ? marked : Object.keys(before.grid.cells);
    edit((document) => copyFieldsToCells(document, place, fields, cells), { panel: 'sheet', cell: place.cell });
    const { sheets } = currentDocument(store.getState());
    const count = Object.keys(sheets).filter((id) => sheets[id] !== before.sheets[id]).length;
    toast.success(count > 0 ? t('spread.done', { count }) : t('spread.none'));
  };

  return (
    <SubtleButton leftSection={<IconCopyCheck size={16} stroke={1.5} aria-hidden />} onClick={spread}>
      {marked.size > 1 ? t(`spread.marked.${what}`, { count: marked.size }) : t(`spread.all.${what}`)}
    </SubtleButton>
  );
}
