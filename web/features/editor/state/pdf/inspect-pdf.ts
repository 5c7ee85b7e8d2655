import { MEGABYTE, PDF_MAX } from '#shared/model/limits.ts';
import type { PdfFault } from '#web/lib/upload/upload-media.ts';

/** The beginning of a PDF, within which readers accept its signature. */
const HEAD_BYTES = 1_024;
const SIGNATURE = '%PDF-';

async function hasSignature(file: Blob): Promise<boolean> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())).includes(SIGNATURE);
  } catch {
    return false;
  }
}

/**
 * Returns whether a file is treated as a PDF, by its content or by its name or type, and why it is refused before it is opened. An empty
 * file is not treated as one.
 */
export async function inspectPdf(file: File): Promise<{ isPdf: boolean; fault?: PdfFault }> {
  if (file.size === 0) return { isPdf: false };
  if (!(await hasSignature(file))) {
    const isNamed = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    return isNamed ? { isPdf: true, fault: { kind: 'pdf', fault: 'not-pdf' } } : { isPdf: false };
  }
  return file.size > PDF_MAX.fileMb * MEGABYTE
    ? { isPdf: true, fault: { kind: 'pdf', fault: 'too-large', max: PDF_MAX.fileMb } }
    : { isPdf: true };
}
