import { Text, Title } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { applyProposals, hasProposals } from '#web/features/editor/model/document/edit-layouts.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { toast } from '#web/lib/toast.ts';

/** Gives all sheets in the edited language the layouts that suit their pictures, in one undo step. Nothing while all have them. */
export function LayoutProposals() {
  const { t } = useTranslation(['design', 'inspector']);
  const { edit, store } = useEditor();
  const language = useEditorState((state) => state.language);
  const sheets = useEditorState((state) => state.history.present.sheets);
  const isOffered = useMemo(() => hasProposals(sheets, language), [sheets, language]);
  if (!isOffered) return null;

  const apply = (): void => {
    edit((document) => applyProposals(document, language), { panel: 'section', section: 'design' });
    const { sheets: after } = currentDocument(store.getState());
    toast.success(t('layoutsDone', { count: Object.keys(after).filter((id) => after[id] !== sheets[id]).length }));
  };

  return (
    <>
      <Title order={3} mt="md">
        {t('layouts')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('layoutsHint', { language: t(`inspector:languageName.${language}`) })}
      </Text>
      <SubtleButton leftSection={<IconLayoutGrid size={16} stroke={1.5} aria-hidden />} onClick={apply}>
        {t('layoutsApply')}
      </SubtleButton>
    </>
  );
}
