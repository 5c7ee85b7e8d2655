import { type AutosaveClock, nextAutosaveAt, INITIAL_CLOCK } from '#web/features/editor/model/save/autosave-schedule.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import type { SaveOptions, SaveOutcome } from '#web/features/editor/state/sync/save-changes.ts';

export interface Autosave {
  /** Runs a pending autosave immediately, because the page may be closed. */
  flush: () => void;
  stop: () => void;
}

/** Updates the clock after a change of the editor's state. */
function updateClock(clock: AutosaveClock, state: EditorState, before: EditorState, now: number): AutosaveClock {
  let next = clock;
  if (state.save !== before.save) {
    if (state.save.kind === 'saving') next = { ...next, firstEditAt: null, lastEditAt: null };
    else if (state.save.kind === 'failed') next = { ...next, failures: next.failures + 1, failedAt: now };
    else next = { ...next, failures: 0 };
  }
  // Retries without delay when the browser is online again.
  if (state.isOnline && !before.isOnline) next = { ...next, failedAt: 0 };
  if (state.history.present !== before.history.present) next = { ...next, firstEditAt: next.firstEditAt ?? now, lastEditAt: now };
  return next;
}

/** Saves automatically at the times of `nextAutosaveAt` until it is stopped. */
export function startAutosave(store: EditorStore, save: (kind: 'auto', options: SaveOptions) => Promise<SaveOutcome>): Autosave {
  let clock = INITIAL_CLOCK;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveNow = (options: SaveOptions = {}): void => {
    clearTimeout(timer);
    void save('auto', options);
  };
  const plan = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const at = nextAutosaveAt(store.getState(), clock, now);
    if (at !== null) timer = setTimeout(saveNow, Math.max(0, at - now));
  };
  const unsubscribe = store.subscribe((state, before) => {
    clock = updateClock(clock, state, before, Date.now());
    plan();
  });
  plan();
  return {
    flush: () => {
      if (nextAutosaveAt(store.getState(), clock, Date.now()) !== null) saveNow({ isPageLeaving: true });
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
