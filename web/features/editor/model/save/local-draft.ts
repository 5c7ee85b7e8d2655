import { z } from 'zod';
import { DEFAULT_SITE_SETTINGS, EMPTY_SHEET, type Sheet, type SheetId, type SiteDocument } from '#shared/model/sites/site.ts';
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
 * The structure that `restoreSheets` requires. Fields inside may be incomplete or invalid, because a draft may be older and contains text
 * as typed.
 */
const StoredDocument = z.looseObject({
  settings: z.looseObject({}),
  grid: z.looseObject({ cells: z.record(z.string(), z.string()) }),
  sheets: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});
const isStoredDocument = (value: unknown): boolean => StoredDocument.safeParse(value).success;

/**
 * The unsaved changes of one editor in the storage of this device: the site as it was saved and as it was edited. Both
 * documents contain only the sheets that differ between them, in every language.
 */
export const LocalDraft = z.object({
  siteId: z.string(),
  editorId: z.string(),
  /** When the draft was stored, in epoch milliseconds. */
  at: z.number(),
  /** The revision of `before`. */
  base: z.string(),
  before: z.custom<SiteDocument>(isStoredDocument),
  after: z.custom<SiteDocument>(isStoredDocument),
});
export type LocalDraft = z.infer<typeof LocalDraft>;

const withSheets = ({ sheets, ...document }: SiteDocument, ids: readonly SheetId[]): SiteDocument => ({
  ...document,
  sheets: Object.fromEntries(ids.flatMap((id) => (sheets[id] ? [[id, sheets[id]]] : []))),
});

/** Returns the draft of an editor's unsaved changes; `null` if everything is saved. */
export function toLocalDraft(state: EditorState, editorId: string, at: number): LocalDraft | null {
  if (!isDirty(state)) return null;
  const { saved, history, site } = state;
  const before = saved.document;
  const after = history.present;
  const ids = [...new Set([...Object.keys(before.sheets), ...Object.keys(after.sheets)])];
  const differing = ids.filter((id) => before.sheets[id] !== after.sheets[id]);
  return {
    siteId: site.id,
    editorId,
    at,
    base: saved.revision,
    before: withSheets(before, differing),
    after: withSheets(after, differing),
  };
}

/** Adds missing fields and drops unknown ones: an earlier version of the console may have stored the draft. */
const withKnownFields = <T extends object>(value: T, defaults: T): T =>
  Object.fromEntries(Object.entries({ ...defaults, ...value }).filter(([field]) => field in defaults)) as T;

/** Fills in the sheets that a stored document omits from `present`. Omits sheets that are deleted in `present`. */
function restoreSheets(stored: SiteDocument, present: SiteDocument): SiteDocument {
  const sheets: SiteDocument['sheets'] = {};
  const cells: SiteDocument['grid']['cells'] = {};
  for (const [cell, id] of Object.entries(stored.grid.cells)) {
    const own = stored.sheets[id];
    const languages = own
      ? Object.fromEntries(Object.entries(own).map(([language, sheet]) => [language, withKnownFields<Sheet>(sheet, EMPTY_SHEET)]))
      : present.sheets[id];
    if (!languages) continue;
    sheets[id] = languages;
    cells[cell] = id;
  }
  const defaults = { ...present.settings, ...DEFAULT_SITE_SETTINGS };
  return { ...present, ...stored, settings: withKnownFields(stored.settings, defaults), grid: { ...stored.grid, cells }, sheets };
}

/** Returns the state of an editor that made the changes of a draft and was then rebased on the opened revision. */
function replayDraft(opened: OpenedSite, { base, before, after, at }: LocalDraft): EditorState {
  const document = restoreSheets(before, opened.document);
  const start: EditorState = { ...initialEditorState({ ...opened, document }, null), saved: { document, revision: base } };
  const edited = recordDocument(start, restoreSheets(after, opened.document), { focus: { panel: 'sheet', cell: start.activeCell }, at });
  return rebase(edited, opened, { changedBy: null, changedAt: opened.site.updatedAt });
}

export interface DraftRecovery {
  state: EditorState;
  /** The drafts that `state` contains; their stored copies are no longer needed. */
  recovered: LocalDraft[];
  /** When the newest recovered draft with unsaved changes was stored, in epoch milliseconds; `null` if the server has all changes. */
  at: number | null;
}

/**
 * Applies the drafts that closed editors left on this device, oldest first, each as one undo step.
 *
 * 1. Replays each draft on the revision it started from and rebases it on the opened revision.
 * 2. A draft that conflicts with the opened revision is recovered alone, so that the user resolves one conflict at a time.
 * 3. A draft that conflicts with one recovered before it is skipped.
 *
 * Skipped drafts stay in the storage until the site is opened again.
 */
export function recoverDrafts(opened: OpenedSite, drafts: readonly LocalDraft[]): DraftRecovery {
  const recovery: DraftRecovery = { state: initialEditorState(opened, null), recovered: [], at: null };
  for (const draft of drafts) {
    const replayed = replayDraft(opened, draft);
    if (replayed.conflict) {
      if (recovery.at !== null) continue;
      return { state: replayed, recovered: [...recovery.recovered, draft], at: draft.at };
    }
    if (isDirty(replayed)) {
      const { present } = recovery.state.history;
      const { document, conflicts } = mergeDocuments(opened.document, replayed.history.present, present, () => 'mine');
      if (conflicts.length > 0) continue;
      recovery.state = recordDocument(recovery.state, document, {
        focus: { panel: 'sheet', cell: recovery.state.activeCell },
        at: draft.at,
      });
      recovery.at = draft.at;
    }
    recovery.recovered.push(draft);
  }
  return recovery;
}
