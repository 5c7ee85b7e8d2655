import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { findDataLosses } from '#web/features/editor/model/translation/language-changes.ts';
import { DataLossList } from '#web/features/editor/fields/data-loss-list.tsx';
import { cellsOutsideGrid, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

export interface GridSize {
  numberHorizontal: number;
  numberVertical: number;
}

function ShrinkLosses({ size: { numberHorizontal: rows, numberVertical: columns } }: { size: GridSize }) {
  const { t } = useTranslation('inspector');
  const document = currentDocument(useEditor().store.getState());
  return (
    <>
      <Text>{t('loss.shrink', { rows, columns, count: cellsOutsideGrid(document, rows, columns).length })}</Text>
      <DataLossList document={document} losses={findDataLosses(document, resizeGrid(document, rows, columns))} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('loss.undo')}
      </Text>
    </>
  );
}

interface ShrinkDialogProps {
  /** The size asked for, while the question stands. */
  size: GridSize | undefined;
  onConfirm: (size: GridSize) => void;
  onCancel: () => void;
}

/** Asks before a smaller grid takes sheets along, and names them. */
export function ShrinkGridDialog({ size, onConfirm, onCancel }: ShrinkDialogProps) {
  const { t } = useTranslation('inspector');
  return (
    <ConfirmDialog
      isOpen={size !== undefined}
      title={t('loss.shrinkTitle')}
      confirmLabel={t('loss.shrinkConfirm')}
      isDanger
      onConfirm={() => size && onConfirm(size)}
      onCancel={onCancel}
    >
      {size && <ShrinkLosses size={size} />}
    </ConfirmDialog>
  );
}
