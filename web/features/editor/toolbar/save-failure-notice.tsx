import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { passesByItself } from '#web/features/editor/model/save/save-errors.ts';
import { isDraftStored } from '#web/features/editor/model/save/save-status.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { useErrorText } from '#web/lib/api/error-text.ts';

/**
 * Shows why the last save failed, or that a conflict is open. Hides transient errors of an autosave, because the save is
 * retried.
 */
export function SaveFailureNotice() {
  const { t } = useTranslation(['editor', 'saving']);
  const { save, showConflict } = useCommands();
  const errorText = useErrorText();
  const state = useEditorState((editor) => editor.save);
  const hasConflict = useEditorState((editor) => editor.conflict !== null);
  const isKeptHere = useEditorState(isDraftStored);
  const isTold = state.kind === 'failed' && (state.by === 'save' || !passesByItself(state.error));
  if (!isTold && !hasConflict) return null;
  const kept = isKeptHere ? t('saving:keptOnDevice') : t('save.keptHere');
  // A toast announces a failed save that the user requested.
  const isAnnounced = hasConflict || state.kind !== 'failed' || state.by !== 'save';
  const Icon = hasConflict ? IconGitMerge : IconAlertTriangle;
  return (
    <section aria-label={t('save.failed')} className={classes['strip']} data-state="failed">
      <Group gap="xs" align="flex-start" {...(isAnnounced && { role: 'alert' })}>
        <Icon size={18} stroke={1.75} aria-hidden className={classes['icon']} />
        <div className={classes['words']}>
          <Text size="sm" fw={600}>
            {t(hasConflict ? 'save.conflict' : 'save.failed')}
          </Text>
          <Text size="sm">
            {state.kind === 'failed' && !hasConflict && errorText(state.error)} {kept}
          </Text>
        </div>
        <Button variant="default" size="compact-sm" onClick={() => (hasConflict ? showConflict(true) : void save())}>
          {t(hasConflict ? 'conflict.open' : 'save.retry')}
        </Button>
      </Group>
    </section>
  );
}
