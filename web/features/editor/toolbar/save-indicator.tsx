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
import { useTranslation } from 'react-i18next';
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

/** Told to screen readers as it comes; the rest comes and goes with every pause in typing. */
const NEWS: ReadonlySet<SaveStatus> = new Set(['broken', 'offline', 'adrift', 'failed', 'undecided']);

/** Where the work is: icon, word and what that means; where somebody has to act, it leads there. */
export function SaveIndicator() {
  const { t } = useTranslation(['editor', 'saving']);
  const { goToFault, showConflict } = useCommands();
  const word = useDeferredEditorState(saveStatus);
  const broken = useDeferredEditorState((state) => (saveStatus(state) === 'broken' ? pendingOf(state).faults.length : 0));
  const savedAt = useEditorState((state) => state.site.updatedAt);
  const isReadOnly = useIsReadOnly();
  if (isReadOnly) {
    return (
      <Text component="div" size="sm" className={classes['status'] ?? ''}>
        <IconEye size={16} stroke={1.75} aria-hidden />
        {t('readOnly.title')}
      </Text>
    );
  }

  const Icon = ICON[word];
  const text = word === 'broken' ? t('saving:status.broken', { count: broken }) : t(`saving:status.${word}`);
  const shown = (
    <>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </>
  );
  const act = word === 'broken' ? goToFault : word === 'undecided' ? () => showConflict(true) : undefined;
  return (
    <div className={classes['place']}>
      <Tooltip label={t(`saving:meaning.${word}`, { time: formatTime(savedAt) })} multiline maw={320}>
        {act ? (
          <UnstyledButton className={classes['status'] ?? ''} data-word={word} onClick={act}>
            {shown}
          </UnstyledButton>
        ) : (
          <div className={classes['status']} data-word={word}>
            {shown}
          </div>
        )}
      </Tooltip>
      <VisuallyHidden role="status">{NEWS.has(word) ? text : ''}</VisuallyHidden>
    </div>
  );
}
