import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconPackageExport } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { offeredCommands, useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const ExportSiteDialog = lazy(async () => ({
  default: (await import('#web/features/sites/shared/export-site-dialog.tsx')).ExportSiteDialog,
}));

/** The URL parameter that opens the dialog; the bell and e-mails link to it. */
const PARAM = 'export';

interface ExportSiteAction {
  start: () => void;
  /** The dialog, to be rendered once. */
  dialog: ReactNode;
}

/** Starts to publish the site as the publish menu does: with the review of the changes, or the list of faults. */
const startPublishing = (): void =>
  offeredCommands()
    .find(({ name }) => name === 'publishPublic')
    ?.run();

/** Returns the action that exports the published site; `null` if the login may not publish it. */
export function useExportSiteAction(): ExportSiteAction | null {
  const { t } = useTranslation('editor');
  const site = useEditorState((state) => state.site);
  const isReadOnly = useIsReadOnly();
  const [params, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(() => params.has(PARAM));
  const open = (): void => setOpen(true);
  const close = (): void => {
    setOpen(false);
    if (!params.has(PARAM)) return;
    const next = new URLSearchParams(params);
    next.delete(PARAM);
    setParams(next, { replace: true });
  };
  const publish = (): void => {
    close();
    startPublishing();
  };
  useOfferCommands(() => [{ name: 'exportSite', label: t('exportSite'), icon: IconPackageExport, isPossible: !isReadOnly, run: open }]);
  if (isReadOnly) return null;
  return {
    start: open,
    dialog: (
      <LazyDialog isOpen={isOpen}>
        <ExportSiteDialog site={site} isOpen={isOpen} onClose={close} publish={{ run: publish }} />
      </LazyDialog>
    ),
  };
}

export function ExportSiteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Tooltip label={t('exportSite')}>
      <ActionIcon aria-label={t('exportSite')} onClick={onClick}>
        <IconPackageExport size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export function ExportSiteItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('editor');
  return (
    <Menu.Item leftSection={<IconPackageExport size={18} stroke={1.5} aria-hidden />} onClick={onClick}>
      {t('exportSite')}
    </Menu.Item>
  );
}
