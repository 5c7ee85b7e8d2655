import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { useRevokeApiAccess } from '#web/features/open-api/api-access-queries.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';

/** Asks for confirmation and revokes an API access. */
export function RevokeDialog({ target: { id, name }, onClose }: { target: ApiAccess; onClose: () => void }) {
  const { t } = useTranslation('api');
  return (
    <RemovalDialog
      id={id}
      removal={useRevokeApiAccess()}
      title={t('revoke.title', { name })}
      confirmLabel={t('revoke.confirm')}
      typedName={name}
      done={t('done.revoke', { name })}
      failure={t('failure.revoke')}
      onClose={onClose}
    >
      <Text>{t('revoke.text')}</Text>
    </RemovalDialog>
  );
}
