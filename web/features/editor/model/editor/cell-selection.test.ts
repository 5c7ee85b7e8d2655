import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { cellName, isInGrid } from '#shared/values/cell.ts';
import { anyEdit, anySite, emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import {
  extendSelection,
  selectAllCells,
  selectCells,
  selectedCells,
  toggleCell,
} from '#web/features/editor/model/editor/cell-selection.ts';
import {
  applyEdit,
  changeSelection,
  type EditorState,
  initialEditorState,
  selectCell,
  undoStep,
} from '#web/features/editor/model/editor/editor-state.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const open = (document = emptySite(3, 3)): EditorState =>
  initialEditorState({ site: { working: '0' } as SiteSummary, document, limits: PRO_LIMITS }, null);
const selected = (state: EditorState): string[] => [...selectedCells(state)].toSorted();
const extend = (state: EditorState, cell: string) => changeSelection(state, (selection, grid) => extendSelection(selection, grid, cell));
const toggle = (state: EditorState, cell: string) => changeSelection(state, (selection, grid) => toggleCell(selection, grid, cell));

const anyCell = fc.tuple(fc.nat(5), fc.nat(5)).map(([row, column]) => cellName({ row, column }));
type Action = (state: EditorState, index: number) => EditorState;
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  anyCell.map(
    (cell): Action =>
      (state) =>
        selectCell(state, cell),
  ),
  anyCell.map(
    (cell): Action =>
      (state) =>
        extend(state, cell),
  ),
  anyCell.map(
    (cell): Action =>
      (state) =>
        toggle(state, cell),
  ),
  fc.array(anyCell, { minLength: 1 }).map(
    (cells): Action =>
      (state) =>
        changeSelection(state, (selection, grid) => selectCells(selection, grid, cells, cells[0] ?? '')),
  ),
  fc.constant<Action>((state) => changeSelection(state, selectAllCells)),
  fc.constant<Action>(undoStep),
  anyEdit().map(
    (change): Action =>
      (state, index) =>
        applyEdit(state, (document) => change(document, index), { focus: { panel: 'sheet', cell: 'B2' }, at: index * 5_000 }),
  ),
);

describe('selection of cells', () => {
  it('stays inside the grid and contains the active cell after any action', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyAction, { maxLength: 40 }), (site, actions) => {
        actions.reduce((state, action, index) => {
          const next = action(state, index);
          const { grid } = next.history.present;
          for (const cell of [...selectedCells(next), next.selectionAnchor])
            expect(isInGrid(cell, grid.numberHorizontal, grid.numberVertical)).toBe(true);
          expect(selectedCells(next).has(next.activeCell)).toBe(true);
          expect(next.selection.size).not.toBe(1);
          return next;
        }, open(site));
      }),
    );
  });

  it('extends from the same anchor however often the other end moves', () => {
    const wide = extend(selectCell(open(), 'B2'), 'C3');
    expect(selected(wide)).toEqual(['B2', 'B3', 'C2', 'C3']);
    expect(wide.activeCell).toBe('C3');
    expect(selected(extend(wide, 'A2'))).toEqual(['A2', 'B2']);
    expect(extend(wide, 'D1')).toBe(wide);
  });

  it('toggles single cells, but never deselects the last cell', () => {
    const two = toggle(open(), 'C3');
    expect(selected(two)).toEqual(['A1', 'C3']);
    expect(two.activeCell).toBe('C3');
    const one = toggle(two, 'C3');
    expect([selected(one), one.activeCell, one.selection.size]).toEqual([['A1'], 'A1', 0]);
    expect(toggle(one, 'A1')).toBe(one);
  });

  it('covers the whole grid on request, without moving the active cell', () => {
    const all = changeSelection(selectCell(open(), 'B1'), selectAllCells);
    expect(all.selection.size).toBe(9);
    expect(all.activeCell).toBe('B1');
    const smaller = applyEdit(all, (document) => resizeGrid(document, 1, 1), { focus: { panel: 'site' }, at: 0 });
    expect([selected(smaller), smaller.selection.size]).toEqual([['A1'], 0]);
    expect(selectCell(all, 'C3').selection.size).toBe(0);
  });

  it('extends from a cell inside the grid after the anchor was removed', () => {
    const range = extend(selectCell(open(), 'C3'), 'A1');
    const smaller = applyEdit(range, (document) => resizeGrid(document, 2, 2), { focus: { panel: 'site' }, at: 0 });
    expect(selected(smaller)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(selected(extend(smaller, 'A2'))).toEqual(['A1', 'A2']);
  });
});
