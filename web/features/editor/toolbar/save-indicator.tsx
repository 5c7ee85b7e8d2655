import { Text, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconCloudUp,
  IconEye,
  IconGitMerge,
  IconPencil,
  IconPencilExclamation,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { type SaveStatus, saveStatus } from '#web/features/editor/model/save/save-status.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useDeferredEditorState, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/save-indicator.module.css';
import { formatTime } from '#web/lib/format/format.ts';

const ICON: Readonly<Record<SaveStatus, TablerIcon>> = {
  saved: IconCircleCheck,
  unsaved: IconPencil,
  saving: IconCloudUp,
  broken: IconPencilExclamation,
  offline: IconCloudOff,
  adrift: IconCloudOff,
  failed: IconAlertTriangle,
  undecided: IconGitMerge,
};

/** The statuses that are announced to screen readers. Other statuses change with every pause in typing. */
const ANNOUNCED: ReadonlySet<SaveStatus> = new Set(['broken', 'offline', 'adrift', 'failed', 'undecided']);

/** Shows the save status with its meaning. If the user has to act, a click opens the place to do so. */
export function SaveIndicator() {
  const { t } = useTranslation(['editor', 'saving']);
  const { goToFault, showConflict } = useCommands();
  const status = useDeferredEditorState(saveStatus);
  const broken = useDeferredEditorState((state) => (saveStatus(state) === 'broken' ? pendingOf(state).faults.length : 0));
  const savedAt = useEditorState((state) => state.site.updatedAt);
  const isReadOnly = useIsReadOnly();
  if (isReadOnly) {
    return (
      <Text component="div" className={classes['status'] ?? ''}>
        <IconEye size={14} stroke={1.75} aria-hidden />
        {t('readOnly.title')}
      </Text>
    );
  }

  const Icon = ICON[status];
  const text = status === 'broken' ? t('saving:status.broken', { count: broken }) : t(`saving:status.${status}`);
  const shown = (
    <>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </>
  );
  const onClick = status === 'broken' ? goToFault : status === 'undecided' ? () => showConflict(true) : undefined;
  return (
    <div className={classes['place']}>
      <Tooltip label={t(`saving:meaning.${status}`, { time: formatTime(savedAt) })} multiline maw={320}>
        {onClick ? (
          <UnstyledButton className={classes['status'] ?? ''} data-status={status} onClick={onClick}>
            {shown}
          </UnstyledButton>
        ) : (
          <div className={classes['status']} data-status={status}>
            {shown}
          </div>
        )}
      </Tooltip>
      <VisuallyHidden role="status">{ANNOUNCED.has(status) ? text : ''}</VisuallyHidden>
    </div>
  );
}
