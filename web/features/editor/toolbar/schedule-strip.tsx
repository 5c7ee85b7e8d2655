import { Button, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { ScheduledPublications } from '#web/ui/scheduled-publications.tsx';

const ScheduleDialog = lazy(async () => ({
  default: (await import('#web/features/editor/publish/schedule/schedule-dialog.tsx')).ScheduleDialog,
}));

/** Shows the schedule of the site, and the dialog to change it, whose code is loaded when it is opened. */
export function ScheduleStrip() {
  const { t } = useTranslation('saving');
  const { isScheduleShown, showSchedule } = useCommands();
  const { scheduled, working } = useEditorState((state) => state.site);
  const isReadOnly = useIsReadOnly();
  const isOutdated = scheduled.some(({ revision }) => revision !== null && revision !== working);
  return (
    <>
      {scheduled.length > 0 && (
        <section aria-label={t('schedule.label')} className={classes['strip']}>
          <Group gap="xs">
            <IconClock size={18} stroke={1.5} aria-hidden />
            <Text size="sm" fw={600}>
              {t('schedule.label')}
            </Text>
            <ScheduledPublications scheduled={scheduled} />
            {isOutdated && <Text size="xs">{t('schedule.outdated')}</Text>}
            <span className={classes['spring']} />
            {!isReadOnly && (
              <Button variant="default" size="compact-sm" onClick={() => showSchedule(true)}>
                {t('schedule.change')}
              </Button>
            )}
          </Group>
        </section>
      )}
      <LazyDialog isOpen={isScheduleShown}>
        <ScheduleDialog isOpen={isScheduleShown} onClose={() => showSchedule(false)} />
      </LazyDialog>
    </>
  );
}
