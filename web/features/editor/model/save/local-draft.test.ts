import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import {
  changeSettings,
  clearCells,
  editSheet,
  isConsistentDocument,
  placeSheet,
} from '#web/features/editor/model/document/edit-document.ts';
import { applyEdit, type EditorState, isDirty, initialEditorState, undoStep } from '#web/features/editor/model/editor/editor-state.ts';
import { type LocalDraft, recoverDrafts, toLocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { mergeDocuments } from '#web/features/editor/model/save/merge-documents.ts';
import { resolveConflict } from '#web/features/editor/model/save/save-steps.ts';
import { anyEdit, anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const opened = (document: SiteDocument, working = '1') => ({
  site: { id: 'abcdefghijkl', working, updatedAt: '2026-11-20T00:00:00Z' } as SiteSummary,
  document,
  limits: PRO_LIMITS,
});
const place = (cell: string) => ({ cell, language: 'jp' as const });
const write = (cell: string, mainText: string) => (site: SiteDocument) => editSheet(site, place(cell), { mainText });
const text = (site: SiteDocument, cell: string) => site.sheets[site.grid.cells[cell] ?? '']?.jp?.mainText;
const start = placeSheet(placeSheet(emptySite(2, 2), place('A1'), sheetIdOf(1)), place('B1'), sheetIdOf(2));

/** Returns the draft of edits made to `base` as it is read from the device: a copy. */
function kept(base: SiteDocument, change: (site: SiteDocument) => SiteDocument, { working = '1', at = 1 } = {}): LocalDraft {
  const state = applyEdit(initialEditorState(opened(base, working), null), change, { focus: { panel: 'site' }, at });
  const work = toLocalDraft(state, sheetIdOf(at), at);
  if (!work) throw new Error('Nothing to keep');
  return structuredClone(work);
}
const present = (state: EditorState): SiteDocument => state.history.present;
/** Returns the document of an editor after edits to `base`. */
const done = (base: SiteDocument, change: (site: SiteDocument) => SiteDocument): SiteDocument =>
  present(applyEdit(initialEditorState(opened(base), null), change, { focus: { panel: 'site' }, at: 1 }));

describe('storing and recovering local drafts', () => {
  it('toLocalDraft returns null if everything is saved, otherwise only the sheets that differ', () => {
    expect(toLocalDraft(initialEditorState(opened(start), null), 'editor', 1)).toBeNull();
    const work = kept(start, write('B1', 'mine'));
    expect([Object.keys(work.before.sheets), Object.keys(work.after.sheets)]).toEqual([[sheetIdOf(2)], [sheetIdOf(2)]]);
  });

  it('recovers a draft as unsaved changes and one undo step', () => {
    const { state, recovered: taken, at } = recoverDrafts(opened(start), [kept(start, write('B1', 'mine'), { at: 7 })]);
    expect([text(present(state), 'B1'), isDirty(state), state.saved.revision, taken.length, at]).toEqual(['mine', true, '1', 1, 7]);
    expect(canonicalJson(present(undoStep(state)))).toBe(canonicalJson(start));
  });

  it('keeps invalid text as typed', () => {
    const long = 'x'.repeat(500);
    expect(text(present(recoverDrafts(opened(start), [kept(start, write('A1', long))]).state), 'A1')).toBe(long);
  });

  it('merges a draft with concurrent saves of other editors', () => {
    const theirs = changeSettings(write('A1', 'theirs')(start), { name: 'renamed' });
    const { state } = recoverDrafts(opened(theirs, '5'), [kept(start, write('B1', 'mine'))]);
    expect([text(present(state), 'A1'), text(present(state), 'B1'), present(state).settings.name]).toEqual(['theirs', 'mine', 'renamed']);
    expect([state.saved.revision, state.conflict]).toEqual(['5', null]);
  });

  it('reports a conflict with concurrent changes or deletions of the same part', () => {
    for (const theirs of [write('B1', 'theirs')(start), clearCells(start, ['B1'])]) {
      const { state, at } = recoverDrafts(opened(theirs, '5'), [kept(start, write('B1', 'mine'))]);
      expect([state.conflict?.theirs.revision, text(present(state), 'B1'), at]).toEqual(['5', 'mine', 1]);
      expect(text(present(resolveConflict(state, () => 'mine')), 'B1')).toBe('mine');
      expect(canonicalJson(present(resolveConflict(state, () => 'theirs')))).toBe(canonicalJson(theirs));
    }
  });

  it('drops a draft if the server already has its changes', () => {
    const taken = recoverDrafts(opened(write('B1', 'mine')(start), '2'), [kept(start, write('B1', 'mine'))]);
    expect([taken.at, taken.recovered.length, taken.state.history.past.length]).toEqual([null, 1, 0]);
  });

  it('recovers drafts of several editors as far as they do not conflict', () => {
    const works = [
      kept(start, write('A1', 'one'), { at: 1 }),
      kept(start, write('A1', 'two'), { at: 2 }),
      kept(start, write('B1', 'three'), { at: 3 }),
    ];
    const { state, recovered: taken, at } = recoverDrafts(opened(start), works);
    expect([text(present(state), 'A1'), text(present(state), 'B1'), at]).toEqual(['one', 'three', 3]);
    expect(taken).toEqual([works[0], works[2]]);
  });

  it('adds missing fields to a draft and drops unknown ones', () => {
    const work = kept(start, write('B1', 'mine'));
    const sheet = work.after.sheets[sheetIdOf(2)]?.jp as Record<string, unknown>;
    delete sheet['sliderTime'];
    sheet['retired'] = true;
    const { state } = recoverDrafts(opened(start), [work]);
    expect(present(state).sheets[sheetIdOf(2)]?.jp).toEqual({ ...start.sheets[sheetIdOf(2)]?.jp, mainText: 'mine' });
  });

  it('recovers the same document as in an editor that stayed open', () => {
    const edits = (seed: number) => fc.array(anyEdit(seed), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anySite, edits(0), edits(400), (site, mine, theirs) => {
        const play = (changes: typeof mine) =>
          done(site, (document) => changes.reduce((edited, change, index) => change(edited, index), document));
        const [own, other] = [play(mine), play(theirs)];
        fc.pre(canonicalJson(own) !== canonicalJson(site));
        const { state } = recoverDrafts(opened(other, '2'), [kept(site, () => own)]);
        const { document, conflicts } = mergeDocuments(site, other, own, () => 'mine');
        expect(isConsistentDocument(present(state))).toBe(true);
        // A sheet that one side moved and the other deleted is deleted either way, so its cell is not in conflict.
        if (!state.conflict) expect(conflicts.filter((key) => key !== 'grid')).toEqual([]);
        else expect(conflicts).not.toEqual([]);
        if (conflicts.length === 0) expect(canonicalJson(present(state))).toBe(canonicalJson(document));
        expect(isConsistentDocument(present(resolveConflict(state, () => 'theirs')))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
