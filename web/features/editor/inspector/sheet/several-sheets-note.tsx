import { Alert } from '@mantine/core';
import { IconBoxMultiple } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Explains which edits apply to all selected cells, with a button that selects only one. Renders nothing for a single cell. */
export function SeveralSheetsNote() {
  const { t } = useTranslation('inspector');
  const { select } = useEditor();
  const cell = useEditorState((state) => state.activeCell);
  const count = useEditorState((state) => state.selection.size);
  if (count < 2) return null;
  return (
    <Alert
      variant="light"
      color="blue"
      p="sm"
      icon={<IconBoxMultiple size={20} stroke={1.5} aria-hidden />}
      title={t('several.title', { count })}
    >
      {t('several.text', { cell })}
      <div>
        <SubtleButton onClick={() => select(cell)}>{t('several.one', { cell })}</SubtleButton>
      </div>
    </Alert>
  );
}
