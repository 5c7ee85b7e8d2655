import { useEffect, useEffectEvent, useState } from 'react';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { isInProgress, isTransient, type QueuedFile } from '#web/lib/upload/queue/file-queue.ts';
import { createPictureQueue, usePictureUpload } from '#web/lib/upload/queue/picture-queue.ts';

export interface ImageUpload {
  /** The upload, in progress or failed. */
  upload: QueuedFile | undefined;
  isBusy: boolean;
  /** Whether a retry may succeed. */
  isRetryable: boolean;
  start: (file: File) => void;
  retry: () => void;
  /** Cancels the upload, or removes the failed one. The picture of the field is unchanged. */
  cancel: () => void;
}

interface ImageUploadOptions {
  kind: Exclude<MediaKind, 'video'>;
  /** The site of the picture, if the kind requires one. */
  siteId?: string | undefined;
  /** Called with the uploaded picture. */
  onReady: (image: ImageRef) => void;
  /** Called when an upload begins or ends. */
  onBusy?: (isBusy: boolean) => void;
}

const FIELD = { name: 'image', cell: null } as const;

/**
 * The upload of a picture field of a form. The form keeps the former picture until it is saved with the new one. Uploads are
 * cancelled when the form is left, which requires a confirmation during an upload.
 */
export function useImageUpload({ kind, siteId, onReady, onBusy }: ImageUploadOptions): ImageUpload {
  const [queue] = useState(createPictureQueue);
  useEffect(() => () => queue.cancelAll(), [queue]);
  const upload = usePictureUpload(queue, FIELD);
  const isBusy = upload !== undefined && isInProgress(upload);
  const tell = useEffectEvent((isUploading: boolean) => onBusy?.(isUploading));
  useEffect(() => {
    if (!isBusy) return undefined;
    tell(true);
    return () => tell(false);
  }, [isBusy]);
  return {
    upload,
    isBusy,
    isRetryable: upload !== undefined && isTransient(upload),
    start: (file) => queue.start({ file, field: FIELD, kind, siteId, onReady }),
    retry: () => queue.retry(FIELD),
    cancel: () => queue.cancel(FIELD),
  };
}
