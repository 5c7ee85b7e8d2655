import { describe, expect, it } from 'vitest';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { applyEdit, isDirty, initialEditorState, undoStep } from '#web/features/editor/model/editor/editor-state.ts';
import { acceptRestore } from '#web/features/editor/model/save/restore-step.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const place = (cell: string) => ({ cell, language: 'jp' as const });
const write = (cell: string, mainText: string) => (site: SiteDocument) => editSheet(site, place(cell), { mainText });
const text = (site: SiteDocument, cell: string) => site.sheets[site.grid.cells[cell] ?? '']?.jp?.mainText;
const earlier = placeSheet(placeSheet(emptySite(2, 2), place('A1'), sheetIdOf(1)), place('B1'), sheetIdOf(2));
const now = write('A1', 'now')(earlier);
const state = initialEditorState({ site: { working: '7' } as SiteSummary, document: now, limits: PRO_LIMITS }, null);
const answer = { site: { working: '8', updatedAt: '2026-11-20T00:00:00Z' } as SiteSummary, document: earlier };

describe('acceptRestore', () => {
  it('marks the restored revision as saved and adds one undo step', () => {
    const restored = acceptRestore(state, answer, 1);
    expect([text(restored.history.present, 'A1'), restored.saved.revision, isDirty(restored)]).toEqual(['', '8', false]);
    const undone = undoStep(restored);
    expect([text(undone.history.present, 'A1'), isDirty(undone)]).toEqual(['now', true]);
  });

  it('merges text typed in another cell during the request, or reports a conflict in the same cell', () => {
    const elsewhere = applyEdit(state, write('B1', 'typed'), { focus: { panel: 'site' }, at: 1 });
    const joined = acceptRestore(elsewhere, answer, 2);
    expect([text(joined.history.present, 'A1'), text(joined.history.present, 'B1'), isDirty(joined)]).toEqual(['', 'typed', true]);
    const same = acceptRestore(applyEdit(state, write('A1', 'typed'), { focus: { panel: 'site' }, at: 1 }), answer, 2);
    expect([same.conflict?.theirs.revision, text(same.history.present, 'A1')]).toEqual(['8', 'typed']);
  });
});
