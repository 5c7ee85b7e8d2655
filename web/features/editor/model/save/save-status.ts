import { type EditorState, isDirty, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { isUnreachable } from '#web/features/editor/model/save/save-errors.ts';

export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** A field has to be mended before anything is sent. */
  | 'broken'
  /** No network: the work is kept on this device, or (`adrift`) in the page only. */
  | 'offline'
  | 'adrift'
  | 'failed'
  /** Two people changed the same; someone has to choose. */
  | 'undecided';

/** Whether what is unsaved lies in this device's own storage just as it is. */
export const isDraftStored = ({ storedDraft: kept, history }: EditorState): boolean => kept === history.present;

/** Whether the last that was heard is that there is no way to the server. */
const isCutOff = ({ isOnline, save }: EditorState): boolean => !isOnline || (save.kind === 'failed' && isUnreachable(save.error));

/** Where the work is, in one word. */
export function saveStatus(state: EditorState): SaveStatus {
  if (state.save.kind === 'saving') return 'saving';
  if (state.conflict) return 'undecided';
  if (!isDirty(state)) return 'saved';
  if (pendingOf(state).faults.length > 0) return 'broken';
  if (isCutOff(state)) return isDraftStored(state) ? 'offline' : 'adrift';
  return state.save.kind === 'failed' ? 'failed' : 'unsaved';
}

/** Why leaving the page now would leave work behind that the server has not got, or that is not going there by itself. */
export type LeaveRisk = 'uploads' | 'undecided' | 'broken' | 'unsent' | 'lost';

/** What stays behind where it lies in this device's storage at least. */
const STAYING: Readonly<Record<SaveStatus, LeaveRisk | null>> = {
  saved: null,
  unsaved: null,
  saving: null,
  broken: 'broken',
  undecided: 'undecided',
  offline: 'unsent',
  adrift: 'unsent',
  failed: 'unsent',
};

/**
 * What leaving would leave behind; `null` where nothing is unsaved or what is will be sent in a moment. `lost`: it is not
 * in this device's storage either. `isClosing`: the page itself goes, so that no save can be waited for.
 */
export function leaveRisk(state: EditorState, { isUploading, isClosing }: { isUploading: boolean; isClosing: boolean }): LeaveRisk | null {
  if (state.readOnly) return null;
  if (isUploading) return 'uploads';
  const staying = STAYING[saveStatus(state)];
  const isLost = !isDraftStored(state) && (staying !== null || (isClosing && isDirty(state)));
  return isLost ? 'lost' : staying;
}
