import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { isAbortError } from '#web/lib/api/api-error.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { uploadMedia, type UploadFault, type UploadOutcome } from '#web/lib/upload/upload-media.ts';

type PictureUpload = { phase: 'idle' } | { phase: 'busy'; share: number; isProcessing: boolean } | { phase: 'failed'; fault: UploadFault };

interface PictureUploadOptions {
  onDone: () => void;
  onFailed: (fault: UploadFault) => void;
}

/** Uploads a cropped picture and sets it as the own profile picture; aborted on unmount. */
export function usePictureUpload({ onDone, onFailed }: PictureUploadOptions) {
  const [upload, setUpload] = useState<PictureUpload>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (fault: UploadFault): void => {
    setUpload({ phase: 'failed', fault });
    onFailed(fault);
  };

  async function finish(outcome: UploadOutcome | undefined): Promise<void> {
    if (!outcome?.ok) return fail(outcome?.fault ?? { kind: 'transfer' });
    const { user } = await api.profile.setPicture({ body: { mediaId: outcome.media.id } });
    storeUser(user);
    onDone();
  }

  async function start(cropped: Promise<File | undefined>): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setUpload({ phase: 'busy', share: 0, isProcessing: false });
    try {
      const file = await cropped;
      if (!file) return fail({ kind: 'content', fault: 'unreadable' });
      const [outcome] = await uploadMedia({
        kind: 'profile',
        files: [file],
        signal,
        onProgress: ({ share, phase }) => setUpload({ phase: 'busy', share, isProcessing: phase !== 'uploading' }),
      });
      await finish(outcome);
    } catch (error) {
      if (!signal.aborted && !isAbortError(error)) fail({ kind: 'api', error });
    }
  }

  return { upload, start, fail };
}
