import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { cellName, isInGrid } from '#shared/rules/sheet/cell.ts';
import { resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { applyEdit, type EditorState, selectCell, initialEditorState, undoStep } from '#web/features/editor/model/editor/editor-state.ts';
import {
  selectedCells,
  selectAllCells,
  selectCells,
  extendSelection,
  toggleCell,
} from '#web/features/editor/model/editor/cell-selection.ts';
import { anyEdit, anySite, emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const open = (document = emptySite(3, 3)): EditorState =>
  initialEditorState({ site: { working: '0' } as SiteSummary, document, limits: PRO_LIMITS }, null);
const chosen = (state: EditorState): string[] => [...selectedCells(state)].toSorted();

const anyCell = fc.tuple(fc.nat(5), fc.nat(5)).map(([row, column]) => cellName({ row, column }));
type Act = (state: EditorState, index: number) => EditorState;
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  anyCell.map(
    (cell): Act =>
      (state) =>
        selectCell(state, cell),
  ),
  anyCell.map(
    (cell): Act =>
      (state) =>
        extendSelection(state, cell),
  ),
  anyCell.map(
    (cell): Act =>
      (state) =>
        toggleCell(state, cell),
  ),
  fc.array(anyCell, { minLength: 1 }).map(
    (cells): Act =>
      (state) =>
        selectCells(state, cells, cells[0] ?? ''),
  ),
  fc.constant<Act>(selectAllCells),
  fc.constant<Act>(undoStep),
  anyEdit().map(
    (change): Act =>
      (state, index) =>
        applyEdit(state, (document) => change(document, index), { focus: { panel: 'sheet', cell: 'B2' }, at: index * 5_000 }),
  ),
);

describe('choosing cells', () => {
  it('keeps everything chosen inside the grid and the focus among it, whatever happens', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyAct, { maxLength: 40 }), (site, acts) => {
        acts.reduce((state, act, index) => {
          const next = act(state, index);
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

  it('stretches a range from the anchor, however often its other end moves', () => {
    const wide = extendSelection(selectCell(open(), 'B2'), 'C3');
    expect(chosen(wide)).toEqual(['B2', 'B3', 'C2', 'C3']);
    expect(wide.activeCell).toBe('C3');
    expect(chosen(extendSelection(wide, 'A2'))).toEqual(['A2', 'B2']);
    expect(extendSelection(wide, 'D1')).toBe(wide);
  });

  it('adds single cells and lets go of them, but never of the last', () => {
    const two = toggleCell(open(), 'C3');
    expect(chosen(two)).toEqual(['A1', 'C3']);
    expect(two.activeCell).toBe('C3');
    const one = toggleCell(two, 'C3');
    expect([chosen(one), one.activeCell, one.selection.size]).toEqual([['A1'], 'A1', 0]);
    expect(toggleCell(one, 'A1')).toBe(one);
  });

  it('chooses the whole grid and leaves the focus where it was', () => {
    const all = selectAllCells(selectCell(open(), 'B1'));
    expect(all.selection.size).toBe(9);
    expect(all.activeCell).toBe('B1');
    const smaller = applyEdit(all, (document) => resizeGrid(document, 1, 1), { focus: { panel: 'site' }, at: 0 });
    expect([chosen(smaller), smaller.selection.size]).toEqual([['A1'], 0]);
    expect(selectCell(all, 'C3').selection.size).toBe(0);
  });

  it('stretches from a cell that is there when the grid has lost the anchor', () => {
    const range = extendSelection(selectCell(open(), 'C3'), 'A1');
    const smaller = applyEdit(range, (document) => resizeGrid(document, 2, 2), { focus: { panel: 'site' }, at: 0 });
    expect(chosen(smaller)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(chosen(extendSelection(smaller, 'A2'))).toEqual(['A1', 'A2']);
  });
});
