import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/site.ts';
import { cellName, isInside } from '#shared/rules/cell.ts';
import { resizeGrid } from '#web/features/editor/model/edit-site.ts';
import { edit, type EditorState, selectCell, startEditing, undoLast } from '#web/features/editor/model/editor-state.ts';
import { chosenCells, markAll, markCells, markUpTo, toggleMark } from '#web/features/editor/model/marked-cells.ts';
import { anyEdit, anySite, emptySite } from '#web/features/editor/model/site-arbitraries.ts';
import { PRO_LIMITS } from '#web/testing/limits.ts';

const open = (document = emptySite(3, 3)): EditorState =>
  startEditing({ site: { working: '0' } as SiteSummary, document, limits: PRO_LIMITS }, null);
const chosen = (state: EditorState): string[] => [...chosenCells(state)].toSorted();

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
        markUpTo(state, cell),
  ),
  anyCell.map(
    (cell): Act =>
      (state) =>
        toggleMark(state, cell),
  ),
  fc.array(anyCell, { minLength: 1 }).map(
    (cells): Act =>
      (state) =>
        markCells(state, cells, cells[0] ?? ''),
  ),
  fc.constant<Act>(markAll),
  fc.constant<Act>(undoLast),
  anyEdit().map(
    (change): Act =>
      (state, index) =>
        edit(state, (document) => change(document, index), { focus: { panel: 'sheet', cell: 'B2' }, at: index * 5_000 }),
  ),
);

describe('choosing cells', () => {
  it('keeps everything chosen inside the grid and the focus among it, whatever happens', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyAct, { maxLength: 40 }), (site, acts) => {
        acts.reduce((state, act, index) => {
          const next = act(state, index);
          const { grid } = next.history.present;
          for (const cell of [...chosenCells(next), next.anchor])
            expect(isInside(cell, grid.numberHorizontal, grid.numberVertical)).toBe(true);
          expect(chosenCells(next).has(next.selected)).toBe(true);
          expect(next.marked.size).not.toBe(1);
          return next;
        }, open(site));
      }),
    );
  });

  it('stretches a range from the anchor, however often its other end moves', () => {
    const wide = markUpTo(selectCell(open(), 'B2'), 'C3');
    expect(chosen(wide)).toEqual(['B2', 'B3', 'C2', 'C3']);
    expect(wide.selected).toBe('C3');
    expect(chosen(markUpTo(wide, 'A2'))).toEqual(['A2', 'B2']);
    expect(markUpTo(wide, 'D1')).toBe(wide);
  });

  it('adds single cells and lets go of them, but never of the last', () => {
    const two = toggleMark(open(), 'C3');
    expect(chosen(two)).toEqual(['A1', 'C3']);
    expect(two.selected).toBe('C3');
    const one = toggleMark(two, 'C3');
    expect([chosen(one), one.selected, one.marked.size]).toEqual([['A1'], 'A1', 0]);
    expect(toggleMark(one, 'A1')).toBe(one);
  });

  it('chooses the whole grid and leaves the focus where it was', () => {
    const all = markAll(selectCell(open(), 'B1'));
    expect(all.marked.size).toBe(9);
    expect(all.selected).toBe('B1');
    const smaller = edit(all, (document) => resizeGrid(document, 1, 1), { focus: { panel: 'site' }, at: 0 });
    expect([chosen(smaller), smaller.marked.size]).toEqual([['A1'], 0]);
    expect(selectCell(all, 'C3').marked.size).toBe(0);
  });

  it('stretches from a cell that is there when the grid has lost the anchor', () => {
    const range = markUpTo(selectCell(open(), 'C3'), 'A1');
    const smaller = edit(range, (document) => resizeGrid(document, 2, 2), { focus: { panel: 'site' }, at: 0 });
    expect(chosen(smaller)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(chosen(markUpTo(smaller, 'A2'))).toEqual(['A1', 'A2']);
  });
});
