import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const ReplaceDialog = lazy(async () => ({ default: (await import('#web/features/editor/replace/replace-dialog.tsx')).ReplaceDialog }));

interface ReplaceAction {
  start: () => void;
  /** The dialog, to be rendered once. */
  dialog: ReactNode;
}

/** Returns the action that finds and replaces over the whole site; `null` if the login may not edit it. */
export function useReplaceAction(): ReplaceAction | null {
  const { t } = useTranslation('editor');
  const isReadOnly = useIsReadOnly();
  const [isOpen, setOpen] = useState(false);
  const start = (): void => setOpen(true);
  useOfferCommands(() => [{ name: 'replace', label: t('replace'), icon: IconReplace, isPossible: !isReadOnly, run: start }]);
  if (isReadOnly) return null;
  return {
    start,
    dialog: (
      <LazyDialog isOpen={isOpen}>
        <ReplaceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    ),
  };
}

export function ReplaceButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Tooltip label={t('replace')}>
      <ActionIcon aria-label={t('replace')} onClick={onClick}>
        <IconReplace size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export function ReplaceItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Menu.Item leftSection={<IconReplace size={18} stroke={1.5} aria-hidden />} onClick={onClick}>
      {t('replace')}
    </Menu.Item>
  );
}
