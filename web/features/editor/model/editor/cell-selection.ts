import { cellName, FIRST_CELL, isInGrid } from '#shared/rules/sheet/cell.ts';
import { boundsOf } from '#web/features/editor/model/document/cell-offset.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';

/**
 * Several cells chosen at once. `selected` is always one of them: the cell the focus is on and the inspector shows.
 * `marked` is empty while only that one is chosen. `anchor` is the end of a range that stays where it is.
 */
type Marking = Pick<EditorState, 'activeCell' | 'selection' | 'selectionAnchor' | 'panel' | 'placingPointId' | 'focusedField'>;

const NONE: ReadonlySet<string> = new Set();

/** One cell alone. */
export const selectOnly = (cell: string): Marking => ({
  activeCell: cell,
  selectionAnchor: cell,
  selection: NONE,
  panel: 'sheet',
  placingPointId: null,
  focusedField: null,
});

/** The cells that what is done is done to. */
export const selectedCells = ({
  selection: marked,
  activeCell: selected,
}: Pick<EditorState, 'selection' | 'activeCell'>): ReadonlySet<string> => (marked.size > 0 ? marked : new Set([selected]));

const markingOf = (marked: ReadonlySet<string>, selected: string, anchor: string): Marking =>
  marked.size > 1 ? { ...selectOnly(selected), selection: marked, selectionAnchor: anchor } : selectOnly(selected);

/** Every cell of the rectangle between two. */
export function cellsInRange(from: string, to: string): Set<string> {
  const block = boundsOf([from, to]);
  const cells = new Set<string>();
  if (!block) return cells;
  for (let row = block.top; row <= block.bottom; row += 1)
    for (let column = block.left; column <= block.right; column += 1) cells.add(cellName({ row, column }));
  return cells;
}

const isThere = ({ history }: EditorState, cell: string): boolean => {
  const { numberHorizontal, numberVertical } = history.present.grid;
  return isInGrid(cell, numberHorizontal, numberVertical);
};

/** Chooses the rectangle from the anchor to a cell. */
export const extendSelection = (state: EditorState, cell: string): EditorState =>
  isThere(state, cell) ? { ...state, ...markingOf(cellsInRange(state.selectionAnchor, cell), cell, state.selectionAnchor) } : state;

/** Chooses a cell besides the others, or lets go of it. The last one stays. */
export function toggleCell(state: EditorState, cell: string): EditorState {
  if (!isThere(state, cell)) return state;
  const marked = new Set(selectedCells(state));
  if (!marked.delete(cell)) return { ...state, ...markingOf(marked.add(cell), cell, cell) };
  const [other] = marked;
  if (other === undefined) return state;
  const selected = cell === state.activeCell ? other : state.activeCell;
  return { ...state, ...markingOf(marked, selected, selected) };
}

/** Chooses these cells; the focus goes to `selected`, which is one of them. */
export function selectCells(state: EditorState, cells: Iterable<string>, selected: string): EditorState {
  const there = new Set([...cells].filter((cell) => isThere(state, cell)));
  return there.has(selected) ? { ...state, ...markingOf(there, selected, selected) } : state;
}

/** Chooses the whole grid. */
export function selectAllCells(state: EditorState): EditorState {
  const { numberHorizontal, numberVertical } = state.history.present.grid;
  const last = cellName({ row: numberHorizontal - 1, column: numberVertical - 1 });
  return { ...state, ...markingOf(cellsInRange(FIRST_CELL, last), state.activeCell, state.selectionAnchor) };
}

/** Lets go of what is no longer in the grid; `selected` is inside already. */
export function clampSelection(state: EditorState): EditorState {
  const isAnchorThere = isThere(state, state.selectionAnchor);
  if (isAnchorThere && (state.selection.size === 0 || [...state.selection].every((cell) => isThere(state, cell)))) return state;
  const marked = new Set([...state.selection].filter((cell) => isThere(state, cell)));
  const anchor = isAnchorThere ? state.selectionAnchor : state.activeCell;
  return { ...state, ...(marked.has(state.activeCell) ? markingOf(marked, state.activeCell, anchor) : selectOnly(state.activeCell)) };
}
