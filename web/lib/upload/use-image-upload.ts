import { useEffect, useRef, useState } from 'react';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { isAbortError } from '#web/lib/api/api-error.ts';
import { uploadMedia, type UploadFault, type UploadOutcome } from '#web/lib/upload/upload-media.ts';

export type ImageUpload =
  | { phase: 'empty' }
  | { phase: 'busy'; name: string; preview: string; share: number; isProcessing: boolean }
  | { phase: 'ready'; name: string; image: ImageRef }
  | { phase: 'failed'; name: string; fault: UploadFault };

interface ImageUploadOptions {
  kind: Exclude<MediaKind, 'video'>;
  /** The site that the picture is for, where the kind asks for one. */
  siteId?: string | undefined;
  /** Called with the uploaded picture, and with `null` when there is none any more. */
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

const EMPTY: ImageUpload = { phase: 'empty' };

/** The upload state of a picture field. The form saves the picture; it can be replaced, removed or cancelled at any time. */
export function useImageUpload({ kind, siteId, onChange, onBusy }: ImageUploadOptions) {
  const [upload, setUpload] = useState<ImageUpload>(EMPTY);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const shownPreview = upload.phase === 'busy' ? upload.preview : null;
  useEffect(() => (shownPreview === null ? undefined : () => URL.revokeObjectURL(shownPreview)), [shownPreview]);

  const settle = (name: string, outcome: UploadOutcome): void => {
    const image = outcome.ok ? outcome.media.image : null;
    const fault: UploadFault = outcome.ok ? { kind: 'content', fault: 'unreadable' } : outcome.fault;
    setUpload(image ? { phase: 'ready', name, image } : { phase: 'failed', name, fault });
    onChange(image);
    onBusy(false);
  };

  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { name } = file;
    const preview = URL.createObjectURL(file);
    setUpload({ phase: 'busy', name, preview, share: 0, isProcessing: false });
    onChange(null);
    onBusy(true);
    try {
      const [outcome] = await uploadMedia({
        kind,
        ...(siteId !== undefined && { siteId }),
        files: [file],
        signal: controller.signal,
        onProgress: ({ share, phase }) =>
          setUpload((now) =>
            now.phase === 'busy' && now.preview === preview ? { ...now, share, isProcessing: phase !== 'uploading' } : now,
          ),
      });
      if (controller.signal.aborted || !outcome) return;
      settle(name, outcome);
    } catch (error) {
      if (!controller.signal.aborted && !isAbortError(error)) settle(name, { ok: false, fault: { kind: 'api', error } });
    }
  };

  const clear = (): void => {
    running.current?.abort();
    onBusy(false);
    setUpload(EMPTY);
    onChange(null);
  };

  return { upload, start, clear };
}
