import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface ClearDialogProps {
  /** The cell to be emptied, or `null` while nobody asks for it. */
  cell: string | null;
  onConfirm: (cell: string) => void;
  onCancel: () => void;
}

/** Says what goes before a cell is emptied. */
export function ClearDialog({ cell, onConfirm, onCancel }: ClearDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      isOpen={cell !== null}
      title={t('clear.title', { cell: cell ?? '' })}
      confirmLabel={t('clear.confirm')}
      isDanger
      onConfirm={() => cell !== null && onConfirm(cell)}
      onCancel={onCancel}
    >
      {t('clear.text')}
    </ConfirmDialog>
  );
}
