import { describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { type CellActions, createCellActions } from '#web/features/editor/grid/actions/cell-actions.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor } from '#web/features/editor/state/editor.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const LIMITS = { ...PRO_LIMITS, planName: 'light', maxSites: 1, maxSheets: 9, maxDirection: 4 };

const site = (rows: number, columns: number, ...cells: string[]): SiteDocument =>
  cells.reduce(
    (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, mainText: cell }),
    emptySite(rows, columns),
  );

function openActions(
  document: SiteDocument,
  readOnly: ReadOnlyReason | null = null,
): { editor: Editor; actions: CellActions; copied: string[] } {
  const send = () => new Promise<never>(() => undefined);
  const opened = { site: { id: 'abcdefghij12', working: '0' } as SiteSummary, document, limits: LIMITS };
  const editor = createEditor(opened, readOnly, { client: {} as never, send });
  const copied: string[] = [];
  return { editor, copied, actions: createCellActions(editor, (text) => copied.push(text)) };
}

const texts = ({ store }: Editor): Record<string, string | undefined> => {
  const { grid, sheets } = store.getState().history.present;
  return Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));
};
const selected = ({ store }: Editor): string[] => {
  const { selection, activeCell } = store.getState();
  return selection.size > 0 ? [...selection].toSorted() : [activeCell];
};

