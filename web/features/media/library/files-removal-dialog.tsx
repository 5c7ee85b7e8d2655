import { useRemoveFiles } from '#web/features/media/library/library-file-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface FilesRemovalDialogProps {
  ids: readonly string[];
  /** Called once the files are deleted, or left because sites show them. */
  onDone: () => void;
  /** Called if nothing was deleted: after Cancel or a failure. */
  onClose: () => void;
}

/** Asks before it deletes files. Files that a site shows stay, and their number is shown. */
export function FilesRemovalDialog({ ids, onDone, onClose }: FilesRemovalDialogProps) {
  const { t } = useTranslation('library');
  const language = useLanguage();
  const removal = useRemoveFiles();
  const number = (value: number): string => formatNumber(value, language);
  const confirm = (): void =>
    removal.mutate(ids, {
      onSuccess: ({ removed, used }) => {
        if (used === 0) toast.success(t('removal.done', { number: number(removed) }));
        else toast.failure(t('removal.partly', { number: number(removed), used: number(used) }));
        onDone();
      },
      onError: (error) => {
        toast.error(error, t('removal.failed'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('removal.title')}
      confirmLabel={t('removal.submit')}
      isBusy={removal.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('removal.text', { number: number(ids.length) })}
    </ConfirmDialog>
  );
}
