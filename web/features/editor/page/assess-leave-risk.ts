import { isDirty, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { leaveRisk, type LeaveRisk } from '#web/features/editor/model/save/save-status.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** The maximum wait for a last save and for the local draft, in milliseconds. */
const SAVE_TIMEOUT_MS = 4_000;
const DRAFT_TIMEOUT_MS = 600;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the risk of closing the page now. */
export const assessCloseRisk = ({ store, isUploading }: Editor): LeaveRisk | null =>
  leaveRisk(store.getState(), { isUploading: isUploading(), isClosing: true });

/** Saves what can be saved quickly, then returns the risk of leaving for another screen. */
export async function assessLeaveRisk(editor: Editor): Promise<LeaveRisk | null> {
  const { store, isUploading, save } = editor;
  const risk = (): LeaveRisk | null => leaveRisk(store.getState(), { isUploading: isUploading(), isClosing: false });
  const isSaving = risk() === null || risk() === 'broken';
  if (isSaving && pendingOf(store.getState()).sendable.size > 0) await Promise.race([save('auto'), pause(SAVE_TIMEOUT_MS)]);
  if (risk() === 'lost') await pause(DRAFT_TIMEOUT_MS);
  return risk() ?? (isDirty(store.getState()) && store.getState().readOnly === null ? 'unsent' : null);
}
