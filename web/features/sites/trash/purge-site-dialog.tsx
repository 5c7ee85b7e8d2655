import { Text } from '@mantine/core';
import type { TrashedSite } from '#shared/model/sites/site.ts';
import { usePurgeSite } from '#web/features/sites/site-queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';

/** Deletes a site in the trash permanently; its name must be typed first. */
export function PurgeSiteDialog({ site: { id, name, customDomain }, onClose }: { site: TrashedSite; onClose: () => void }) {
  const { t } = useTranslation(['sites', 'common']);
  return (
    <RemovalDialog
      id={id}
      removal={usePurgeSite()}
      title={t('trash.purgeTitle')}
      confirmLabel={t('trash.purge')}
      typedName={name}
      done={t('trash.purged', { name })}
      failure={t('trash.purgeFailed')}
      onClose={onClose}
    >
      <Text>{t('trash.purgeText', { name })}</Text>
      {customDomain !== null && <Text>{t('trash.purgeDomain', { domain: customDomain })}</Text>}
      <Text fw={600} c="var(--mantine-color-error)" mt="xs">
        {t('common:confirm.irreversible')}
      </Text>
    </RemovalDialog>
  );
}
