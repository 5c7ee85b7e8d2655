import { CloseButton, Group, Text } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** Notifies the user that unsaved changes of an earlier visit were recovered from this device. */
export function RecoveredDraftsNotice() {
  const { t } = useTranslation('saving');
  const { recovery } = useEditor();
  const [isDismissed, setDismissed] = useState(false);
  if (recovery.at === null || isDismissed) return null;
  return (
    <section aria-label={t('takenUp.title')} className={classes['strip']}>
      <Group gap="xs" align="flex-start" wrap="nowrap" role="status">
        <IconDeviceLaptop size={18} stroke={1.5} aria-hidden className={classes['icon']} />
        <div className={classes['words']}>
          <Text size="sm" fw={600}>
            {t('takenUp.title')}
          </Text>
          <Text size="sm">{t('takenUp.text', { time: formatTime(new Date(recovery.at).toISOString()) })}</Text>
        </div>
        <CloseButton size="sm" aria-label={t('takenUp.dismiss')} onClick={() => setDismissed(true)} />
      </Group>
    </section>
  );
}
