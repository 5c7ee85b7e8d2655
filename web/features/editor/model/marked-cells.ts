import { cellName, FIRST_CELL, isInside } from '#shared/rules/cell.ts';
import { blockOf } from '#web/features/editor/model/cell-offset.ts';
import type { EditorState } from '#web/features/editor/model/editor-state.ts';

/**
 * Several cells chosen at once. `selected` is always one of them: the cell the focus is on and the inspector shows.
 * `marked` is empty while only that one is chosen. `anchor` is the end of a range that stays where it is.
 */
type Marking = Pick<EditorState, 'selected' | 'marked' | 'anchor' | 'panel' | 'placing' | 'wanted'>;

const NONE: ReadonlySet<string> = new Set();

/** One cell alone. */
export const markOnly = (cell: string): Marking => ({
  selected: cell,
  anchor: cell,
  marked: NONE,
  panel: 'sheet',
  placing: null,
  wanted: null,
});

/** The cells that what is done is done to. */
export const chosenCells = ({ marked, selected }: Pick<EditorState, 'marked' | 'selected'>): ReadonlySet<string> =>
  marked.size > 0 ? marked : new Set([selected]);

const markingOf = (marked: ReadonlySet<string>, selected: string, anchor: string): Marking =>
  marked.size > 1 ? { ...markOnly(selected), marked, anchor } : markOnly(selected);

/** Every cell of the rectangle between two. */
export function cellsBetween(from: string, to: string): Set<string> {
  const block = blockOf([from, to]);
  const cells = new Set<string>();
  if (!block) return cells;
  for (let row = block.top; row <= block.bottom; row += 1)
    for (let column = block.left; column <= block.right; column += 1) cells.add(cellName({ row, column }));
  return cells;
}

const isThere = ({ history }: EditorState, cell: string): boolean => {
  const { numberHorizontal, numberVertical } = history.present.grid;
  return isInside(cell, numberHorizontal, numberVertical);
};

/** Chooses the rectangle from the anchor to a cell. */
export const markUpTo = (state: EditorState, cell: string): EditorState =>
  isThere(state, cell) ? { ...state, ...markingOf(cellsBetween(state.anchor, cell), cell, state.anchor) } : state;

/** Chooses a cell besides the others, or lets go of it. The last one stays. */
export function toggleMark(state: EditorState, cell: string): EditorState {
  if (!isThere(state, cell)) return state;
  const marked = new Set(chosenCells(state));
  if (!marked.delete(cell)) return { ...state, ...markingOf(marked.add(cell), cell, cell) };
  const [other] = marked;
  if (other === undefined) return state;
  const selected = cell === state.selected ? other : state.selected;
  return { ...state, ...markingOf(marked, selected, selected) };
}

/** Chooses these cells; the focus goes to `selected`, which is one of them. */
export function markCells(state: EditorState, cells: Iterable<string>, selected: string): EditorState {
  const there = new Set([...cells].filter((cell) => isThere(state, cell)));
  return there.has(selected) ? { ...state, ...markingOf(there, selected, selected) } : state;
}

/** Chooses the whole grid. */
export function markAll(state: EditorState): EditorState {
  const { numberHorizontal, numberVertical } = state.history.present.grid;
  const last = cellName({ row: numberHorizontal - 1, column: numberVertical - 1 });
  return { ...state, ...markingOf(cellsBetween(FIRST_CELL, last), state.selected, state.anchor) };
}

/** Lets go of what is no longer in the grid; `selected` is inside already. */
export function marksInside(state: EditorState): EditorState {
  const isAnchorThere = isThere(state, state.anchor);
  if (isAnchorThere && (state.marked.size === 0 || [...state.marked].every((cell) => isThere(state, cell)))) return state;
  const marked = new Set([...state.marked].filter((cell) => isThere(state, cell)));
  const anchor = isAnchorThere ? state.anchor : state.selected;
  return { ...state, ...(marked.has(state.selected) ? markingOf(marked, state.selected, anchor) : markOnly(state.selected)) };
}
