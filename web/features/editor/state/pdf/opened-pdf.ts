import type { TextRun } from '#web/features/editor/state/pdf/page-text.ts';
import type { PdfFault } from '#web/lib/upload/upload-media.ts';

/** The picture and the text of a page. */
export interface DrawnPage {
  file: File;
  text: readonly TextRun[];
}

/** An opened PDF. Pages have numbers from 1. `close` frees its memory, also while a page is being drawn. */
export interface OpenedPdf {
  count: number;
  draw: (page: number) => Promise<DrawnPage>;
  close: () => void;
}

/** Opens a PDF. An aborted `signal` ends it. */
export type OpenPdf = (file: File, signal: AbortSignal) => Promise<OpenedPdf | PdfFault>;
