import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SITE_TRASH_DAYS } from '#shared/model/limits.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useDeleteSite } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';

interface DeleteSiteDialogProps {
  site: SiteSummary;
  isOpen: boolean;
  onClose: () => void;
}

/** Moves a site to the trash; its name must be typed first. */
export function DeleteSiteDialog({ site, isOpen, onClose }: DeleteSiteDialogProps) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const { id, name } = site;
  return (
    <RemovalDialog
      id={id}
      isOpen={isOpen}
      removal={useDeleteSite()}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      typedName={name}
      done={t('remove.done', { name })}
      failure={t('remove.failed')}
      onClose={onClose}
    >
      <Text>{t('remove.text', { name, days: formatNumber(SITE_TRASH_DAYS, language) })}</Text>
      {isPublished(site) && <Text>{t('remove.published')}</Text>}
    </RemovalDialog>
  );
}
