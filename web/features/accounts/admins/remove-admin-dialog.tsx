import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { useRemoveAdmin } from '#web/features/accounts/admins/admin-queries.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';

/** Asks for confirmation and removes a sub-admin. */
export function RemoveAdminDialog({ target: { id, name }, onClose }: { target: SubAdmin; onClose: () => void }) {
  const { t } = useTranslation('admins');
  return (
    <RemovalDialog
      id={id}
      removal={useRemoveAdmin()}
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      done={t('done.remove', { name })}
      failure={t('failure.remove')}
      onClose={onClose}
    >
      <Text>{t('remove.text')}</Text>
      <Text mt="xs">{t('remove.again')}</Text>
    </RemovalDialog>
  );
}
