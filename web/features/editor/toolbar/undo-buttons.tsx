import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { useDeferredEditorState, useEditor } from '#web/features/editor/state/editor.ts';

/** The buttons for undo and redo. */
export function UndoButtons() {
  const { t } = useTranslation('editor');
  const { undo, redo } = useEditor();
  const canUndo = useDeferredEditorState((state) => state.history.past.length > 0);
  const canRedo = useDeferredEditorState((state) => state.history.future.length > 0);
  const actions = [
    { name: 'undo', label: t('undo'), keys: withControl('Z'), icon: IconArrowBackUp, isPossible: canUndo, run: undo },
    { name: 'redo', label: t('redo'), keys: withControl('Shift+Z'), icon: IconArrowForwardUp, isPossible: canRedo, run: redo },
  ] as const;
  useOfferCommands(() => actions);
  return actions.map(({ label, keys, icon: Icon, isPossible, run }) => (
    <Tooltip key={keys} label={`${label} (${keys})`}>
      <ActionIcon aria-label={label} aria-disabled={!isPossible} {...(!isPossible && { 'data-disabled': true })} onClick={run}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}
