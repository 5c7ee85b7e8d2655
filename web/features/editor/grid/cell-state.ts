import type { Sheet } from '#shared/model/site.ts';
import type { Upload } from '#web/features/editor/uploads/upload-queue.ts';

/** The one thing a cell says about itself, the most urgent first. */
export type CellMark = 'uploadFailed' | 'waiting' | 'uploading' | 'checking' | 'faulty' | 'empty' | 'noImage' | 'noAlt' | null;

const MARK_OF_UPLOAD = { waiting: 'waiting', sending: 'uploading', checking: 'checking', failed: 'uploadFailed' } as const;

export function cellMark(sheet: Sheet | undefined, upload: Upload | undefined, isFaulty: boolean): CellMark {
  if (upload) return MARK_OF_UPLOAD[upload.state];
  if (isFaulty) return 'faulty';
  if (!sheet) return 'empty';
  if (!sheet.image) return 'noImage';
  return sheet.imageAlt.trim() === '' ? 'noAlt' : null;
}
