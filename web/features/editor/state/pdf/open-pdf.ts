import { getDocument, PDFWorker, type PDFDocumentProxy, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MEGABYTE } from '#shared/model/limits.ts';
import { pictureEncodings, pictureName, pictureSize } from '#web/features/editor/state/pdf/page-picture.ts';
import type { TextRun } from '#web/features/editor/state/pdf/page-text.ts';
import type { DrawnPage, OpenedPdf, OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import { pdfFolder } from '#web/lib/pdf-folder.ts';
import { readImageMaxMb } from '#web/lib/upload/image-max-mb.ts';

/** The largest picture inside a page, in pixels. A larger one is left out, because decoding it would exhaust the memory of a phone. */
const INNER_PICTURE_MAX = 100_000_000;

const encode = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

/** Returns the picture of a canvas in the first encoding that is small enough; in the last one if none is. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<{ blob: Blob; type: 'image/png' | 'image/jpeg' }> {
  let last: { blob: Blob; type: 'image/png' | 'image/jpeg' } | undefined;
  for (const { type, quality, maxBytes } of pictureEncodings(readImageMaxMb() * MEGABYTE)) {
    const blob = await encode(canvas, type, quality);
    if (blob) last = { blob, type };
    if (blob && blob.size <= maxBytes) break;
  }
  if (!last) throw new Error('The browser did not encode the page');
  return last;
}

async function drawPage(pdf: PDFDocumentProxy, number: number, name: string): Promise<DrawnPage> {
  const page = await pdf.getPage(number);
  const { scale, width, height } = pictureSize(page.getViewport({ scale: 1 }));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  try {
    // Pages for print are drawn without animation frames, which a hidden tab does not get.
    await page.render({ canvas, viewport: page.getViewport({ scale }), background: '#ffffff', intent: 'print' }).promise;
    const { items } = await page.getTextContent();
    const text = items.flatMap((item): TextRun[] => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
    const { blob, type } = await pictureOf(canvas);
    return { file: new File([blob], pictureName(name, { number, count: pdf.numPages }, type), { type }), text };
  } finally {
    // Browsers free the memory of a canvas late otherwise.
    canvas.width = 0;
    canvas.height = 0;
    page.cleanup();
  }
}

/** The files of the library that it reads when a PDF needs them. */
function fileAddresses() {
  const folder = new URL(pdfFolder(version), location.origin).href;
  return { cMapUrl: `${folder}/cmaps/`, standardFontDataUrl: `${folder}/standard_fonts/`, wasmUrl: `${folder}/wasm/` };
}

/** Opens a PDF in a worker of its own, which `close` ends whatever it does. */
export const openPdf: OpenPdf = async (file, signal) => {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => port.addEventListener('error', () => reject(new Error('The worker did not start'))));
  failure.catch(() => undefined);
  const close = (): void => port.terminate();
  signal.addEventListener('abort', close, { once: true });
  try {
    const worker = PDFWorker.create({ port });
    const data = new Uint8Array(await file.arrayBuffer());
    // The content security policy of the console does not allow WebAssembly.
    const options = { data, worker, useWasm: false, useSystemFonts: true, maxImageSize: INNER_PICTURE_MAX, ...fileAddresses() };
    const pdf = await Promise.race([getDocument(options).promise, failure]);
    const opened: OpenedPdf = { count: pdf.numPages, draw: (page) => Promise.race([drawPage(pdf, page, file.name), failure]), close };
    return opened;
  } catch (error) {
    close();
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return { kind: 'pdf', fault: 'password' };
    if (name === 'InvalidPDFException' || name === 'FormatError' || name === 'UnknownErrorException')
      return { kind: 'pdf', fault: 'damaged' };
    throw error;
  }
};
