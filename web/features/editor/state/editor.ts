import { createContext, startTransition, use, useEffect, useEffectEvent, useState } from 'react';
import { ulid } from 'ulid';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Presence } from '#shared/model/site/revision.ts';
import { isInGrid } from '#shared/rules/sheet/cell.ts';
import { setPoster } from '#web/features/editor/model/document/edit-poster.ts';
import { setCreative } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState, OpenedSite } from '#web/features/editor/model/editor/editor-state.ts';
import { type LocalDraft, recoverDrafts, type DraftRecovery } from '#web/features/editor/model/save/local-draft.ts';
import { planFileDrop } from '#web/features/editor/state/uploads/plan-file-drop.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import {
  createEditorStore,
  currentDocument,
  type EditorActions,
  createEditorActions,
  type EditorStore,
} from '#web/features/editor/state/editor-store.ts';
import { type SyncActions, createSyncActions, type SiteClient } from '#web/features/editor/state/sync/sync-actions.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';
import { createUploadQueue, type SendFile, type UploadQueue } from '#web/features/editor/state/uploads/upload-queue.ts';
import { uploadingCells, type Upload } from '#web/features/editor/state/uploads/upload.ts';

/** One opened site with everything that can be done to it. */
export interface Editor extends EditorActions, SyncActions {
  /** Of this one opened editor: somebody may have a site open twice. */
  id: string;
  store: EditorStore;
  /** Who else has the site open at this moment. */
  otherEditors: StoreApi<readonly Presence[]>;
  /** Work of earlier editors of this device that was taken up on opening. */
  recovery: Omit<DraftRecovery, 'state'>;
  uploads: UploadQueue;
  /** Sends pictures to cells in reading order from `cell` on; see `planDrop`. Files that cannot be placed are named. */
  addFiles: (files: readonly File[], cell: string, options: { replacesFirst: boolean }) => void;
}

interface EditorPorts {
  client: SiteClient;
  send: SendFile;
  /** What earlier editors of this site left unsent on this device, oldest first. */
  leftBehind?: readonly LocalDraft[];
}

export function createEditor(opened: OpenedSite, readOnly: ReadOnlyReason | null, { client, send, leftBehind = [] }: EditorPorts): Editor {
  const store = createEditorStore(opened, readOnly);
  const { state: resumed, ...takenUp } = recoverDrafts(opened, readOnly ? [] : leftBehind);
  if (takenUp.at !== null) store.setState(resumed);
  const actions = createEditorActions(store);
  const uploads: UploadQueue = createUploadQueue({
    send,
    onReady: ({ upload: { file, language, batch, posterOf }, cell, image, video }) => {
      const { grid } = currentDocument(store.getState());
      // The grid may have become smaller on the way, by undo or by someone else.
      if (!isInGrid(cell, grid.numberHorizontal, grid.numberVertical))
        return uploads.reject([{ file, language, fault: { kind: 'no-room' } }]);
      const place = { cell, language };
      actions.edit(
        (document) =>
          posterOf === null ? setCreative(document, place, ulid(), image, video) : setPoster(document, place, posterOf, image),
        { panel: 'sheet', cell },
        { group: `images/${batch.id}`, at: batch.at },
      );
    },
  });

  return {
    ...actions,
    ...createSyncActions(store, client),
    id: ulid(),
    store,
    otherEditors: createStore<readonly Presence[]>()(() => []),
    recovery: takenUp,
    uploads,
    addFiles: (files, from, { replacesFirst }) => {
      const state = store.getState();
      if (state.readOnly) return;
      const checked = files.map((file) => ({ file, error: validateFile(file, 'creative') }));
      const good = checked.flatMap(({ file, error }) => (error ? [] : [file]));
      const { language } = state;
      const awaited = uploadingCells(uploads.store.getState(), language);
      const cells = planFileDrop(currentDocument(state), { language, from, count: good.length, awaited, replacesFirst });
      uploads.add(good.flatMap((file, index) => (cells[index] === undefined ? [] : [{ file, language, cell: cells[index] }])));
      uploads.reject(checked.flatMap(({ file, error }) => (error ? [{ file, language, fault: { kind: 'rule' as const, error } }] : [])));
      uploads.reject(good.slice(cells.length).map((file) => ({ file, language, fault: { kind: 'no-room' as const } })));
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

/**
 * The same for what stands beside what a person types: drawn in pieces right after the key, which so never waits for it.
 * Values of one drawing belong together.
 */
export function useDeferredEditorState<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor();
  const [value, setValue] = useState(() => select(store.getState()));
  const read = useEffectEvent(() => {
    const present = select(store.getState());
    startTransition(() => setValue(() => present));
  });
  // What is selected may hang on what the component was drawn with.
  useEffect(() => read());
  useEffect(() => store.subscribe(() => read()), [store]);
  return value;
}

export const useSettings = () => useEditorState((state) => state.history.present.settings);

export const useGrid = () => useEditorState((state) => state.history.present.grid);

export const useIsReadOnly = (): boolean => useEditorState((state) => state.readOnly !== null);

/** The whole document: draws anew on every edit. */
export const useSiteDocument = () => useEditorState(currentDocument);

/** Who else has the site open at this moment; the same list until something about them changes. */
export const useOtherEditors = (): readonly Presence[] => useStore(useEditor().otherEditors);

/** Follows the files on their way. */
export const useUploads = <T>(select: (uploads: readonly Upload[]) => T): T => useStore(useEditor().uploads.store, select);
