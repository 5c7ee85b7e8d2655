import type { AddPdfPorts } from '#web/features/editor/state/pdf/add-pdf.ts';
import { inspectPdf } from '#web/features/editor/state/pdf/inspect-pdf.ts';
import type { PdfImports } from '#web/features/editor/state/pdf/pdf-imports.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { planFileDrop } from '#web/features/editor/state/uploads/plan-file-drop.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';

export interface AddFilesOptions {
  /** Whether the first file replaces the picture of its cell. */
  replacesFirst: boolean;
  variationId?: string | null;
}

interface InspectedFile {
  file: File;
  isPdf: boolean;
  fault: UploadFault | null;
}

async function inspect(file: File): Promise<InspectedFile> {
  const { isPdf, fault = null } = await inspectPdf(file);
  if (isPdf) return { file, isPdf, fault };
  const error = await validateFile(file, 'creative');
  return { file, isPdf, fault: error ? { kind: 'rule', error } : null };
}

/** Returns the action that uploads files to cells: pictures and videos at once, then the pages of each PDF when they are drawn. */
export function createAddFiles(ports: AddPdfPorts & { pdfs: PdfImports }) {
  const { store, uploads, pdfs } = ports;

  function addPictures(files: readonly File[], from: string, { replacesFirst, variationId = null }: AddFilesOptions): void {
    const state = store.getState();
    const { language } = state;
    const awaited = uploadingCells(uploads.store.getState(), language);
    const drop = { language, from, count: files.length, awaited, replacesFirst };
    const cells = variationId === null ? planFileDrop(currentDocument(state), drop) : [from];
    uploads.add(files.flatMap((file, index) => (cells[index] === undefined ? [] : [{ file, language, variationId, cell: cells[index] }])));
    uploads.reject(files.slice(cells.length).map((file) => ({ file, language, fault: { kind: 'no-room' as const } })));
  }

  async function addPdf(file: File, from: string, { replacesFirst, variationId = null }: AddFilesOptions): Promise<void> {
    const { language } = store.getState();
    await pdfs.run(file, async (reading) => {
      try {
        // Loaded with the first PDF, because few owners have one.
        const module = await import('#web/features/editor/state/pdf/add-pdf.ts');
        await module.addPdf({ file, from, language, replacesFirst, variationId }, ports, reading);
      } catch (error) {
        if (!reading.signal.aborted) uploads.reject([{ file, language, fault: { kind: 'api', error } }]);
      }
    });
  }

  return async (files: readonly File[], from: string, options: AddFilesOptions): Promise<void> => {
    if (store.getState().readOnly) return;
    const inspected = await Promise.all(files.map(inspect));
    const { language } = store.getState();
    const valid = inspected.filter(({ fault }) => fault === null);
    const pictures = valid.flatMap(({ file, isPdf }) => (isPdf ? [] : [file]));
    const documents = valid.flatMap(({ file, isPdf }) => (isPdf ? [file] : []));
    uploads.reject(inspected.flatMap(({ file, fault }) => (fault ? [{ file, language, fault }] : [])));
    addPictures(pictures, from, options);
    await Promise.all(
      documents.map((file, index) => {
        const isFirst = pictures.length === 0 && index === 0;
        return addPdf(file, from, { ...options, replacesFirst: options.replacesFirst && isFirst });
      }),
    );
  };
}
