import { CloseButton, Group, Text } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** Says that unsent work of an earlier visit was found on this device and is in the page again. */
export function RecoveredDraftsNotice() {
  const { t } = useTranslation('saving');
  const { recovery: takenUp } = useEditor();
  const [isDismissed, setDismissed] = useState(false);
  if (takenUp.at === null || isDismissed) return null;
  return (
    <section aria-label={t('takenUp.title')} className={classes['strip']}>
      <Group gap="xs" align="flex-start" wrap="nowrap" role="status">
        <IconDeviceLaptop size={18} stroke={1.5} aria-hidden className={classes['icon']} />
        <div className={classes['words']}>
          <Text size="sm" fw={600}>
            {t('takenUp.title')}
          </Text>
          <Text size="sm">{t('takenUp.text', { time: formatTime(new Date(takenUp.at).toISOString()) })}</Text>
        </div>
        <CloseButton size="sm" aria-label={t('takenUp.dismiss')} onClick={() => setDismissed(true)} />
      </Group>
    </section>
  );
}
