import { useTranslation } from '#web/lib/use-translation.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';

/** Returns a function that describes the progress of an upload. */
export function useUploadStateText(): (upload: Upload) => string {
  const { t } = useTranslation('uploads');
  return ({ state, progress, file }) => {
    const percent = Math.round(progress * 100);
    if (state === 'sending') return t('state.sending', { percent });
    if (state === 'paused') return t('state.pausedAt', { percent });
    if (state === 'waiting') return t('state.waiting');
    return t(file.type.startsWith('video/') ? 'state.converting' : 'state.checking');
  };
}
