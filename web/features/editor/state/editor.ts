import { createContext, use } from 'react';
import { ulid } from 'ulid';
import { useStore } from 'zustand';
import { isInside } from '#shared/rules/cell.ts';
import { setImage } from '#web/features/editor/model/edit-site.ts';
import type { EditorState, OpenedSite } from '#web/features/editor/model/editor-state.ts';
import { planDrop } from '#web/features/editor/model/plan-drop.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/read-only.ts';
import {
  createEditorStore,
  documentOfEditor,
  type EditorActions,
  editorActions,
  type EditorStore,
} from '#web/features/editor/state/editor-store.ts';
import { publishSite, type PublishClient, type PublishOutcome, type Visibility } from '#web/features/editor/state/publish-site.ts';
import { saveDraft, type SaveClient, type SaveOutcome } from '#web/features/editor/state/save-draft.ts';
import { fileFault } from '#web/lib/upload-request.ts';
import {
  awaitedCells,
  createUploadQueue,
  type SendFile,
  type Upload,
  type UploadQueue,
} from '#web/features/editor/uploads/upload-queue.ts';

/** One opened site with everything that can be done to it. */
export interface Editor extends EditorActions {
  store: EditorStore;
  uploads: UploadQueue;
  /** Sends pictures to cells in reading order from `cell` on; see `planDrop`. Files that cannot be placed are named. */
  addFiles: (files: readonly File[], cell: string, options: { replacesFirst: boolean }) => void;
  save: () => Promise<SaveOutcome>;
  /** Saves what is unsaved, then publishes that. */
  publish: (visibility: Visibility) => Promise<PublishOutcome | { kind: 'not-saved'; outcome: SaveOutcome }>;
}

interface EditorPorts {
  client: SaveClient & PublishClient;
  send: SendFile;
}

export function createEditor(opened: OpenedSite, readOnly: ReadOnlyReason | null, { client, send }: EditorPorts): Editor {
  const store = createEditorStore(opened, readOnly);
  const actions = editorActions(store);
  const uploads: UploadQueue = createUploadQueue({
    send,
    onReady: ({ file, cell, image, batch }) => {
      const { grid } = documentOfEditor(store.getState());
      // The grid may have become smaller on the way, by undo or by someone else.
      if (!isInside(cell, grid.numberHorizontal, grid.numberVertical)) return uploads.reject([{ file, fault: { kind: 'no-room' } }]);
      const place = { cell, language: store.getState().language };
      actions.edit(
        (document) => setImage(document, place, ulid(), image),
        { panel: 'sheet', cell },
        { group: `images/${batch.id}`, at: batch.at },
      );
    },
  });

  // One save at a time; a save asked for meanwhile comes after it and sends what is left.
  let lastSave: Promise<unknown> = Promise.resolve();
  const save = (): Promise<SaveOutcome> => {
    const next = lastSave.then(() => saveDraft(store, client));
    lastSave = next;
    return next;
  };

  return {
    ...actions,
    store,
    uploads,
    save,
    publish: async (visibility) => {
      const outcome = await save();
      return outcome === 'saved' ? publishSite(store, client, visibility) : { kind: 'not-saved', outcome };
    },
    addFiles: (files, from, { replacesFirst }) => {
      const state = store.getState();
      if (state.readOnly) return;
      const checked = files.map((file) => ({ file, error: fileFault(file) }));
      const good = checked.flatMap(({ file, error }) => (error ? [] : [file]));
      const awaited = awaitedCells(uploads.store.getState());
      const cells = planDrop(documentOfEditor(state), { language: state.language, from, count: good.length, awaited, replacesFirst });
      uploads.add(good.flatMap((file, index) => (cells[index] === undefined ? [] : [{ file, cell: cells[index] }])));
      uploads.reject(checked.flatMap(({ file, error }) => (error ? [{ file, fault: { kind: 'rule' as const, error } }] : [])));
      uploads.reject(good.slice(cells.length).map((file) => ({ file, fault: { kind: 'no-room' as const } })));
    },
  };
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The editor of the site on the page. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('The editor’s parts work inside its page only');
  return editor;
}

/** Follows one value of the editor's state. */
export const useEditorState = <T>(select: (state: EditorState) => T): T => useStore(useEditor().store, select);

export const useSettings = () => useEditorState((state) => state.history.present.settings);

export const useGrid = () => useEditorState((state) => state.history.present.grid);

export const useIsReadOnly = (): boolean => useEditorState((state) => state.readOnly !== null);

/** The whole document: draws anew on every edit. */
export const useSiteDocument = () => useEditorState(documentOfEditor);

/** Follows the files on their way. */
export const useUploads = <T>(select: (uploads: readonly Upload[]) => T): T => useStore(useEditor().uploads.store, select);
