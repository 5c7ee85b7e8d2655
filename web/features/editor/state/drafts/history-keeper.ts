import { toStoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import type { HistoryStore } from '#web/features/editor/state/drafts/device-history-store.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** The delay of a write after the first change, in milliseconds. Longer than that of drafts, because a history is larger. */
const WRITE_DELAY_MS = 1_000;

/** Stores the undo history, so that it survives a reload. Best effort: ignores failed writes. */
export function startHistoryKeeper(store: EditorStore, histories: Pick<HistoryStore, 'put'>, editorId: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    histories.put(toStoredHistory(store.getState(), editorId)).catch(() => undefined);
  };
  const hasSteps = (): boolean => {
    const { past, future } = store.getState().history;
    return past.length + future.length > 0;
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.history === before.history && state.saved === before.saved) return;
    if (hasSteps()) timer ??= setTimeout(write, WRITE_DELAY_MS);
  });
  // Restored steps are stored again, for the next reload.
  if (hasSteps()) write();
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  return {
    flush,
    stop: () => {
      unsubscribe();
      flush();
    },
  };
}
