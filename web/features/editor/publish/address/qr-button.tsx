import { ActionIcon, Loader, Popover, Tooltip } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const QrCode = lazy(async () => ({ default: (await import('#web/features/editor/publish/address/qr-code.tsx')).QrCode }));

export function QrButton({ url }: { url: string }) {
  const { t } = useTranslation('saving');
  const [isOpen, setOpen] = useState(false);
  useOfferCommands(() => [{ name: 'qr', label: t('qr.open'), icon: IconQrcode, run: () => setOpen(true) }]);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow shadow="md" position="bottom-end">
      <Popover.Target>
        <Tooltip label={t('qr.open')} disabled={isOpen}>
          <ActionIcon aria-label={t('qr.open')} onClick={() => setOpen(!isOpen)}>
            <IconQrcode size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('qr.open')}>
        <Suspense fallback={<Loader size="sm" />}>
          <QrCode url={url} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
