import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const HistoryDrawer = lazy(async () => ({ default: (await import('#web/features/editor/history/history-drawer.tsx')).HistoryDrawer }));

/** A button that opens the history of the site. The code of the history is loaded only then. */
export function HistoryButton() {
  const { t } = useTranslation('saving');
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useOfferCommands(() => [{ name: 'history', label: t('history.open'), icon: IconHistory, run: open }]);
  return (
    <>
      <Tooltip label={t('history.open')}>
        <ActionIcon aria-label={t('history.open')} aria-expanded={isOpen} onClick={open}>
          <IconHistory size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <LazyDialog isOpen={isOpen}>
        <HistoryDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    </>
  );
}
