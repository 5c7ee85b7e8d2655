import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { type EditorState, withHistory } from '#web/features/editor/model/editor/editor-state.ts';
import { recordStep } from '#web/features/editor/model/history/undo-history.ts';
import { mergeDocuments } from '#web/features/editor/model/save/merge-documents.ts';
import { rebase } from '#web/features/editor/model/save/save-steps.ts';

/**
 * Applies the restored revision as one undo step. Edits made during the request are merged; if they changed the same parts,
 * the state has a conflict.
 */
export function acceptRestore(
  state: EditorState,
  { site, document }: { site: SiteSummary; document: SiteDocument },
  at: number,
): EditorState {
  const merge = mergeDocuments(state.saved.document, document, state.history.present, () => 'mine');
  if (merge.conflicts.length > 0) return rebase(state, { site, document }, { changedBy: null, changedAt: site.updatedAt });
  const restored: EditorState = {
    ...state,
    site,
    saved: { document, revision: site.working },
    save: { kind: 'idle' },
    hasAutosaves: false,
  };
  return withHistory(restored, recordStep(state.history, merge.document, { focus: { panel: 'sheet', cell: state.activeCell }, at }));
}
