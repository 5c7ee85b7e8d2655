import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const HistoryDrawer = lazy(async () => ({ default: (await import('#web/features/editor/history/history-drawer.tsx')).HistoryDrawer }));

interface HistoryOpener {
  isOpen: boolean;
  open: () => void;
  /** The history, to be rendered once. Its code is loaded when it is first opened. */
  drawer: ReactNode;
}

/** Opens the history of the site; also offered to the command palette. */
export function useHistoryDrawer(): HistoryOpener {
  const { t } = useTranslation('saving');
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useOfferCommands(() => [{ name: 'history', label: t('history.open'), icon: IconHistory, run: open }]);
  const drawer = (
    <LazyDialog isOpen={isOpen}>
      <HistoryDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </LazyDialog>
  );
  return { isOpen, open, drawer };
}

/** A button that opens the history of the site. */
export function HistoryButton({ isOpen, open }: HistoryOpener) {
  const { t } = useTranslation('saving');
  return (
    <Tooltip label={t('history.open')}>
      <ActionIcon aria-label={t('history.open')} aria-expanded={isOpen} onClick={open}>
        <IconHistory size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The same in a menu. */
export function HistoryItem({ open }: HistoryOpener) {
  const { t } = useTranslation('saving');
  return (
    <Menu.Item leftSection={<IconHistory size={18} stroke={1.5} aria-hidden />} onClick={open}>
      {t('history.open')}
    </Menu.Item>
  );
}
