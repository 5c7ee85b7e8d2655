import { describe, expect, it } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { clearCells, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import {
  applyEdit,
  type EditorState,
  initialEditorState,
  isDirty,
  pendingOf,
  redoStep,
  undoStep,
} from '#web/features/editor/model/editor/editor-state.ts';
import { restoreHistory, StoredHistory, toStoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import { recoverDrafts, toLocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const [A1, B1] = [
  { cell: 'A1', language: 'jp' as const },
  { cell: 'B1', language: 'jp' as const },
];
const START = placeSheet(placeSheet(emptySite(2, 2), A1, sheetIdOf(1)), B1, sheetIdOf(2));
const opened = (document: SiteDocument, working = '1') => ({
  site: { id: 'abcdefghijkl', working, live: null, updatedAt: '2026-11-20T00:00:00Z' } as SiteSummary,
  document: structuredClone(document),
  limits: PRO_LIMITS,
});
const type = (state: EditorState, mainText: string, at: number): EditorState =>
  applyEdit(state, (site) => editSheet(site, A1, { mainText }), { focus: { panel: 'sheet', cell: 'A1' }, at });
const text = ({ history }: EditorState) => history.present.sheets[sheetIdOf(1)]?.jp?.mainText;
const saved = (state: EditorState, revision: string): EditorState => ({ ...state, saved: { document: state.history.present, revision } });

/** Returns the history as it is read from the storage of the device. */
const stored = (state: EditorState): StoredHistory => StoredHistory.parse(structuredClone(toStoredHistory(state, 'editor')));
const edited = (): EditorState => type(type(initialEditorState(opened(START), null), 'one', 1), 'two', 10_000);

describe('stored undo history', () => {
  it('restores the undo steps of a saved document after a reload (R-10.9)', () => {
    const before = saved(edited(), '2');
    const restored = restoreHistory(initialEditorState(opened(before.history.present, '2'), null), stored(before));
    expect([isDirty(restored), restored.history.past.length]).toEqual([false, 2]);
    const undone = undoStep(restored);
    expect([text(undone), text(redoStep(undone)), text(undoStep(undone))]).toEqual(['one', 'two', '']);
    // Only the part that differs is sent.
    expect(pendingOf(undone).sendable.size).toBe(1);
  });

  it('restores the undo steps of unsaved changes with the recovered draft', () => {
    const before = edited();
    const draft = structuredClone(toLocalDraft(before, 'editor', 20_000));
    const { state } = recoverDrafts(opened(START), draft ? [draft] : []);
    const restored = restoreHistory(state, stored(before));
    expect([isDirty(restored), text(restored), text(undoStep(restored))]).toEqual([true, 'two', 'one']);
    expect(canonicalJson(undoStep(undoStep(restored)).history.present)).toBe(canonicalJson(START));
    expect(pendingOf(restored).sendable.size).toBe(1);
  });

  it('contains the changed sheets only, and restores documents without a deleted sheet', () => {
    const typed = edited();
    const before = applyEdit(typed, (site) => clearCells(site, ['B1']), { focus: { panel: 'sheet', cell: 'B1' }, at: 20_000 });
    const { past, present } = stored(before);
    expect(past.map(({ state }) => Object.keys(state))).toEqual([['sheets'], ['sheets'], ['sheets']]);
    expect(past.map(({ state }) => Object.keys(state.sheets))).toEqual([[], [sheetIdOf(1)], [sheetIdOf(1)]]);
    expect(present.sheets[sheetIdOf(2)]).toBeNull();
    const draft = structuredClone(toLocalDraft(before, 'editor', 30_000));
    const { state } = recoverDrafts(opened(START), draft ? [draft] : []);
    const restored = restoreHistory(state, stored(before));
    expect(Object.keys(restored.history.present.sheets)).toEqual([sheetIdOf(1)]);
    expect(canonicalJson(undoStep(restored).history.present)).toBe(canonicalJson(typed.history.present));
  });

  it('a stored history is compared with the present saved document, also after a save', () => {
    const before = saved(edited(), '2');
    expect(Object.keys(stored(before).past[1]?.state.sheets ?? {})).toEqual([sheetIdOf(1)]);
    expect(stored(before).present.sheets).toEqual({});
  });

  it('a stored history of an earlier format is ignored', () => {
    const { format: _, ...earlier } = toStoredHistory(edited(), 'editor');
    expect(StoredHistory.safeParse(earlier).success).toBe(false);
  });

  it('is ignored if another editor has saved since, or if it belongs to another document', () => {
    const before = saved(edited(), '2');
    const ofTheirs = initialEditorState(opened(before.history.present, '3'), null);
    expect(restoreHistory(ofTheirs, stored(before))).toBe(ofTheirs);
    const ofStart = initialEditorState(opened(START, '2'), null);
    expect(restoreHistory(ofStart, stored(before))).toBe(ofStart);
    expect(restoreHistory(ofStart, undefined)).toBe(ofStart);
  });
});
