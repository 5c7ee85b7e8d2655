import type { SendFile } from '#web/features/editor/uploads/upload-queue.ts';
import { uploadMedia } from '#web/lib/upload-media.ts';

/** Uploads one creative of a site. */
export const sendCreative =
  (siteId: string): SendFile =>
  async (file, options) => {
    const [outcome] = await uploadMedia({ kind: 'creative', siteId, files: [file], ...options });
    return outcome ?? { ok: false, fault: { kind: 'transfer' } };
  };
