import { Center, Loader } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const QrCode = lazy(async () => ({ default: (await import('#web/features/editor/publish/address/qr-code.tsx')).QrCode }));

/** The QR code of the public address in a dialog, for bars without room for `QrButton`. The dialog is to be rendered once. */
export function useQrDialog(url: string): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation('saving');
  const [isOpen, setOpen] = useState(false);
  const dialog = (
    <Dialog isOpen={isOpen} title={t('qr.open')} size="sm" onClose={() => setOpen(false)}>
      <Center>
        <Suspense fallback={<Loader size="sm" />}>
          <QrCode url={url} />
        </Suspense>
      </Center>
    </Dialog>
  );
  return { open: () => setOpen(true), dialog };
}
