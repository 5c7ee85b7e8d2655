import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCloudUp, IconGitMerge, IconPencil, IconEye, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type EditorState, isDirty } from '#web/features/editor/model/editor-state.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/toolbar.module.css';

type SaveWord = 'saved' | 'unsaved' | 'saving' | 'failed' | 'undecided';

const ICON: Readonly<Record<SaveWord, TablerIcon>> = {
  saved: IconCircleCheck,
  unsaved: IconPencil,
  saving: IconCloudUp,
  failed: IconAlertTriangle,
  undecided: IconGitMerge,
};

/** Where the work is, in one word. */
function saveWord(state: EditorState): SaveWord {
  if (state.save.kind === 'saving') return 'saving';
  if (state.conflict) return 'undecided';
  if (!isDirty(state)) return 'saved';
  return state.save.kind === 'failed' ? 'failed' : 'unsaved';
}

/** Saved, unsaved, saving or failed: icon and word, told to screen readers as it changes. */
export function SaveStatus() {
  const { t } = useTranslation('editor');
  const word = useEditorState(saveWord);
  const isReadOnly = useIsReadOnly();
  const Icon = isReadOnly ? IconEye : ICON[word];
  return (
    <Text component="div" size="sm" role="status" className={classes['status'] ?? ''} data-word={word}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{isReadOnly ? t('readOnly.title') : t(`save.${word}`)}</span>
    </Text>
  );
}
