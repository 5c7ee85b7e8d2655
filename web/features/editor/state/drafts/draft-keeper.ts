import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { type LocalDraft, toLocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** A device's own storage for unsaved work, of one login. */
export interface DraftStore {
  /** Work left behind by editors of a site that are no longer open, oldest first. */
  findOrphaned: (siteId: string) => Promise<LocalDraft[]>;
  put: (work: LocalDraft) => Promise<void>;
  remove: (works: readonly Pick<LocalDraft, 'siteId' | 'editorId'>[]) => Promise<void>;
}

export interface DraftKeeper {
  /** Writes at once what would be written in a moment. */
  flush: () => void;
  stop: () => void;
}

/** How long after an edit its work is kept, in milliseconds; edits in between go along. */
const WAIT_MS = 250;

/**
 * Keeps what is unsaved in the device's storage, a moment after each edit, until the server has it. Work taken up from
 * earlier editors leaves its old place only once it lies here. A storage that fails is tried again with the next edit.
 */
export function startDraftKeeper(
  store: EditorStore,
  works: Omit<DraftStore, 'findOrphaned'>,
  { editorId, takenUp }: { editorId: string; takenUp: readonly LocalDraft[] },
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isThere = false;
  let toRemove = takenUp;

  async function write(): Promise<void> {
    const state = store.getState();
    const work = toLocalDraft(state, editorId, Date.now());
    if (work) {
      await works.put(work);
      isThere = true;
      store.setState({ storedDraft: state.history.present });
    } else if (isThere) {
      await works.remove([{ siteId: state.site.id, editorId }]);
      isThere = false;
      store.setState({ storedDraft: null });
    }
    if (toRemove.length > 0) {
      await works.remove(toRemove);
      toRemove = [];
    }
  }
  const writeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A failed write leaves `kept` behind what is in the page, and so is seen.
    last = last.then(write).catch(() => undefined);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.history.present === before.history.present && state.saved === before.saved) return;
    if (!isThere && !isDirty(state)) return;
    timer ??= setTimeout(writeNow, WAIT_MS);
  });
  if (takenUp.length > 0) writeNow();
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
