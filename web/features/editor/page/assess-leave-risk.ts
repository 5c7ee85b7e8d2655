import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { leaveRisk, type LeaveRisk } from '#web/features/editor/model/save/save-status.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { isInProgress } from '#web/features/editor/state/uploads/upload.ts';

/** How long leaving waits for a last save, and for the device's storage, in milliseconds. */
const SAVE_MS = 4_000;
const KEEP_MS = 600;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What closing the page at this very moment would leave behind. */
export const assessCloseRisk = ({ store, uploads }: Editor): LeaveRisk | null =>
  leaveRisk(store.getState(), { isUploading: uploads.store.getState().some(isInProgress), isClosing: true });

/** What leaving for another screen would leave behind, after what can be saved in a moment has been saved. */
export async function assessLeaveRisk(editor: Editor): Promise<LeaveRisk | null> {
  const { store, uploads, save } = editor;
  const risk = (): LeaveRisk | null =>
    leaveRisk(store.getState(), { isUploading: uploads.store.getState().some(isInProgress), isClosing: false });
  if (risk() === null && isDirty(store.getState())) await Promise.race([save('auto'), pause(SAVE_MS)]);
  if (risk() === 'lost') await pause(KEEP_MS);
  return risk() ?? (isDirty(store.getState()) && store.getState().readOnly === null ? 'unsent' : null);
}
