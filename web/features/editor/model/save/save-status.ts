import { type EditorState, isDirty, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { isUnreachable } from '#web/features/editor/model/save/save-errors.ts';

export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Everything is saved except fields that break a rule. */
  | 'broken'
  /** There is no network: the changes are stored on this device or, with `adrift`, only in the page. */
  | 'offline'
  | 'adrift'
  | 'failed'
  /** A conflict waits for the user's choice. */
  | 'undecided';

/** Whether the draft on this device has all unsaved changes. */
export const isDraftStored = ({ storedDraft, history }: EditorState): boolean => storedDraft === history.present;

const isOffline = ({ isOnline, save }: EditorState): boolean => !isOnline || (save.kind === 'failed' && isUnreachable(save.error));

/** Returns where the user's changes are stored. */
export function saveStatus(state: EditorState): SaveStatus {
  if (state.save.kind === 'saving') return 'saving';
  if (state.conflict) return 'undecided';
  if (!isDirty(state)) return 'saved';
  if (pendingOf(state).sendable.size === 0) return 'broken';
  if (isOffline(state)) return isDraftStored(state) ? 'offline' : 'adrift';
  return state.save.kind === 'failed' ? 'failed' : 'unsaved';
}

/**
 * Why leaving the editor would leave changes unsaved. `unsent`: they are stored only on this device. `lost`: they are not stored at all.
 */
export type LeaveRisk = 'uploads' | 'undecided' | 'broken' | 'unsent' | 'lost';

/** The risk of each status if the draft is stored on this device. */
const RISK_WITH_DRAFT: Readonly<Record<SaveStatus, LeaveRisk | null>> = {
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
 * Returns the risk of leaving the editor; `null` if everything is saved or the next autosave will send it. `isClosing`: whether the page is
 * closed, so that no save can be awaited.
 */
export function leaveRisk(state: EditorState, { isUploading, isClosing }: { isUploading: boolean; isClosing: boolean }): LeaveRisk | null {
  if (state.readOnly) return null;
  if (isUploading) return 'uploads';
  const risk = RISK_WITH_DRAFT[saveStatus(state)] ?? (pendingOf(state).faults.length > 0 ? 'broken' : null);
  const isLost = !isDraftStored(state) && (risk !== null || (isClosing && isDirty(state)));
  return isLost ? 'lost' : risk;
}
