import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import type { QueuedFile } from '#web/lib/upload/queue/file-queue.ts';

interface UploadFailureProps {
  upload: Pick<QueuedFile, 'file'> & { fault: UploadFault | { kind: 'no-room' } | null };
  isRetryable: boolean;
  retry: () => void;
}

/** Shows why an upload failed, with a retry button if a retry may succeed. */
export function UploadFailure({ upload: { file, fault }, isRetryable, retry }: UploadFailureProps) {
  const { t } = useTranslation();
  const faultText = useUploadFaultText();
  return (
    <>
      {fault && fault.kind !== 'no-room' && faultText(fault, file.name)}
      {isRetryable && (
        <>
          {' '}
          <Button variant="default" size="compact-xs" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      )}
    </>
  );
}
