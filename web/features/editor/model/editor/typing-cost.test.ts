import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet } from '#web/features/editor/model/document/edit-document.ts';
import { applyEdit, type EditorState, initialEditorState, pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { siteFaults } from '#web/features/editor/model/faults/site-faults.ts';
import { toLocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import { toStoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

/** A sheet that counts the reads of its fields. */
const counted = (sheet: Sheet, count: () => void): Sheet =>
  new Proxy(sheet, {
    get: (target, field, receiver): unknown => {
      count();
      return Reflect.get(target, field, receiver);
    },
  });

/** Returns a site of this many sheets, and how often fields of sheets other than that of A1 were read. */
function countingSite(rows: number, columns: number): { document: SiteDocument; reads: () => number } {
  let reads = 0;
  const site = emptySite(rows, columns);
  const cells = [...gridCells(rows, columns)];
  const sheetOf = (cell: string): Sheet => {
    const sheet = { ...EMPTY_SHEET, image: IMAGE, mainText: cell };
    return cell === 'A1' ? sheet : counted(sheet, () => (reads += 1));
  };
  const document: SiteDocument = {
    ...site,
    grid: { ...site.grid, cells: Object.fromEntries(cells.map((cell, index) => [cell, sheetIdOf(index + 1)])) },
    sheets: Object.fromEntries(cells.map((cell, index) => [sheetIdOf(index + 1), { jp: sheetOf(cell) }])),
  };
  return { document, reads: () => reads };
}

describe('a keystroke in a site of 1,000 sheets (R-6.102)', () => {
  it('reads no field of any other sheet: not to edit, to save, to store the draft and the history, nor to find faults', () => {
    const { document, reads } = countingSite(40, 25);
    const site = { id: 'abcdefghij12', working: '1', live: null } as SiteSummary;
    let state: EditorState = initialEditorState({ site, document, limits: LIGHT_LIMITS }, null);
    siteFaults(document);
    const before = reads();
    for (const mainText of ['x', 'xy', 'xyz']) {
      state = applyEdit(state, (current) => editSheet(current, { cell: 'A1', language: 'jp' }, { mainText }), {
        focus: { panel: 'sheet', cell: 'A1' },
        at: 0,
        group: undefined,
      });
      expect([...pendingOf(state).changes.keys()]).toEqual([`sheet/${sheetIdOf(1)}/jp`]);
      toLocalDraft(state, 'editor', 0);
      toStoredHistory(state, 'editor');
      siteFaults(state.history.present);
    }
    expect(before).toBeGreaterThan(999);
    expect(reads() - before).toBe(0);
  });
});
