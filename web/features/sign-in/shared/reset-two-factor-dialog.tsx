import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface ResetTwoFactorDialogProps {
  login: { id: string; name: string };
  onClose: () => void;
  /** The queries that show whether the login has a second factor. */
  queryKey: readonly string[];
}

/** Asks for confirmation before the lost second factor of a managed login is reset. */
export function ResetTwoFactorDialog({ login: { id, name }, onClose, queryKey }: ResetTwoFactorDialogProps) {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: () => api.signInSecurity.reset({ params: { id } }),
    onSuccess: () => toast.success(t('reset.done')),
    onError: (error) => toast.error(error, t('reset.failed')),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('reset.title')}
      confirmLabel={t('reset.submit')}
      isBusy={reset.isPending}
      onConfirm={() => reset.mutate()}
      onCancel={onClose}
    >
      {t('reset.text', { name })}
    </ConfirmDialog>
  );
}
