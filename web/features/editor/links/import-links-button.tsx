import { Button, type ButtonProps } from '@mantine/core';
import { IconLinkPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import type { LinkTarget } from '#web/features/editor/links/link-list.ts';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const LinksDialog = lazy(async () => ({ default: (await import('#web/features/editor/links/links-dialog.tsx')).LinksDialog }));

/** Returns the action that opens the dialog, and the dialog, to be rendered once. */
function useLinksDialog(target: LinkTarget): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: (
      <LazyDialog isOpen={isOpen}>
        <LinksDialog isOpen={isOpen} initialTarget={target} onClose={() => setOpen(false)} />
      </LazyDialog>
    ),
  };
}

function LinksButton({
  label,
  onClick,
  ...style
}: Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth' | 'maw'> & { label: string; onClick: () => void }) {
  return (
    <Button {...style} leftSection={<IconLinkPlus size={18} stroke={1.5} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The button beside the grid that adds sheets from a list of links, which the command palette offers as well. */
export function ImportLinkSheetsButton() {
  const { t } = useTranslation('grid');
  const { open, dialog } = useLinksDialog('sheets');
  useOfferCommands(() => [{ name: 'importLinks', label: t('importLinks'), icon: IconLinkPlus, run: open }]);
  return (
    <>
      <LinksButton variant="subtle" color="gray" fullWidth maw={420} label={t('importLinks')} onClick={open} />
      {dialog}
    </>
  );
}

/** The button of the menu that adds items from a list of links. */
export function ImportLinkItemsButton() {
  const { t } = useTranslation('shell');
  const { open, dialog } = useLinksDialog('menu');
  return (
    <>
      <LinksButton variant="default" size="sm" label={t('menu.fromLinks')} onClick={open} />
      {dialog}
    </>
  );
}
