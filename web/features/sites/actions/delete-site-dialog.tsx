import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';
import { useDeleteSite } from '#web/features/sites/site-queries.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteSiteDialogProps {
  site: SiteSummary;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes a site; its name must be typed first. */
export function DeleteSiteDialog({ site, isOpen, onClose }: DeleteSiteDialogProps) {
  const { t } = useTranslation(['sites', 'common']);
  const { name } = site;
  const remove = useDeleteSite();

  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(site.id);
      toast.success(t('remove.done', { name }));
      onClose();
      focusHeading();
    } catch (error) {
      toast.error(error, t('remove.failed'));
      onClose();
    }
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      isDanger
      isBusy={remove.isPending}
      typedName={name}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Text>{t('remove.text', { name })}</Text>
      {isPublished(site) && <Text>{t('remove.published')}</Text>}
      <Text fw={600} c="var(--mantine-color-error)" mt="xs">
        {t('common:confirm.irreversible')}
      </Text>
    </ConfirmDialog>
  );
}
