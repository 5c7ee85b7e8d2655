import { AUTOSAVE_MS } from '#shared/model/limits.ts';
import { type EditorState, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { isTransient } from '#web/features/editor/model/save/save-errors.ts';

/** The times that decide about the next autosave, in epoch milliseconds. */
export interface AutosaveClock {
  /** The times of the first and the last edit since the last attempt; `null` if there was none. */
  firstEditAt: number | null;
  lastEditAt: number | null;
  /** The number of consecutive failed attempts, and when the last one ended. */
  failures: number;
  failedAt: number;
}

export const INITIAL_CLOCK: AutosaveClock = { firstEditAt: null, lastEditAt: null, failures: 0, failedAt: 0 };

/** The delays before each retry, in milliseconds; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

const idleAt = ({ firstEditAt, lastEditAt }: AutosaveClock, now: number): number =>
  Math.min((lastEditAt ?? now) + AUTOSAVE_MS.idle, (firstEditAt ?? now) + AUTOSAVE_MS.longest);

function retryAt({ failures, failedAt }: AutosaveClock): number {
  const delay = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1];
  return failedAt + (delay ?? 0);
}

/**
 * Returns the time of the next autosave in epoch milliseconds; `null` if there are no valid changes, a save is in progress, a
 * conflict is open, there is no network, or the server refused exactly these changes.
 */
export function nextAutosaveAt(state: EditorState, clock: AutosaveClock, now: number): number | null {
  const { save } = state;
  if (state.readOnly || state.conflict || save.kind === 'saving' || !state.isOnline) return null;
  if (pendingOf(state).sendable.size === 0) return null;
  if (save.kind !== 'failed') return idleAt(clock, now);
  if (isTransient(save.error)) return Math.max(retryAt(clock), clock.lastEditAt === null ? 0 : idleAt(clock, now));
  // A refused save is retried only after another edit.
  return clock.lastEditAt === null ? null : idleAt(clock, now);
}
