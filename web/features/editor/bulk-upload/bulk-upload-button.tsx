import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useSearchParams } from 'react-router';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const BulkUploadDialog = lazy(async () => ({
  default: (await import('#web/features/editor/bulk-upload/bulk-upload-dialog.tsx')).BulkUploadDialog,
}));

/** The URL parameter that opens the dialog; the bell and e-mails link to it. */
const PARAM = 'bulk-upload';

/** Opens the dialog of bulk uploads. */
export function BulkUploadButton() {
  const { t } = useTranslation('grid');
  const [params, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(() => params.has(PARAM));

  const close = (): void => {
    setOpen(false);
    if (!params.has(PARAM)) return;
    const next = new URLSearchParams(params);
    next.delete(PARAM);
    setParams(next, { replace: true });
  };
  const open = (): void => setOpen(true);
  useOfferCommands(() => [{ name: 'bulkUpload', label: t('bulkUpload'), icon: IconFileZip, run: open }]);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        maw={420}
        leftSection={<IconFileZip size={18} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {t('bulkUpload')}
      </Button>
      <LazyDialog isOpen={isOpen}>
        <BulkUploadDialog isOpen={isOpen} onClose={close} />
      </LazyDialog>
    </>
  );
}
