import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { type LocalDraft, toLocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** The storage of one login's drafts on this device. */
export interface DraftStore {
  /** Returns the drafts that closed editors of a site left, oldest first. Skips invalid entries. */
  findOrphaned: (siteId: string) => Promise<LocalDraft[]>;
  put: (draft: LocalDraft) => Promise<void>;
  remove: (drafts: readonly Pick<LocalDraft, 'siteId' | 'editorId'>[]) => Promise<void>;
}

export interface DraftKeeper {
  /** Writes the pending draft immediately. */
  flush: () => void;
  stop: () => void;
}

/** The delay of a write after the first edit, in milliseconds. Later edits do not extend it. */
const WRITE_DELAY_MS = 250;

/**
 * Stores unsaved changes on this device shortly after each edit and removes them when they are saved. Recovered drafts of
 * earlier editors are removed only after their changes are stored here. A failed write is retried with the next edit.
 */
export function startDraftKeeper(
  store: EditorStore,
  drafts: Omit<DraftStore, 'findOrphaned'>,
  { editorId, recovered }: { editorId: string; recovered: readonly LocalDraft[] },
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** Whether a draft is stored: from the start of the write, because a save that ends during it must still remove the draft. */
  let isStored = false;
  let toRemove = recovered;

  async function write(): Promise<void> {
    const state = store.getState();
    const draft = toLocalDraft(state, editorId, Date.now());
    if (draft) {
      isStored = true;
      await drafts.put(draft);
      store.setState({ storedDraft: state.history.present });
    } else if (isStored) {
      await drafts.remove([{ siteId: state.site.id, editorId }]);
      isStored = false;
      store.setState({ storedDraft: null });
    }
    if (toRemove.length > 0) {
      await drafts.remove(toRemove);
      toRemove = [];
    }
  }
  const writeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // After a failed write, `storedDraft` is not the present document; the save status shows this (`isDraftStored`).
    lastWrite = lastWrite.then(write).catch(() => undefined);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.history.present === before.history.present && state.saved === before.saved) return;
    if (!isStored && !isDirty(state)) return;
    timer ??= setTimeout(writeNow, WRITE_DELAY_MS);
  });
  if (recovered.length > 0) writeNow();
  return {
    flush: () => {
      if (timer !== undefined) writeNow();
    },
    stop: () => {
      unsubscribe();
      if (timer !== undefined) writeNow();
    },
  };
}
