import { createContext, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ulid } from 'ulid';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { LibraryFile } from '#shared/model/media/library.ts';
import type { Presence } from '#shared/model/sites/revision.ts';
import { isInGrid } from '#shared/values/cell.ts';
import { setAltIfMissing, setCreative, setPoster } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState, OpenedSite } from '#web/features/editor/model/editor/editor-state.ts';
import { restoreHistory, type StoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import { type LocalDraft, recoverDrafts, type DraftRecovery } from '#web/features/editor/model/save/local-draft.ts';
import type { OpenPdf } from '#web/features/editor/state/pdf/opened-pdf.ts';
import { createPdfImports, type PdfImport, type PdfImports } from '#web/features/editor/state/pdf/pdf-imports.ts';
import { type AddFilesOptions, createAddFiles } from '#web/features/editor/state/add-files.ts';
import { type CaptureStill, createAddLibraryFiles } from '#web/features/editor/state/add-library-files.ts';
import { captureUploadedPoster } from '#web/features/editor/state/uploads/capture-poster.ts';
import { planFileDrop } from '#web/features/editor/state/uploads/plan-file-drop.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import {
  createEditorStore,
  currentDocument,
  type EditorActions,
  createEditorActions,
  type EditorStore,
} from '#web/features/editor/state/editor-store.ts';
import { type CommentPanel, createCommentPanel } from '#web/features/editor/state/comment-panel-store.ts';
import { type SyncActions, createSyncActions, type SiteClient } from '#web/features/editor/state/sync/sync-actions.ts';
import type { DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';
import { isInProgress } from '#web/lib/upload/queue/file-queue.ts';
import { createPictureQueue, type PictureQueue } from '#web/lib/upload/queue/picture-queue.ts';
import { withPictures } from '#web/features/editor/state/uploads/with-pictures.ts';
import { createUploadQueue, type SendFile, type UploadQueue } from '#web/features/editor/state/uploads/upload-queue.ts';
import { imageGroup, uploadingCells, type Upload } from '#web/features/editor/state/uploads/upload.ts';

/** One opened site with all actions on it. */
export interface Editor extends EditorActions, SyncActions {
  /** Unique for each opened editor, because one login may have the same site open twice. */
  id: string;
  store: EditorStore;
  /** The other editors that have the site open. */
  otherEditors: StoreApi<readonly Presence[]>;
  /** The drafts of earlier editors on this device that were recovered when the site was opened. */
  recovery: Omit<DraftRecovery, 'state'>;
  /** The uploads to sheets. Moving or deleting a sheet also moves or cancels its uploads in `pictures`. */
  uploads: UploadQueue;
  /** The uploads of all other pictures: of popups, products and the site. */
  pictures: PictureQueue;
  /** The PDFs whose pages are being drawn. */
  pdfs: PdfImports;
  /** Whether anything is being uploaded, or drawn for it. */
  isUploading: () => boolean;
  /** The state of the comment panel. */
  comments: StoreApi<CommentPanel>;
  /**
   * Uploads files to cells in reading order from `cell` on (`planFileDrop`), or one to a variation of its sheet; of a PDF, a picture of each
   * page. The upload list shows files that cannot be placed.
   */
  addFiles: (files: readonly File[], cell: string, options: AddFilesOptions) => Promise<void>;
  /** Returns the cells for files of the media library, in reading order from `cell` on; only `cell` for a variation of its sheet. */
  cellsForPictures: (cell: string, variationId: string | null) => string[];
  /**
   * Shows files of the media library on sheets from `cell` on: pictures as one edit, a video with a poster that is taken from it and
   * uploaded. Uploads to these sheets are cancelled.
   */
  addLibraryFiles: (files: readonly LibraryFile[], cell: string, variationId: string | null) => Promise<void>;
}

interface EditorPorts {
  client: SiteClient;
  send: SendFile;
  /** Draws the picture that the page shows of a file until it is uploaded; by default, none. */
  draw?: DrawPicture;
  pictures?: PictureQueue;
  /** Takes the poster of a video of the library; by default, by playing the video. */
  captureStill?: CaptureStill;
  /** Opens PDFs; by default, with a library that is loaded then. */
  openPdf?: OpenPdf;
  /** The drafts of earlier editors of this site on this device, oldest first. */
  recoveredDrafts?: readonly LocalDraft[];
  /** The undo history of the editor that this tab had open before. */
  previousHistory?: StoredHistory | undefined;
}

export function createEditor(
  opened: OpenedSite,
  readOnly: ReadOnlyReason | null,
  {
    client,
    send,
    draw = () => Promise.resolve(undefined),
    pictures = createPictureQueue(),
    captureStill = captureUploadedPoster,
    openPdf,
    recoveredDrafts = [],
    previousHistory,
  }: EditorPorts,
): Editor {
  const store = createEditorStore(opened, readOnly);
  const { state: recoveredState, ...recovery } = recoverDrafts(opened, readOnly ? [] : recoveredDrafts);
  if (recovery.at !== null) store.setState(recoveredState);
  if (!readOnly) store.setState((state) => restoreHistory(state, previousHistory));
  const actions = createEditorActions(store);
  const sheets = createUploadQueue({
    send,
    draw,
    onReady: ({ upload: { file, language, variationId, batch, posterOf, alt }, cell, image, video }) => {
      const { grid } = currentDocument(store.getState());
      // The grid may have been made smaller during the upload, by undo or by another editor.
      if (!isInGrid(cell, grid.numberHorizontal, grid.numberVertical))
        return sheets.reject([{ file, language, fault: { kind: 'no-room' } }]);
      const place = { cell, language, variationId };
      actions.edit(
        (document) =>
          posterOf === null
            ? setAltIfMissing(setCreative(document, place, ulid(), image, video), place, alt)
            : setPoster(document, place, posterOf, image),
        { panel: 'sheet', cell, variationId },
        { group: imageGroup(batch), at: batch.at },
      );
    },
  });
  const uploads = withPictures(sheets, pictures);
  const pdfs = createPdfImports();
  const cellsForPictures = (from: string, variationId: string | null): string[] => {
    if (variationId !== null) return [from];
    const state = store.getState();
    const { language } = state;
    const awaited = uploadingCells(uploads.store.getState(), language);
    return planFileDrop(currentDocument(state), { language, from, count: Infinity, awaited, replacesFirst: true });
  };

  return {
    ...actions,
    ...createSyncActions(store, client),
    id: ulid(),
    store,
    otherEditors: createStore<readonly Presence[]>()(() => []),
    recovery,
    uploads,
    pictures,
    pdfs,
    isUploading: () => pdfs.store.getState().length > 0 || [...uploads.store.getState(), ...pictures.store.getState()].some(isInProgress),
    comments: createCommentPanel(),
    cellsForPictures,
    addLibraryFiles: createAddLibraryFiles({ store, edit: actions.edit, uploads, cellsForPictures, captureStill }),
    addFiles: createAddFiles({ store, edit: actions.edit, uploads, pdfs, openPdf }),
  };
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** Returns the editor of the site on the page. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorProvider');
  return editor;
}

/** Selects a value of the editor's state; renders again when it changes. */
export const useEditorState = <T>(select: (state: EditorState) => T): T => useStore(useEditor().store, select);

/**
 * Selects a value of the editor's state and updates it in a transition, so that the field being typed in is never delayed.
 * Values selected in one render belong to one state.
 */
export function useDeferredEditorState<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor();
  const [value, setValue] = useState(() => select(store.getState()));
  // Most values are the same after a keystroke: no render is then scheduled for the hundreds of components that select them.
  const latest = useRef(value);
  const read = useEffectEvent(() => {
    const selected = select(store.getState());
    if (Object.is(selected, latest.current)) return;
    latest.current = selected;
    startTransition(() => setValue(() => selected));
  });
  // `select` may depend on the props of this render.
  useEffect(() => read());
  useEffect(() => store.subscribe(() => read()), [store]);
  return value;
}

