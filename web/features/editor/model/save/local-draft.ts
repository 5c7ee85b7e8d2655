import { DEFAULT_SITE_SETTINGS, EMPTY_SHEET, type Sheet, type SheetId, type SiteDocument } from '#shared/model/site/site.ts';
import {
  type EditorState,
  isDirty,
  type OpenedSite,
  initialEditorState,
  recordDocument,
} from '#web/features/editor/model/editor/editor-state.ts';
import { mergeDocuments } from '#web/features/editor/model/save/merge-documents.ts';
import { rebase } from '#web/features/editor/model/save/save-steps.ts';

/**
 * Unsaved work as it lies in a device's own storage: the site as it was saved and as it was left, both with only those
 * sheets that differ between them, in every language.
 */
export interface LocalDraft {
  siteId: string;
  editorId: string;
  /** Epoch milliseconds. */
  at: number;
  /** Revision of `before`. */
  base: string;
  before: SiteDocument;
  after: SiteDocument;
}

const only = ({ sheets, ...document }: SiteDocument, ids: readonly SheetId[]): SiteDocument => ({
  ...document,
  sheets: Object.fromEntries(ids.flatMap((id) => (sheets[id] ? [[id, sheets[id]]] : []))),
});

/** What to keep of the editor's work, or `null` where all of it is saved. */
export function toLocalDraft(state: EditorState, editorId: string, at: number): LocalDraft | null {
  if (!isDirty(state)) return null;
  const { saved, history, site } = state;
  const before = saved.document;
  const after = history.present;
  const ids = [...new Set([...Object.keys(before.sheets), ...Object.keys(after.sheets)])];
  const differing = ids.filter((id) => before.sheets[id] !== after.sheets[id]);
  return { siteId: site.id, editorId, at, base: saved.revision, before: only(before, differing), after: only(after, differing) };
}

/** An earlier version of the console may have kept fewer fields, or ones that are gone. */
const known = <T extends object>(value: T, defaults: T): T =>
  Object.fromEntries(Object.entries({ ...defaults, ...value }).filter(([field]) => field in defaults)) as T;

/** A kept document with the sheets it leaves out as they are in `present`. What is gone there is left out altogether. */
function completed(kept: SiteDocument, present: SiteDocument): SiteDocument {
  const sheets: SiteDocument['sheets'] = {};
  const cells: SiteDocument['grid']['cells'] = {};
  for (const [cell, id] of Object.entries(kept.grid.cells)) {
    const own = kept.sheets[id];
    const languages = own
      ? Object.fromEntries(Object.entries(own).map(([language, sheet]) => [language, known<Sheet>(sheet, EMPTY_SHEET)]))
      : present.sheets[id];
    if (!languages) continue;
    sheets[id] = languages;
    cells[cell] = id;
  }
  const defaults = { ...present.settings, ...DEFAULT_SITE_SETTINGS };
  return { ...present, ...kept, settings: known(kept.settings, defaults), grid: { ...kept.grid, cells }, sheets };
}

/** An editor in which the kept work was just done, and which then heard what others have saved since. */
function resumed(opened: OpenedSite, { base, before, after, at }: LocalDraft): EditorState {
  const document = completed(before, opened.document);
  const started = initialEditorState(opened, null);
  const there: EditorState = { ...initialEditorState({ ...opened, document }, null), saved: { document, revision: base } };
  const redone = recordDocument(there, completed(after, opened.document), { focus: { panel: 'sheet', cell: started.activeCell }, at });
  return rebase(redone, opened, { changedBy: null, changedAt: opened.site.updatedAt });
}

export interface DraftRecovery {
  state: EditorState;
  /** Works that are in `state` now, and need no longer be kept where they were. */
  recovered: LocalDraft[];
  /** When the newest of them that the server has not got was kept (epoch milliseconds); `null`: it has all of it. */
  at: number | null;
}

/**
 * Takes up what editors that are gone had kept, oldest first, as one step of undo each. Work that meets what others or an
 * earlier one of them did is put to a person one at a time: the rest is left where it is for the next time.
 */
export function recoverDrafts(opened: OpenedSite, works: readonly LocalDraft[]): DraftRecovery {
  const up: DraftRecovery = { state: initialEditorState(opened, null), recovered: [], at: null };
  for (const work of works) {
    const alone = resumed(opened, work);
    if (alone.conflict) {
      if (up.at !== null) continue;
      return { state: alone, recovered: [...up.recovered, work], at: work.at };
    }
    if (isDirty(alone)) {
      const { document, conflicts } = mergeDocuments(opened.document, alone.history.present, up.state.history.present, () => 'mine');
      if (conflicts.length > 0) continue;
      up.state = recordDocument(up.state, document, { focus: { panel: 'sheet', cell: up.state.activeCell }, at: work.at });
      up.at = work.at;
    }
    up.recovered.push(work);
  }
  return up;
}
