import { useTranslation } from '#web/lib/use-translation.ts';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { useRemoveNotice } from '#web/features/notices/notice-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface RemoveNoticeDialogProps {
  /** `null` while the dialog is closed. */
  notice: SystemNotice | null;
  onClose: () => void;
  onRemoved?: () => void;
}

export function RemoveNoticeDialog({ notice, onClose, onRemoved }: RemoveNoticeDialogProps) {
  const { t } = useTranslation('notices');
  const remove = useRemoveNotice();
  const confirm = (): void => {
    if (!notice) return;
    remove.mutate(notice.id, {
      onSuccess: () => {
        toast.success(t('done.remove', { title: notice.title }));
        onClose();
        onRemoved?.();
      },
      onError: (error) => toast.error(error, t('failure.remove')),
    });
  };
  return (
    <ConfirmDialog
      isOpen={notice !== null}
      title={t('remove.title')}
      confirmLabel={t('remove.action')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('remove.text', { title: notice?.title ?? '' })}
    </ConfirmDialog>
  );
}
