import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('#web/features/sites/shared/save-template-dialog.tsx')).SaveTemplateDialog,
}));

interface SaveTemplateAction {
  /** Saves the edits, then opens the dialog. */
  start: () => void;
  /** The dialog, to be rendered once. */
  dialog: ReactNode;
}

/**
 * Returns the action that saves the site as a template; `null` if the login may not edit it, or if it belongs to an account below. The
 * template is made from what is saved, so that edits are saved first.
 */
export function useSaveTemplateAction(): SaveTemplateAction | null {
  const editor = useEditor();
  const { reportSaveOutcome } = useCommands();
  const isReadOnly = useIsReadOnly();
  const site = useEditorState((state) => state.site);
  const isOwn = useEditorState((state) => state.isOwn);
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly || !isOwn) return null;
  const open = async (): Promise<void> => {
    const outcome = await editor.save();
    if (outcome !== 'saved') return reportSaveOutcome(outcome);
    setOpen(true);
  };
  return {
    start: () => void open(),
    dialog: (
      <LazyDialog isOpen={isOpen}>
        <SaveTemplateDialog site={site} isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    ),
  };
}

export function SaveTemplateButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Tooltip label={t('saveAsTemplate')}>
      <ActionIcon aria-label={t('saveAsTemplate')} onClick={onClick}>
        <IconTemplate size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export function SaveTemplateItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Menu.Item leftSection={<IconTemplate size={18} stroke={1.5} aria-hidden />} onClick={onClick}>
      {t('saveAsTemplate')}
    </Menu.Item>
  );
}
