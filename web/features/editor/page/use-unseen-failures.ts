import { useEffect, useEffectEvent } from 'react';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { isInProgress } from '#web/lib/upload/queue/file-queue.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { toast } from '#web/lib/toast.ts';
import type { PictureUpload } from '#web/lib/upload/queue/picture-queue.ts';

/** Shows a toast for a failed picture upload whose field is not on the page. */
export function useUnseenFailures({ pictures }: Pick<Editor, 'pictures'>): void {
  const faultText = useUploadFaultText();
  const tell = useEffectEvent(({ fault, file }: PictureUpload) => {
    if (fault && fault.kind !== 'no-room') toast.failure(faultText(fault, file.name));
  });
  useEffect(
    () =>
      pictures.store.subscribe((now, before) => {
        const wasFailed = new Set(before.filter((upload) => !isInProgress(upload)).map(({ id }) => id));
        for (const upload of now) if (!isInProgress(upload) && !wasFailed.has(upload.id) && !pictures.isShown(upload)) tell(upload);
      }),
    [pictures],
  );
}
