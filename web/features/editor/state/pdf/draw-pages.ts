import { PDF_MAX } from '#shared/model/limits.ts';
import type { DrawnPage, OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import type { PdfReading } from '#web/features/editor/state/pdf/pdf-imports.ts';
import type { PdfFault } from '#web/lib/upload/upload-media.ts';

/** Opens PDFs with the library, which is loaded when the first one is opened. */
export const openPdfLazily: OpenPdf = async (file, signal) =>
  (await import('#web/features/editor/state/pdf/open-pdf.ts')).openPdf(file, signal);

/** The drawn pages, and the number of pages of the PDF. */
export interface DrawnPdf {
  pages: DrawnPage[];
  count: number;
}

/** Rejects when the signal aborts, also while the worker of the library does not respond. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), { once: true }),
  );
  aborted.catch(() => undefined);
  return aborted;
}

/**
 * Draws the pages of a PDF one after another, at most as many as `room` returns for their number. Returns why it is refused instead, before
 * any page is drawn. Rejects when the signal aborts.
 */
export async function drawPages(
  open: OpenPdf,
  file: File,
  { signal, onPage }: PdfReading,
  room: (count: number) => number,
): Promise<DrawnPdf | PdfFault> {
  const aborted = abortOf(signal);
  const pdf = await Promise.race([open(file, signal), aborted]);
  if ('kind' in pdf) return pdf;
  try {
    const { count } = pdf;
    if (count > PDF_MAX.pages) return { kind: 'pdf', fault: 'too-many-pages', max: PDF_MAX.pages };
    const pages: DrawnPage[] = [];
    const drawn = Math.min(count, room(count));
    for (let page = 1; page <= drawn; page += 1) {
      onPage(page, drawn);
      pages.push(await Promise.race([pdf.draw(page), aborted]));
    }
    return { pages, count };
  } finally {
    pdf.close();
  }
}
