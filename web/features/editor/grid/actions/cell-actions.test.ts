import { describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/site/site.ts';
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

function openDesk(document: SiteDocument, readOnly: ReadOnlyReason | null = null): { editor: Editor; desk: CellActions; told: string[] } {
  const send = () => new Promise<never>(() => undefined);
  const opened = { site: { id: 'abcdefghij12', working: '0' } as SiteSummary, document, limits: LIMITS };
  const editor = createEditor(opened, readOnly, { client: {} as never, send });
  const told: string[] = [];
  return { editor, told, desk: createCellActions(editor, (text) => told.push(text)) };
}

const texts = ({ store }: Editor): Record<string, string | undefined> => {
  const { grid, sheets } = store.getState().history.present;
  return Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));
};
const chosen = ({ store }: Editor): string[] => {
  const { selection: marked, activeCell: selected } = store.getState();
  return marked.size > 0 ? [...marked].toSorted() : [selected];
};

describe('the cell desk', () => {
  it('moves chosen sheets in one step, and what is chosen goes with them', () => {
    const { editor, desk } = openDesk(site(3, 3, 'A1', 'B1', 'B2'));
    editor.selectCells(['A1', 'B1'], 'A1');
    desk.move(['A1', 'B1'], { rows: 1, columns: 0 });
    expect(texts(editor)).toEqual({ A2: 'A1', B2: 'B1', B1: 'B2' });
    expect(chosen(editor)).toEqual(['A2', 'B2']);
    editor.undo();
    expect(texts(editor)).toEqual({ A1: 'A1', B1: 'B1', B2: 'B2' });
  });

  it('moves only as far as the grid reaches', () => {
    const { editor, desk } = openDesk(site(2, 2, 'A1'));
    desk.move(['A1'], { rows: 9, columns: -1 });
    expect(texts(editor)).toEqual({ A2: 'A1' });
    desk.move(['A2'], { rows: -9, columns: 9 });
    expect(texts(editor)).toEqual({ B1: 'A1' });
  });

  it('puts what was taken up into the next cell, wherever that sheet stands by then', () => {
    const { editor, desk } = openDesk(site(2, 2, 'A1', 'B2'));
    desk.startPlacing();
    desk.move(['A1'], { rows: 0, columns: 1 });
    desk.dropInto('B2');
    expect(texts(editor)).toEqual({ B2: 'A1', B1: 'B2' });
    expect(desk.store.getState().moving).toBeNull();
  });

  it('moves what was cut by pasting, once, and pastes what was copied as often as asked', () => {
    const { editor, desk, told } = openDesk(site(2, 2, 'A1'));
    desk.cut();
    editor.select('B1');
    desk.paste();
    desk.paste();
    expect(texts(editor)).toEqual({ B1: 'A1' });
    desk.copy();
    for (const cell of ['A1', 'B2']) {
      editor.select(cell);
      desk.paste();
    }
    expect(texts(editor)).toEqual({ A1: 'A1', B1: 'A1', B2: 'A1' });
    expect(told).toEqual(['A1', 'B1']);
  });

  it('says what pasting replaced and what found no room', () => {
    const { editor, desk } = openDesk(site(1, 3, 'A1', 'B1'));
    editor.extendSelection('B1');
    desk.copy();
    editor.select('B1');
    desk.paste();
    expect(desk.store.getState().event?.what).toEqual({ kind: 'pasted', count: 2, replaced: 1, outside: 0 });
    editor.select('C1');
    desk.paste();
    expect(desk.store.getState().event?.what).toEqual({ kind: 'pasted', count: 1, replaced: 1, outside: 1 });
  });

  it('asks before sheets go, and not where there is nothing to lose', () => {
    const { editor, desk } = openDesk(placeSheet(site(3, 2, 'A1'), { cell: 'A2', language: 'jp' }, sheetIdOf(9)));
    desk.clear(['A2']);
    expect(texts(editor)).toEqual({ A1: 'A1' });
    desk.clear(['A1']);
    expect(desk.store.getState().confirmation).toEqual({ kind: 'clear', cells: ['A1'] });
    desk.answerConfirmation(false);
    expect(texts(editor)).toEqual({ A1: 'A1' });
    desk.deleteSelected('row');
    desk.answerConfirmation(true);
    expect([texts(editor), editor.store.getState().history.present.grid.numberHorizontal]).toEqual([{}, 2]);
    desk.deleteSelected('row');
    expect(desk.store.getState().confirmation).toBeNull();
    expect(editor.store.getState().history.present.grid.numberHorizontal).toBe(1);
    desk.deleteSelected('row');
    expect(editor.store.getState().history.present.grid.numberHorizontal).toBe(1);
  });

  it('inserts as many lines as are chosen, and none beyond the plan', () => {
    const { editor, desk } = openDesk(site(2, 2, 'A1', 'A2'));
    desk.insertBeside('row', 'before');
    expect(texts(editor)).toEqual({ A2: 'A1', A3: 'A2' });
    expect(editor.store.getState().activeCell).toBe('A1');
    editor.selectCells(['A1', 'A2'], 'A1');
    desk.insertBeside('row', 'after');
    expect(texts(editor)).toEqual({ A2: 'A1', A3: 'A2' });
  });

  it('sends uploads on their way to where their cell goes', () => {
    const { editor, desk } = openDesk(site(2, 2, 'A1'));
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    editor.uploads.add([{ file, cell: 'B1', language: 'jp' }]);
    const cells = () => editor.uploads.store.getState().map(({ cell }) => cell);
    desk.move(['A1'], { rows: 0, columns: 1 });
    expect(cells()).toEqual(['A1']);
    desk.insertBeside('row', 'before');
    expect(cells()).toEqual(['A2']);
  });

  it('does nothing at all for a login that may only look', () => {
    const { editor, desk } = openDesk(site(2, 2, 'A1'), 'no-permission');
    const changed = vi.fn();
    editor.store.subscribe(changed);
    desk.cut();
    desk.startPlacing();
    desk.clear();
    desk.move(['A1'], { rows: 1, columns: 0 });
    desk.insertBeside('row', 'after');
    desk.deleteSelected('row');
    desk.copy();
    desk.paste();
    expect(changed).not.toHaveBeenCalled();
    expect([desk.store.getState().moving, desk.store.getState().confirmation]).toEqual([null, null]);
  });
});
