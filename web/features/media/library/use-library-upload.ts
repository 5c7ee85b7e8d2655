import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LIBRARY_QUERY } from '#web/features/media/shared/library-queries.ts';
import { isAbortError } from '#web/lib/api/api-error.ts';
import { uploadMedia, type UploadFault } from '#web/lib/upload/upload-media.ts';

export interface FailedFile {
  name: string;
  fault: UploadFault;
}

interface Progress {
  done: number;
  total: number;
}

/** Uploads files to the library of the login's account, one batch after another. The list shows each file as soon as it is ready. */
export function useLibraryUpload() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0 || progress) return;
    const { signal } = (stop.current = new AbortController());
    setFailed([]);
    setProgress({ done: 0, total: files.length });
    const onSettled = (index: number, outcome: { ok: true } | { ok: false; fault: UploadFault }): void => {
      setProgress((former) => former && { ...former, done: former.done + 1 });
      const name = files[index]?.name ?? '';
      if (outcome.ok) void client.invalidateQueries({ queryKey: [LIBRARY_QUERY] });
      else setFailed((former) => [...former, { name, fault: outcome.fault }]);
    };
    try {
      await uploadMedia({ kind: 'creative', isKept: true, files, signal, onSettled });
    } catch (error) {
      if (!signal.aborted && !isAbortError(error)) throw error;
    }
    setProgress(null);
  }

  return { progress, failed, upload, cancel: () => stop.current.abort(), dismiss: () => setFailed([]) };
}
