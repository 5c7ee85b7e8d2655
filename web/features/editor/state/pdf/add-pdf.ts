import { ulid } from 'ulid';
import type { Language } from '#shared/model/language.ts';
import { currentDocument, type EditorActions, type EditorStore } from '#web/features/editor/state/editor-store.ts';
import { drawPages, openPdfLazily } from '#web/features/editor/state/pdf/draw-pages.ts';
import type { OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import { pageAlt } from '#web/features/editor/state/pdf/page-text.ts';
import type { PdfReading } from '#web/features/editor/state/pdf/pdf-imports.ts';
import { type PagePlan, planPages, withRows } from '#web/features/editor/state/pdf/plan-pages.ts';
import type { UploadQueue } from '#web/features/editor/state/uploads/upload-queue.ts';
import { imageGroup, uploadingCells } from '#web/features/editor/state/uploads/upload.ts';
import type { PdfFault } from '#web/lib/upload/upload-media.ts';

export interface AddPdfPorts {
  store: EditorStore;
  edit: EditorActions['edit'];
  uploads: UploadQueue;
  /** By default, with a library that is loaded then. */
  openPdf?: OpenPdf | undefined;
}

interface PdfTarget {
  file: File;
  /** The cell of the first page. */
  from: string;
  language: Language;
  replacesFirst: boolean;
  variationId: string | null;
}

/**
 * Makes sheets from the pages of a PDF:
 *
 * 1. Opens it, and draws as many pages as the grid has, or can get, cells for.
 * 2. Adds the missing rows, and uploads the pictures of the pages like chosen pictures; all of this is one undo step.
 * 3. Lists the pages without a cell as left out.
 */
export async function addPdf(
  { file, from, language, replacesFirst, variationId }: PdfTarget,
  { store, edit, uploads, openPdf = openPdfLazily }: AddPdfPorts,
  reading: PdfReading,
): Promise<void> {
  const reject = (fault: PdfFault): void => uploads.reject([{ file, language, fault }]);
  const plan = (count: number): PagePlan => {
    if (variationId !== null) return { addedRows: 0, cells: [from] };
    const state = store.getState();
    const awaited = uploadingCells(uploads.store.getState(), language);
    return planPages(currentDocument(state), { language, from, count, awaited, replacesFirst }, state.limits);
  };

  const drawn = await drawPages(openPdf, file, reading, (count) => plan(count).cells.length);
  if ('kind' in drawn) return reject(drawn);
  if (store.getState().readOnly) return undefined;
  // Cells may have been filled while the pages were drawn.
  const { addedRows, cells } = plan(drawn.pages.length);
  const batch = { id: ulid(), at: Date.now() };
  if (addedRows > 0) {
    const place = { panel: 'sheet', cell: from, variationId: null } as const;
    edit((document) => withRows(document, addedRows), place, { group: imageGroup(batch), at: batch.at });
  }
  const placed = drawn.pages.flatMap(({ file: picture, text }, index) =>
    cells[index] === undefined ? [] : [{ file: picture, language, variationId, cell: cells[index], alt: pageAlt(text, language) }],
  );
  uploads.add(placed, batch);
  return placed.length < drawn.count ? reject({ kind: 'pdf', fault: 'left-out', number: drawn.count - placed.length }) : undefined;
}