describe('CellActions', () => {
  it('moves the selected sheets together with the selection, in one undo step', () => {
    const { editor, actions } = openActions(site(3, 3, 'A1', 'B1', 'B2'));
    editor.selectCells(['A1', 'B1'], 'A1');
    actions.move(['A1', 'B1'], { rows: 1, columns: 0 });
    expect(texts(editor)).toEqual({ A2: 'A1', B2: 'B1', B1: 'B2' });
    expect(selected(editor)).toEqual(['A2', 'B2']);
    editor.undo();
    expect(texts(editor)).toEqual({ A1: 'A1', B1: 'B1', B2: 'B2' });
  });

  it('limits a move to the grid', () => {
    const { editor, actions } = openActions(site(2, 2, 'A1'));
    actions.move(['A1'], { rows: 9, columns: -1 });
    expect(texts(editor)).toEqual({ A2: 'A1' });
    actions.move(['A2'], { rows: -9, columns: 9 });
    expect(texts(editor)).toEqual({ B1: 'A1' });
  });

  it('makes room at the active cell, and selects it, in one undo step (R-6.113)', () => {
    const { editor, actions } = openActions(site(2, 3, 'A1', 'B1', 'A2'));
    editor.select('A1');
    actions.makeRoom('right');
    expect(texts(editor)).toEqual({ B1: 'A1', C1: 'B1', A2: 'A2' });
    expect(selected(editor)).toEqual(['A1']);
    expect(actions.store.getState().lastEvent?.event).toEqual({ kind: 'madeRoom', count: 2 });
    editor.undo();
    expect(texts(editor)).toEqual({ A1: 'A1', B1: 'B1', A2: 'A2' });
  });

  it('makes no room beyond the plan, or in a site that cannot be edited (R-6.113)', () => {
    const full = openActions(site(4, 2, 'A1', 'A2', 'A3', 'A4'));
    full.editor.select('A1');
    full.actions.makeRoom('down');
    expect(texts(full.editor)).toEqual({ A1: 'A1', A2: 'A2', A3: 'A3', A4: 'A4' });
    const read = openActions(site(1, 2, 'A1'), 'no-permission');
    read.editor.select('A1');
    read.actions.makeRoom('right');
    expect(texts(read.editor)).toEqual({ A1: 'A1' });
  });

  it('moves the picked-up sheet to the chosen cell, even if the sheet was moved in between', () => {
    const { editor, actions } = openActions(site(2, 2, 'A1', 'B2'));
    actions.startPlacing();
    actions.move(['A1'], { rows: 0, columns: 1 });
    actions.dropInto('B2');
    expect(texts(editor)).toEqual({ B2: 'A1', B1: 'B2' });
    expect(actions.store.getState().moving).toBeNull();
  });

  it('pastes a cut sheet once and a copied sheet any number of times', () => {
    const { editor, actions, copied } = openActions(site(2, 2, 'A1'));
    actions.cut();
    editor.select('B1');
    actions.paste();
    actions.paste();
    expect(texts(editor)).toEqual({ B1: 'A1' });
    actions.copy();
    for (const cell of ['A1', 'B2']) {
      editor.select(cell);
      actions.paste();
    }
    expect(texts(editor)).toEqual({ A1: 'A1', B1: 'A1', B2: 'A1' });
    expect(copied).toEqual(['A1', 'B1']);
  });

  it('reports how many sheets a paste replaced and how many did not fit into the grid', () => {
    const { editor, actions } = openActions(site(1, 3, 'A1', 'B1'));
    editor.extendSelection('B1');
    actions.copy();
    editor.select('B1');
    actions.paste();
    expect(actions.store.getState().lastEvent?.event).toEqual({ kind: 'pasted', count: 2, replaced: 1, outside: 0 });
    editor.select('C1');
    actions.paste();
    expect(actions.store.getState().lastEvent?.event).toEqual({ kind: 'pasted', count: 1, replaced: 1, outside: 1 });
  });

  it('asks for confirmation before it deletes sheets with content, but not before it deletes empty sheets', () => {
    const { editor, actions } = openActions(placeSheet(site(3, 2, 'A1'), { cell: 'A2', language: 'jp' }, sheetIdOf(9)));
    actions.clear(['A2']);
    expect(texts(editor)).toEqual({ A1: 'A1' });
    actions.clear(['A1']);
    expect(actions.store.getState().confirmation).toEqual({ kind: 'clear', cells: ['A1'] });
    actions.answerConfirmation(false);
    expect(texts(editor)).toEqual({ A1: 'A1' });
    actions.deleteSelected('row');
    actions.answerConfirmation(true);
    expect([texts(editor), editor.store.getState().history.present.grid.numberHorizontal]).toEqual([{}, 2]);
    actions.deleteSelected('row');
    expect(actions.store.getState().confirmation).toBeNull();
    expect(editor.store.getState().history.present.grid.numberHorizontal).toBe(1);
    actions.deleteSelected('row');
    expect(editor.store.getState().history.present.grid.numberHorizontal).toBe(1);
  });

  it('inserts as many rows as are selected, but nothing if the grid would exceed the limit of the plan', () => {
    const { editor, actions } = openActions(site(2, 2, 'A1', 'A2'));
    actions.insertBeside('row', 'before');
    expect(texts(editor)).toEqual({ A2: 'A1', A3: 'A2' });
    expect(editor.store.getState().activeCell).toBe('A1');
    editor.selectCells(['A1', 'A2'], 'A1');
    actions.insertBeside('row', 'after');
    expect(texts(editor)).toEqual({ A2: 'A1', A3: 'A2' });
  });

  it('moves uploads in progress with their cells', () => {
    const { editor, actions } = openActions(site(2, 2, 'A1'));
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    editor.uploads.add([{ file, cell: 'B1', language: 'jp' }]);
    const cells = () => editor.uploads.store.getState().map(({ cell }) => cell);
    actions.move(['A1'], { rows: 0, columns: 1 });
    expect(cells()).toEqual(['A1']);
    actions.insertBeside('row', 'before');
    expect(cells()).toEqual(['A2']);
  });

  it('changes nothing in a read-only editor', () => {
    const { editor, actions } = openActions(site(2, 2, 'A1'), 'no-permission');
    const changed = vi.fn();
    editor.store.subscribe(changed);
    actions.cut();
    actions.startPlacing();
    actions.clear();
    actions.move(['A1'], { rows: 1, columns: 0 });
    actions.insertBeside('row', 'after');
    actions.deleteSelected('row');
    actions.copy();
    actions.paste();
    expect(changed).not.toHaveBeenCalled();
    expect([actions.store.getState().moving, actions.store.getState().confirmation]).toEqual([null, null]);
  });
});
