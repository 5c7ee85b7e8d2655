import { AUTOSAVE_MS } from '#shared/model/limits.ts';
import { type EditorState, isDirty, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { isTransient } from '#web/features/editor/model/save/save-errors.ts';

/** What an autosave goes by besides the editor's state. Epoch milliseconds. */
export interface AutosaveClock {
  /** When the first and the last edit since the last attempt were made; `null`: none was. */
  firstEditAt: number | null;
  lastEditAt: number | null;
  /** Attempts in a row that did not get through, and when the last one ended. */
  failures: number;
  failedAt: number;
}

export const INITIAL_CLOCK: AutosaveClock = { firstEditAt: null, lastEditAt: null, failures: 0, failedAt: 0 };

/** Pauses between attempts, in milliseconds; the last one is kept to. */
const RETRY_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

const idleAt = ({ firstEditAt, lastEditAt }: AutosaveClock, now: number): number =>
  Math.min((lastEditAt ?? now) + AUTOSAVE_MS.idle, (firstEditAt ?? now) + AUTOSAVE_MS.longest);

function retryAt({ failures, failedAt }: AutosaveClock): number {
  const pause = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1];
  return failedAt + (pause ?? 0);
}

/**
 * When the editor saves next by itself (epoch milliseconds), or `null` while it does not: there is nothing to save, a save
 * is under way, someone has to mend a field or to choose first, there is no network, or the server refused just this.
 */
export function nextAutosaveAt(state: EditorState, clock: AutosaveClock, now: number): number | null {
  const { save } = state;
  if (state.readOnly || state.conflict || save.kind === 'saving' || !state.isOnline) return null;
  if (!isDirty(state) || pendingOf(state).faults.length > 0) return null;
  if (save.kind !== 'failed') return idleAt(clock, now);
  if (isTransient(save.error)) return Math.max(retryAt(clock), clock.lastEditAt === null ? 0 : idleAt(clock, now));
  // What was refused is tried again once it is something else.
  return clock.lastEditAt === null ? null : idleAt(clock, now);
}