export const useSettings = () => useEditorState((state) => state.history.present.settings);

export const useGrid = () => useEditorState((state) => state.history.present.grid);

export const useIsReadOnly = (): boolean => useEditorState((state) => state.readOnly !== null);

/** Returns the whole document; renders again on every edit. */
export const useSiteDocument = () => useEditorState(currentDocument);

/** Returns the other editors that have the site open; the same list until it changes. */
export const useOtherEditors = (): readonly Presence[] => useStore(useEditor().otherEditors);

/** Selects a value of the upload queue; renders again when it changes. */
export const useUploads = <T>(select: (uploads: readonly Upload[]) => T): T => useStore(useEditor().uploads.store, select);

/** Returns the PDFs whose pages are being drawn. */
export const usePdfImports = (): readonly PdfImport[] => useStore(useEditor().pdfs.store);

/** Whether anything is being uploaded to the site, or drawn for it. */
export function useIsUploading(): boolean {
  const { uploads, pictures, pdfs } = useEditor();
  const isPdf = useStore(pdfs.store, (all) => all.length > 0);
  const isSheet = useStore(uploads.store, (all) => all.some(isInProgress));
  const isPicture = useStore(pictures.store, (all) => all.some(isInProgress));
  return isPdf || isSheet || isPicture;
}
